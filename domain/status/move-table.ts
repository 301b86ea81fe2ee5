/** Who asks for a move. SYSTEM stands for automatic ones. */
export type Actor = 'PARENT' | 'ADMIN' | 'SYSTEM'

export interface Move<Status extends string = string> {
  /** null: the row is new. */
  from: Status | null
  to: Status
  by: readonly Actor[]
  /** Who else may make it while they have an open offer of a place. */
  onOffer?: readonly Actor[]
  needsReason?: true
}

export const FAMILY_OR_CLUB: readonly Actor[] = ['PARENT', 'ADMIN']
export const CLUB: readonly Actor[] = ['ADMIN']
