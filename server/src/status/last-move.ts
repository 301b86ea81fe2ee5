import type { LastMove } from '@touchline/domain/status/take-back.ts'
import { readSettings } from '../club/load-club.ts'
import type { WriteContext } from '../graphql/write/rules.ts'

/**
 * The previous status and the time of the change, if the row's current version is the club's change; otherwise null.
 * Automatic changes in the same transaction count as part of it, such as an approved place that becomes ACTIVE (B-20).
 */
export async function lastMove(
  { tx }: WriteContext,
  { id, _version }: { id: string; _version: number },
): Promise<LastMove | null> {
  const [entry] = await tx<LastMove[]>`
    select move.before->>'status' as from, move.created_at as at
    from audit_entries last join audit_entries move on move.row_id = last.row_id and move.xmin = last.xmin
    where last.row_id = ${id} and last.action = 'UPDATE' and (last.after->>'_version')::int = ${_version}
      and move.action = 'UPDATE' and move.actor_role = 'ADMIN' and move.as_user_id is null
      and move.before->>'status' is distinct from move.after->>'status'
    order by (move.after->>'_version')::int limit 1`
  return entry ?? null
}

/** How long the club can undo a status change and its email is held; a setting. */
export const takeBackSeconds = async ({ tx }: WriteContext): Promise<number> =>
  (await readSettings(tx)).facts.takeBackSeconds

/** Until when the email about a change made now is held. */
export async function heldUntil(context: WriteContext): Promise<Date> {
  return new Date(context.now.getTime() + (await takeBackSeconds(context)) * 1_000)
}
