/** Within this, a wish that names itself by an address is the same wish, sent again by somebody who got no answer. */
const SAME_WISH_MS = 60_000

/** Since when an email counts as just sent. */
export const justBefore = (now: Date): Date => new Date(now.getTime() - SAME_WISH_MS)
