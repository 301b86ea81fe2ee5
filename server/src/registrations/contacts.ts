import {
  contactsRefusal,
  type GivenContacts,
  type MissingContact,
  missingContacts,
} from '@touchline/domain/contacts.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import type { RowOf } from '@touchline/domain/rows.ts'
import { refuse } from '../graphql/errors.ts'
import { updateRecorded } from '../graphql/write/record.ts'
import { selectRow } from '../graphql/write/rows.ts'
import type { WriteContext } from '../graphql/write/rules.ts'

const [Player, User] = [modelNamed('Player'), modelNamed('User')]

/** What a family registers with: its phone and an emergency contact, on file or given now and then saved (E-19). */
export async function takeContacts(
  context: WriteContext,
  players: readonly RowOf<'Player'>[],
  given: GivenContacts,
): Promise<void> {
  const { tx, caller, myUserId } = context
  // The desk registers on the phone, too; the to-do asks later.
  if (caller.role === 'ADMIN') return
  for (const id of new Set(players.map((player) => player.id))) {
    const player = await selectRow(tx, Player, 'id = $1', [id], 'for update')
    const missing = await missingContactsOf(context, player)
    refuse(contactsRefusal(missing, given))
    if (missing.includes('PHONE') && myUserId !== null) {
      const user = await selectRow(tx, User, 'id = $1', [myUserId], 'for update')
      await updateRecorded(context, User, user, { phone: given.phone.trim() })
    }
    if (missing.includes('EMERGENCY'))
      await updateRecorded(context, Player, player, {
        emergencyContact: given.emergencyContact.trim(),
        emergencyPhone: given.emergencyPhone.trim(),
      })
  }
}

/** What is not on file for a child (E-19). */
export async function missingContactsOf(
  { tx }: WriteContext,
  player: RowOf<'Player'>,
): Promise<MissingContact[]> {
  const reachable = await tx`
    select from shared_guardians shared join users guardian on guardian.id = shared.guardian_id
    where shared.user_id = ${player.userPlayersId} and trim(coalesce(guardian.phone, '')) <> ''`
  return missingContacts({ ...player, isReachable: reachable.count > 0 })
}
