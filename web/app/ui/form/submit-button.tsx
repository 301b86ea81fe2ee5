import type { ReactNode } from 'react'
import { addressOf } from '../../languages/site-address.ts'
import { useIsAlive } from '../use-is-alive.ts'
import * as texts from './form.texts.ts'

interface SubmitProps {
  /** What is happening, while it is. */
  busy: string | null
  children: ReactNode
  className?: string
  /** For as long as something else must come first. */
  disabled?: boolean
  /** What one can do instead in a browser without scripts. */
  without?: ReactNode
}

/**
 * Says what happens, and what is happening. Before the page is alive it must not send anything off; where it never comes
 * alive, for want of scripts, it says so right here.
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
