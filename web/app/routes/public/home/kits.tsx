import { SiteLink } from '../../../languages/site-link.tsx'
import { written } from '../../../languages/written.tsx'
import { Section } from '../../../ui/section.tsx'
import * as texts from './home.texts.ts'
import styles from './kits.module.css'

export function Kits({ from, pickUp }: { from: string; pickUp: string }) {
  return (
    <Section id="kits" title={texts.kits(from)}>
      <div className={styles.kits}>
        <KitDrawing />
        <div className={styles.words}>
          <p className={styles.lead}>{texts.kitsLead}</p>
          <p className="quiet">{written(pickUp)}</p>
          <p>
            <SiteLink className="button" to="/store">
              {texts.seeKits}
            </SiteLink>
          </p>
        </div>
      </div>
    </Section>
  )
}

/** A kit laid out on the floor the night before. */
function KitDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 420 200" aria-hidden="true" focusable="false">
      <path
        className={styles.green}
        d="M62 24 32 36 14 72l24 14 12-16v94q38 7 76 0V70l12 16 24-14-18-36-30-12C104 40 72 40 62 24z"
      />
      <path className={styles.trim} d="M62 24C72 40 104 40 114 24M18 66l24 14M158 66l-24 14" />
      <path className={styles.paper} d="M192 62h92l12 88-48 8-10-44-10 44-48-8z" />
      <path className={styles.line} d="M194 76h88" />
      <path className={styles.sun} d="M322 40h28v76l34 30c8 10-2 22-14 18l-44-20c-6-4-8-8-8-14z" />
      <path className={styles.line} d="M320 54h30M320 64h30" />
      <circle className={styles.paper} cx="376" cy="62" r="26" />
      <path className={styles.ink} d="M376 50l11 8-4 13h-14l-4-13z" />
      <path className={styles.line} d="M376 50V37M387 58l13-4M383 71l8 11M369 71l-8 11M365 58l-13-4" />
    </svg>
  )
}
