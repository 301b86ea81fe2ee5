import { createContext, type ReactNode, useContext } from 'react'
import { useFrame } from '../club/use-frame.ts'
import type { StillParts } from './still-parts.ts'

/** Set only while the server renders a page. */
export const StillContext = createContext<StillParts | undefined>(undefined)

interface StillProps {
  /** What the part is made of: the same object for as long as its content is the same. */
  of: object
  name: string
  children: ReactNode
}

/**
 * A part of a page that depends only on the loader's data and the frame, not on the rest of the address: the server
 * renders it once (decision 223). It may contain no script and no other such part.
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

/**
 * The browser renders placeholders for the marks, since React counts children by position and both sides must agree.
 */
const between = (shown: ReactNode, start: ReactNode = null, end: ReactNode = null) => (
  <>
    {start}
    {shown}
    {end}
  </>
)
