/** How long the club may take back one of its own moves, unless it sets another time (K-9, R-15). */
export const SHIPPED_TAKE_BACK_SECONDS = 30

/** The status before somebody's last move, and when that was made. */
export interface LastMove {
  from: string
  at: string
}

/** Whether going back `to` a status undoes the last move in time. */
export const isTakenBack = (last: LastMove | null, to: string, now: Date, seconds: number): boolean =>
  last !== null && last.from === to && now.getTime() - Date.parse(last.at) <= seconds * 1_000

/** Whether this undoes an approval given by mistake, so that the registration is pending again. */
export const isApprovalTakenBack = (
  last: LastMove | null,
  { from, to }: { from: string; to: string },
  now: Date,
  seconds: number,
): boolean =>
  (from === 'APPROVED' || from === 'ACTIVE') && to === 'PENDING' && isTakenBack(last, to, now, seconds)
