import { hash } from 'node:crypto'

/** How a content security policy names one inline script or style sheet. */
export const sourceHash = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`
