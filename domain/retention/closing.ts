/** Something that a family still has under way with the club. */
export interface Affair {
  id: string
  kind: 'REGISTRATION' | 'WAITING' | 'ORDER' | 'REFUND' | 'TOURNAMENT' | 'TOURNAMENT_WAITING'
  playerId: string
  /** First name. */
  player: string
  /** The name of the program, the tournament or the item. */
  what: string
  /** The day it is over, if known. */
  until: string | null
  isPaid: boolean
}

/** What closing an account does to a family, or would do (Z-6). */
export interface Closing {
  players: { name: string; fate: 'REMOVED' | 'KEPT_UNTIL_OVER' | 'HANDED_OVER' }[]
  /** The first name of the family's other guardian, who takes over the players. */
  handedOverTo: string | null
  /** Unpaid, so it is cancelled. A place that becomes free is offered to the next in line. */
  cancelled: Affair[]
  /** Paid, or money is still owed: it goes on, and the record stays until it is over. */
  goesOn: Affair[]
}
