import { useFrame } from '../club/use-frame.ts'
import { CalendarIcon } from '../frame/icons.tsx'
import { feedOf } from '../languages/site-address.ts'
import * as texts from './components.texts.ts'
import styles from './subscribe-links.module.css'

/** A subscribed calendar follows every change; a downloaded one stays as it is. */
export function SubscribeLinks({ feed: path, name }: { feed: string; name: string }) {
  const feed = feedOf(path)
  const origin = useFrame()?.origin ?? ''
  return (
    <p className={`no-print ${styles.links}`}>
      <a className="button" href={`${origin.replace(/^https?:/, 'webcal:')}${feed}`}>
        <CalendarIcon />
        {texts.addToCalendar(name)}
      </a>
      <a className={styles.download} href={feed} download>
        {texts.download}
      </a>
    </p>
  )
}
