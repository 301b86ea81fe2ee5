import { createContext } from 'react'

/**
 * Marks our own scripts during rendering. The mark is removed before the page is sent, because pages are cached; their
 * policy lists the hash of each script that had the mark.
 */
export const NonceContext = createContext<string | undefined>(undefined)
