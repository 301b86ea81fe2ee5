import type { RowOf } from '@touchline/domain/rows.ts'
import type { WriteContext } from '../graphql/write/rules.ts'

/** From where the club brought the order to its version of now, and when; null if that was no move of the club's. */
export async function lastMove(
  { tx }: WriteContext,
  current: RowOf<'KitOrder'>,
): Promise<{ from: string; at: string } | null> {
  const [entry] = await tx<{ from: string; at: string }[]>`
    select before->>'status' as from, created_at as at from audit_entries
    where row_id = ${current.id} and action = 'UPDATE' and actor_role = 'ADMIN' and as_user_id is null
      and (after->>'_version')::int = ${current._version}
      and before->>'status' is distinct from after->>'status'`
  return entry ?? null
}
