/** Within this time, a request with the same address counts as a repeat by somebody who got no response. */
const SAME_WISH_MS = 60_000

/** An email created after this counts as just sent. */
export const justBefore = (now: Date): Date => new Date(now.getTime() - SAME_WISH_MS)
