import { createHash } from 'node:crypto'

/** How a content security policy names one inline script or style sheet. */
export const sourceHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`
