export const noPlace = 'We couldn’t offer a place, so you get a full refund.'
export const weather =
  'Weather is nobody’s fault: no refund, but your player may join the other training day.'
export const beforeFirst = (month: string) =>
  `You told us before the first session in ${month}: a full refund.`
export const monthBegan = (month: string, day: string) =>
  `${month} began on ${day}: no refund for a month that has started.`
export const noteNeeded = (month: string) =>
  `Get well soon. With a doctor’s note we refund the sessions left in ${month}.`
export const sessionsLeft = (left: number, all: number, month: string, amount: string) =>
  `${left} of ${all} sessions left in ${month}: ${amount} back.`
export const sessionsCancelled = (lost: number, all: number, month: string, amount: string) =>
  `We cancelled ${lost} of ${all} sessions in ${month}: ${amount} credit.`
export const notPaidYet = (reason: string, amount: string) =>
  `${reason} Of that, ${amount} wasn’t paid yet and is no longer due.`
