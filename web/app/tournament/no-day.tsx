import { SiteLink } from '../languages/site-link.tsx'
import { mixed } from '../languages/written.tsx'
import styles from './tournament.module.css'
import * as texts from './tournament.texts.ts'

/** Shown instead of an unpublished schedule: why, and one thing to do. */
export function NoDay({ what }: { what: string }) {
  return (
    <div className={styles.empty}>
      <p>{mixed(what)}</p>
      <p>
        <SiteLink to="/contact">{texts.wouldLikeToCome}</SiteLink>
        {texts.orLookAt}
        <SiteLink to="/events">{texts.whatsOn}</SiteLink>
        {texts.stop}
      </p>
    </div>
  )
}
