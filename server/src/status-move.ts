import { type MoveKind, moveRefusal } from '@touchline/domain/status/moves.ts'
import { ruleRefusal } from './graphql/errors.ts'
import type { WriteContext } from './graphql/write/rules.ts'

/** Refuses a status that the caller may not bring about from where the row stands, and names those they may. */
export function checkMove(
  { caller }: WriteContext,
  kind: MoveKind,
  from: string | null,
  to: string,
  reason?: string | null,
): void {
  const role = caller.role === 'ADMIN' ? 'ADMIN' : 'PARENT'
  const refusal = moveRefusal({ kind, from, to, role, reason })
  if (refusal) throw ruleRefusal({ ...refusal, field: 'status' })
}
