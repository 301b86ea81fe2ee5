/** Who asks for a move. SYSTEM stands for what happens by itself. */
export type Actor = 'PARENT' | 'ADMIN' | 'SYSTEM'

export interface Move<Status extends string = string> {
  /** null: the row is new. */
  from: Status | null
  to: Status
  by: readonly Actor[]
  /** Who may make it besides, while an offer of a place is open to them. */
  onOffer?: readonly Actor[]
  needsReason?: true
}

export const FAMILY_OR_CLUB: readonly Actor[] = ['PARENT', 'ADMIN']
export const CLUB: readonly Actor[] = ['ADMIN']
