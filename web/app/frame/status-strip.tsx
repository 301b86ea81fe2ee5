import type { StatusStrip as Strip } from '@touchline/domain/club/schemas/status-strip.ts'
import { useFrame } from '../club/use-frame.ts'
import styles from './status-strip.module.css'
import { useTold } from './use-told.ts'

const WORDS = {
  ON: 'Training is on',
  DELAYED: 'Training is delayed',
  MOVED: 'Training has moved',
  CANCELLED: 'Training is cancelled',
}

/** One line on every page when something is different this weekend. */
export function StatusStrip() {
  const strip = useLiveStrip(useFrame()?.statusStrip ?? null)
  return (
    <div role="status" className="no-print">
      {strip && (
        <p className={`${styles.strip} ${styles[strip.state.toLowerCase()]}`}>
          <strong>{WORDS[strip.state]}</strong> <span>{strip.message}</span>
        </p>
      )}
    </div>
  )
}

/** The page was rendered a while ago; the server tells what holds now, and whenever that changes. */
function useLiveStrip(rendered: Strip): Strip {
  const { told } = useTold<Strip>('/status-strip')
  return told === undefined ? rendered : told
}
