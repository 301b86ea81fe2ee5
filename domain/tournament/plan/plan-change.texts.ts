export const out = 'The schedule is out'
export const dayMoved = (from: string, to: string) => `The day moved ${from} → ${to}`
export const isNew = (match: string) => `${match} is new`
export const isCancelled = (match: string) => `${match} is cancelled`
export const isPostponed = (match: string) => `${match} is postponed`
export const moved = (what: string, from: string, to: string) => `${what} moved ${from} → ${to}`
export const instead = (match: string, side: string, before: string) =>
  `${match}: ${side} instead of ${before}`
