import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether somebody has shown a secret, found out in the same time whatever was shown. */
export const isSameSecret = (shown: string, secret: string): boolean =>
  timingSafeEqual(digest(shown), digest(secret))
