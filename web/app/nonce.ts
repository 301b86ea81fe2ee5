import { createContext } from 'react'

/**
 * Marks the scripts that are ours while a page is rendered. It is taken off again before the page goes out, for pages
 * are kept; their policy names by hash what carried it.
 */
export const NonceContext = createContext<string | undefined>(undefined)
