import type { ShownStrip as Strip } from '@touchline/domain/club/translated-settings.ts'
import { useFrame } from '../club/use-frame.ts'
import { LANGUAGE } from '../languages/language.ts'
import { written } from '../languages/written.tsx'
import * as texts from './frame.texts.ts'
import styles from './status-strip.module.css'
import { useServerState } from './use-server-state.ts'

const WORDS = {
  ON: texts.trainingOn,
  DELAYED: texts.trainingDelayed,
  MOVED: texts.trainingMoved,
  CANCELLED: texts.trainingCancelled,
}

/** One line on every page when something is different this weekend. */
export function StatusStrip() {
  const strip = useLiveStrip(useFrame()?.statusStrip ?? null)
  return (
    <div role="status" className="no-print">
      {strip && (
        <p className={`${styles.strip} ${styles[strip.state.toLowerCase()]}`}>
          <strong>{WORDS[strip.state]}</strong> <span>{written(messageOf(strip))}</span>
        </p>
      )}
    </div>
  )
}

const messageOf = ({ message, translated }: NonNullable<Strip>): string =>
  LANGUAGE === 'en' ? message : (translated?.[LANGUAGE] ?? message)

/** The page may have been rendered a while ago; the server sends the current line, and again whenever it changes. */
function useLiveStrip(rendered: Strip): Strip {
  const { state } = useServerState<Strip>('/status-strip')
  return state === undefined ? rendered : state
}
