import type { Actor } from '@touchline/domain/status/move-table.ts'
import { type MoveKind, moveRefusal } from '@touchline/domain/status/moves.ts'
import type { Caller } from '../graphql/caller.ts'
import { refuse } from '../graphql/errors.ts'
import type { WriteContext } from '../graphql/write/rules.ts'

export const actorOf = ({ role }: Caller): Actor => (role === 'VISITOR' ? 'PARENT' : role)

interface Circumstances {
  reason?: string | null
  hasOffer?: boolean
}

/** Refuses a status change that the caller may not make, and names those that they may. */
export function checkMove(
  { caller }: WriteContext,
  kind: MoveKind,
  from: string | null,
  to: string,
  circumstances: Circumstances = {},
): void {
  refuse(moveRefusal({ kind, from, to, role: actorOf(caller), ...circumstances }))
}
