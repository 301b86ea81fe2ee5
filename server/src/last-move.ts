import type { LastMove } from '@touchline/domain/status/take-back.ts'
import { readSettings } from './club/load-club.ts'
import type { WriteContext } from './graphql/write/rules.ts'

/** From where the club brought a row to its version of now, and when; null if that was no move of the club's. */
export async function lastMove(
  { tx }: WriteContext,
  { id, _version }: { id: string; _version: number },
): Promise<LastMove | null> {
  const [entry] = await tx<LastMove[]>`
    select before->>'status' as from, created_at as at from audit_entries
    where row_id = ${id} and action = 'UPDATE' and actor_role = 'ADMIN' and as_user_id is null
      and (after->>'_version')::int = ${_version}
      and before->>'status' is distinct from after->>'status'`
  return entry ?? null
}

/** For as long a move of the club's can be taken back, and the email about it waits; a setting. */
export const takeBackSeconds = async ({ tx }: WriteContext): Promise<number> =>
  (await readSettings(tx)).facts.takeBackSeconds

/** Until when the email about a move of now is held. */
export async function heldUntil(context: WriteContext): Promise<Date> {
  return new Date(context.now.getTime() + (await takeBackSeconds(context)) * 1_000)
}
