import type { RowOf } from '@touchline/domain/models/rows.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { present } from '@touchline/domain/present.ts'
import type { PriceChange } from '@touchline/domain/pricing/requote.ts'
import { mergeChildrenRefusal, takenFromTwin } from '@touchline/domain/users/merge-users.ts'
import { admitNewGuardian } from '../families/new-readers.ts'
import { refuse } from '../graphql/errors.ts'
import { selectRow, selectRows } from '../graphql/write/rows.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { recordAct } from '../impersonation/record-act.ts'
import { priceFamily } from '../registrations/family-prices.ts'
import { lockFamiliesOf } from '../registrations/locks.ts'
import { sendRequoted } from '../registrations/send-registration-emails.ts'
import { joinEntries } from '../users/merge-players.ts'
import { keepHold } from './injury-holds.ts'

const Player = modelNamed('Player')

export interface ChildMergeInput {
  keepId: string
  goneId: string
  /** The versions that the administrator has seen; omitted for a preview. */
  versions?: { keep: number; gone: number }
}

interface Entry {
  id: string
  version: number
  name: string
  birthDate: string
}

export interface MergedChildren {
  keep: Entry
  gone: Entry
  registrations: number
  kitOrders: number
  consents: number
  /** The names of fields that were taken from the other entry, without their values. */
  taken: string[]
  prices: PriceChange[]
}

/** Merges two entries of one child (P-15) in this transaction. The caller is an administrator. */
export async function mergeChildren(context: WriteContext, wanted: ChildMergeInput): Promise<MergedChildren> {
  const { tx, caller, now } = context
  await lockFamiliesOf(tx, [wanted.keepId, wanted.goneId])
  const { keep, gone } = await lockedEntries(context, wanted)
  refuse(mergeChildrenRefusal({ ...wanted, isOneFamily: await isOneFamily(context, keep, gone) }))
  await admitNewGuardian(context, [gone.id], keep.userPlayersId)
  const along = await joinEntries(context, keep, gone)
  const kept = await selectRow(tx, Player, 'id = $1', [keep.id])
  if (kept.status === 'ON_HOLD') await keepHold(context, kept)
  await recordAct(tx, {
    adminEmail: present(caller.email, 'the address of whoever merges'),
    action: 'MERGE',
    row: { model: 'Player', id: keep.id },
    userId: keep.userPlayersId,
    after: { merged: gone.id, name: nameOf(gone), birthDate: gone.birthDate },
    now,
  })
  const { requoted } = await priceFamily(context, keep.id, { cause: 'SIBLING_LEFT' })
  await sendRequoted(context, requoted)
  return {
    keep: entryOf(keep),
    gone: entryOf(gone),
    ...along,
    taken: Object.keys(takenFromTwin(keep, gone)),
    prices: requoted.changes,
  }
}

const nameOf = ({ firstName, lastName }: RowOf<'Player'>) => `${firstName} ${lastName}`

const entryOf = (player: RowOf<'Player'>): Entry => ({
  id: player.id,
  version: player._version,
  name: nameOf(player),
  birthDate: player.birthDate,
})

async function lockedEntries({ tx }: WriteContext, { keepId, goneId, versions }: ChildMergeInput) {
  const rows = await selectRows(
    tx,
    Player,
    'id in ($1, $2) and not _deleted order by id',
    [keepId, goneId],
    'for update',
  )
  const [keep, gone] = [keepId, goneId].map((id) => rows.find((row) => row.id === id))
  if (!keep || !gone)
    refuse({
      code: 'PLAYER_GONE',
      field: keep ? 'goneId' : 'keepId',
      message: 'One of the two no longer exists.',
    })
  if (versions && (keep._version !== versions.keep || gone._version !== versions.gone))
    refuse({
      code: 'CHANGED',
      message: 'One of the two was changed in the meantime. Please check again, then merge.',
    })
  return { keep, gone }
}

async function isOneFamily(
  { tx }: WriteContext,
  keep: RowOf<'Player'>,
  gone: RowOf<'Player'>,
): Promise<boolean> {
  if (gone.userPlayersId === null || gone.userPlayersId === keep.userPlayersId) return true
  const found = await tx`
    select from shared_guardians where user_id = ${gone.userPlayersId} and guardian_id = ${keep.userPlayersId}`
  return found.count > 0
}
