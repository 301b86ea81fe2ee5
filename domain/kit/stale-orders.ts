const DAY_MS = 86_400_000

/** After that long the desk is asked whether an unpaid kit order still stands. */
const STALE_DAYS = 14

/** What was ordered before this instant and is not paid has waited so long that somebody should ask. */
export const staleBefore = (now: Date): string => new Date(now.getTime() - STALE_DAYS * DAY_MS).toISOString()
