/** Something that a family still has under way with the club. */
export interface Affair {
  id: string
  kind: 'REGISTRATION' | 'WAITING' | 'ORDER' | 'REFUND' | 'TOURNAMENT' | 'TOURNAMENT_WAITING'
  playerId: string
  /** First name. */
  player: string
  /** What it is: the program, the tournament, or the item. */
  what: string
  /** The day on which it is over, where that is known. */
  until: string | null
  isPaid: boolean
}

/** What closing an account does to a family, or would do (Z-6). */
export interface Closing {
  players: { name: string; fate: 'REMOVED' | 'KEPT_UNTIL_OVER' | 'HANDED_OVER' }[]
  /** The first name of the family's other guardian, whose players they are from then on. */
  handedOverTo: string | null
  /** Not paid for: cancelled. A place that becomes free is offered to the next in line. */
  cancelled: Affair[]
  /** Paid for, or money is still owed: this goes on, and so long the record stays. */
  goesOn: Affair[]
}
