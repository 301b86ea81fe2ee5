/** For as long the club may take back a move of its own, unless it sets another time (K-9, R-15). */
export const SHIPPED_TAKE_BACK_SECONDS = 30

/** From where somebody brought a row to where it is now, and when. */
export interface LastMove {
  from: string
  at: string
}

/** Whether going back `to` a status undoes the last move, in time. */
export const isTakenBack = (last: LastMove | null, to: string, now: Date, seconds: number): boolean =>
  last !== null && last.from === to && now.getTime() - Date.parse(last.at) <= seconds * 1_000

/** An approval that was a slip, of a registration that waited for it: it waits again. */
export const isApprovalTakenBack = (
  last: LastMove | null,
  { from, to }: { from: string; to: string },
  now: Date,
  seconds: number,
): boolean =>
  (from === 'APPROVED' || from === 'ACTIVE') && to === 'PENDING' && isTakenBack(last, to, now, seconds)
