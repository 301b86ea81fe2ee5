import {
  contactsRefusal,
  type GivenContacts,
  type MissingContact,
  missingContacts,
} from '@touchline/domain/families/contacts.ts'
import type { RowOf } from '@touchline/domain/models/rows.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { refuse } from '../graphql/errors.ts'
import { updateRecorded } from '../graphql/write/record.ts'
import { selectRow, selectRows } from '../graphql/write/rows.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { inOneGo } from '../postgres/in-one-go.ts'

const [Player, User] = [modelNamed('Player'), modelNamed('User')]

/** Requires a phone number and an emergency contact, on file or in this request, which are then saved (E-19). */
export async function takeContacts(
  context: WriteContext,
  players: readonly RowOf<'Player'>[],
  given: GivenContacts,
): Promise<void> {
  const { tx, caller, myUserId } = context
  // The desk also registers over the phone; a to-do item asks the family later.
  if (caller.role === 'ADMIN') return
  for (const id of new Set(players.map((player) => player.id))) {
    const [player, [me], isReachable] = await inOneGo([
      selectRow(tx, Player, 'id = $1', [id], 'for update'),
      selectRows(tx, User, 'id = $1', [myUserId], 'for update'),
      isFamilyReachable(context, id),
    ])
    const missing = missingContacts({ ...player, isReachable })
    refuse(contactsRefusal(missing, given))
    await inOneGo([
      missing.includes('PHONE') && me && updateRecorded(context, User, me, { phone: given.phone.trim() }),
      missing.includes('EMERGENCY') &&
        updateRecorded(context, Player, player, {
          emergencyContact: given.emergencyContact.trim(),
          emergencyPhone: given.emergencyPhone.trim(),
        }),
    ])
  }
}

/** The contact details missing for a child (E-19). */
export async function missingContactsOf(
  context: WriteContext,
  player: RowOf<'Player'>,
): Promise<MissingContact[]> {
  return missingContacts({ ...player, isReachable: await isFamilyReachable(context, player.id) })
}

async function isFamilyReachable({ tx }: WriteContext, playerId: string): Promise<boolean> {
  const reachable = await tx`
    select from shared_guardians shared join users guardian on guardian.id = shared.guardian_id
    where shared.user_id = (select user_players_id from players where id = ${playerId})
      and trim(coalesce(guardian.phone, '')) <> ''`
  return reachable.count > 0
}
