import { CLUB, FAMILY_OR_CLUB, type Move } from './move-table.ts'

export const PLAYER_STATUSES = ['ACTIVE', 'ON_HOLD', 'INACTIVE', 'ARCHIVED'] as const
export type PlayerStatus = (typeof PLAYER_STATUSES)[number]

/** rules.md P-1 … P-4. */
export const playerMoves: readonly Move<PlayerStatus>[] = [
  { from: null, to: 'ACTIVE', by: FAMILY_OR_CLUB },
  { from: 'ACTIVE', to: 'ON_HOLD', by: FAMILY_OR_CLUB },
  { from: 'ACTIVE', to: 'INACTIVE', by: FAMILY_OR_CLUB },
  { from: 'ACTIVE', to: 'ARCHIVED', by: CLUB },
  // Only the club: otherwise a family could pause and reactivate its way around medical clearance (P-3).
  { from: 'ON_HOLD', to: 'ACTIVE', by: CLUB },
  { from: 'ON_HOLD', to: 'INACTIVE', by: CLUB },
  { from: 'INACTIVE', to: 'ACTIVE', by: FAMILY_OR_CLUB },
  { from: 'INACTIVE', to: 'ARCHIVED', by: CLUB },
  { from: 'ARCHIVED', to: 'ACTIVE', by: CLUB },
]
