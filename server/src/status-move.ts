import { type MoveKind, moveRefusal } from '@touchline/domain/status/moves.ts'
import type { Caller } from './graphql/caller.ts'
import { refuse } from './graphql/errors.ts'
import type { WriteContext } from './graphql/write/rules.ts'

export const actorOf = ({ role }: Caller): 'ADMIN' | 'PARENT' => (role === 'ADMIN' ? 'ADMIN' : 'PARENT')

/** Refuses a status that the caller may not bring about from where the row stands, and names those they may. */
export function checkMove(
  { caller }: WriteContext,
  kind: MoveKind,
  from: string | null,
  to: string,
  reason?: string | null,
): void {
  const refusal = moveRefusal({ kind, from, to, role: actorOf(caller), reason })
  refuse(refusal && { ...refusal, field: 'status' })
}
