import type { ReactNode } from 'react'
import { useIsAlive } from '../use-is-alive.ts'

interface SubmitProps {
  /** What is happening, while it is. */
  busy: string | null
  children: ReactNode
  className?: string
}

/** Says what happens, and what is happening. Before the page is alive it must not send anything off. */
export function SubmitButton({ busy, children, className = 'button' }: SubmitProps) {
  const isAlive = useIsAlive()
  return (
    <button type="submit" className={className} disabled={!isAlive || busy !== null}>
      {busy ?? children}
    </button>
  )
}
