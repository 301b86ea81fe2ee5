import type { AuditAct } from '@touchline/domain/audit/audit-actions.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { refuse } from '../graphql/errors.ts'
import { updateByRules } from '../graphql/write/apply.ts'
import { updateRecorded } from '../graphql/write/record.ts'
import { selectRows } from '../graphql/write/rows.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { recordAct } from '../impersonation/record-act.ts'
import type { Transaction } from '../postgres/pool.ts'
import { lockFamiliesOfUsers } from '../registrations/locks.ts'
import { priceSome } from '../registrations/price-families.ts'
import { admitNewGuardian } from './new-readers.ts'

const [User, Player] = [modelNamed('User'), modelNamed('Player')]

interface Bar {
  /** The user who loses access. */
  userId: string
  /** The user whose children they lose access to. */
  fromUserId: string
}

/**
 * Bars a guardian from another's children, for example by a court order (P-14). The two are no longer a family.
 * Children added by the barred guardian who are the other's too are moved there, with their history.
 */
export async function barGuardian(
  context: WriteContext,
  { userId, fromUserId, reason, playerIds }: Bar & { reason: string; playerIds: readonly string[] },
): Promise<void> {
  const { tx, caller, now } = context
  const [barred, other] = await bothLocked(context, { userId, fromUserId })
  await tx`
    insert into barred_guardians (user_id, from_user_id, reason, barred_by, barred_at)
    values (${userId}, ${fromUserId}, ${reason}, ${caller.email}, ${now})
    on conflict (user_id, from_user_id) do update set reason = excluded.reason`
  await tx`
    delete from family_invitations where (inviter_id = ${userId} and email = ${other.email})
      or (inviter_id = ${fromUserId} and email = ${barred.email})`
  const moved = await handOver(context, { userId, fromUserId, playerIds })
  if (barred.family !== null && barred.family === other.family)
    await updateByRules(context, User, barred, { family: null })
  if (moved.length > 0) {
    await priceSome(context, userId, 'SIBLING_LEFT')
    await priceSome(context, fromUserId, 'SIBLING_JOINED')
  }
  await record(context, 'NO_ACCESS', { userId, fromUserId }, reason)
}

/** Lifts the bar. The guardians must decide themselves whether to share their children again. */
export async function unbarGuardian(context: WriteContext, bar: Bar): Promise<void> {
  const { count } = await context.tx`
    delete from barred_guardians where user_id = ${bar.userId} and from_user_id = ${bar.fromUserId}`
  if (count === 1) await record(context, 'ACCESS_AGAIN', bar)
}

async function bothLocked({ tx }: WriteContext, { userId, fromUserId }: Bar) {
  await lockFamiliesOfUsers(tx, [userId, fromUserId])
  const where = 'id in ($1, $2) and not _deleted order by id'
  const rows = await selectRows(tx, User, where, [userId, fromUserId], 'for update')
  const barred = rows.find(({ id }) => id === userId)
  const other = rows.find(({ id }) => id === fromUserId)
  if (!barred || !other || barred.id === other.id)
    refuse({ code: 'USER_GONE', field: 'id', message: 'One of the two no longer exists.' })
  return [barred, other] as const
}

async function handOver(
  context: WriteContext,
  { userId, fromUserId, playerIds }: Bar & { playerIds: readonly string[] },
): Promise<string[]> {
  const { tx } = context
  const players = await selectRows(
    tx,
    Player,
    'user_players_id = $1 and not _deleted order by id',
    [userId],
    'for update',
  )
  const moved = players.filter(({ id }) => playerIds.includes(id))
  await admitNewGuardian(
    context,
    moved.map(({ id }) => id),
    fromUserId,
  )
  for (const player of moved) {
    await updateRecorded(context, Player, player, { userPlayersId: fromUserId })
    await tx`
      update audit_entries set subject_user_id = ${fromUserId} where subject_user_id = ${userId} and row_id in (
        select ${player.id} union all
        select id from player_program_registrations where player_registrations_id = ${player.id} union all
        select id from kit_orders where player_kit_orders_id = ${player.id} union all
        select id from tournament_sign_ups where player_id = ${player.id} union all
        select d.id from registration_discounts d join player_program_registrations r
          on r.id = d.player_program_registration_discounts_id where r.player_registrations_id = ${player.id})`
  }
  return moved.map(({ id }) => id)
}

/** Both can see in the history that the club did it, but only the children's guardian sees why. */
async function record(
  { tx, caller: { email: adminEmail }, now }: WriteContext,
  action: AuditAct,
  { userId, fromUserId }: Bar,
  reason?: string,
): Promise<void> {
  await recordAct(tx, { adminEmail, action, userId, now })
  await recordAct(tx, { adminEmail, action, userId: fromUserId, reason, now })
}

/** Call whenever somebody has joined a family: a barred guardian must not be linked (P-14). */
export async function refuseBarred(tx: Transaction): Promise<void> {
  const together = await tx`
    select from barred_guardians b join shared_guardians s on s.user_id = b.user_id and s.guardian_id = b.from_user_id`
  if (together.count > 0)
    refuse({
      code: 'NO_ACCESS',
      field: 'family',
      message:
        'The club has noted that one of the two has no access to the other’s children. Undo that first.',
    })
}
