import type { ReactNode } from 'react'
import { addressOf } from '../../languages/site-address.ts'
import { useIsAlive } from '../use-is-alive.ts'
import * as texts from './form.texts.ts'

interface SubmitProps {
  /** The label while it is running. */
  busy: string | null
  children: ReactNode
  className?: string
  /** While something else must come first. */
  disabled?: boolean
  /** What one can do instead without scripts. */
  without?: ReactNode
}

/**
 * Names the action, and its progress. Before hydration it must not submit anything; where scripts are off, it says so
 * right here.
 */
export function SubmitButton(props: SubmitProps) {
  const { busy, children, className = 'button', disabled = false, without = TALK_TO_US } = props
  const isAlive = useIsAlive()
  return (
    <>
      <button type="submit" className={className} disabled={!isAlive || disabled || busy !== null}>
        {busy ?? children}
      </button>
      <noscript>
        <p>
          {texts.needsScripts}
          {without}
        </p>
      </noscript>
    </>
  )
}

const TALK_TO_US = (
  <>
    {texts.turnItOn}
    <a href={addressOf('/contact')}>{texts.talkToUs}</a>
    {texts.stop}
  </>
)
