const DAY_MS = 86_400_000

/** After this long the desk is asked whether an unpaid kit order still stands. */
const STALE_DAYS = 14

/** An unpaid order placed before this instant has waited so long that somebody should ask about it. */
export const staleBefore = (now: Date): string => new Date(now.getTime() - STALE_DAYS * DAY_MS).toISOString()
