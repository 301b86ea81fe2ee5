import { createContext, type ReactNode, useContext } from 'react'
import { useFrame } from '../club/use-frame.ts'
import type { StillParts } from './still-parts.ts'

/** Only while a page is rendered on the server. */
export const StillContext = createContext<StillParts | undefined>(undefined)

interface StillProps {
  /** What it is made of, the same object for as long as that says the same. */
  of: object
  name: string
  children: ReactNode
}

/**
 * A part of a page that is made of the loader's data and the frame, whatever the rest of the address says: the server
 * renders it once (decision 223). It may hold no script, and no other such part.
 */
export const Still = import.meta.env.SSR ? StillOnServer : ({ children }: StillProps) => between(children)

function StillOnServer({ of, name, children }: StillProps) {
  const parts = useContext(StillContext)
  const frame = useFrame()
  if (!parts || !frame) return between(children)
  const { start, end, isKept } = parts.note([frame, of], name)
  return between(isKept ? null : children, mark(start), mark(end))
}

const mark = (name: string) => <template data-still={name} />

/** The browser has the places of the marks too: what React counts by place is the same for both. */
const between = (shown: ReactNode, start: ReactNode = null, end: ReactNode = null) => (
  <>
    {start}
    {shown}
    {end}
  </>
)
