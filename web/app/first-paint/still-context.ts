import { createContext } from 'react'
import type { StillParts } from './still-parts.ts'

/** Only while a page is rendered on the server. */
export const StillContext = createContext<StillParts | undefined>(undefined)
