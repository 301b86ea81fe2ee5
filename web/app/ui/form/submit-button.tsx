import type { ReactNode } from 'react'
import { useIsAlive } from '../use-is-alive.ts'

interface SubmitProps {
  /** What is happening, while it is. */
  busy: string | null
  children: ReactNode
  className?: string
  /** For as long as something else must come first. */
  disabled?: boolean
}

/** Says what happens, and what is happening. Before the page is alive it must not send anything off. */
export function SubmitButton({ busy, children, className = 'button', disabled = false }: SubmitProps) {
  const isAlive = useIsAlive()
  return (
    <button type="submit" className={className} disabled={!isAlive || disabled || busy !== null}>
      {busy ?? children}
    </button>
  )
}
