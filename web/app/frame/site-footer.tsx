import { useFrame } from '../club/use-frame.ts'
import { LanguageSwitch } from '../languages/language-switch.tsx'
import { SiteLink } from '../languages/site-link.tsx'
import { written } from '../languages/written.tsx'
import { CLUB_NAME } from '../page-meta.ts'
import { Crest } from './crest.tsx'
import * as texts from './frame.texts.ts'
import { SchemeChoice } from './scheme-choice.tsx'
import styles from './site-footer.module.css'

const links = [
  { to: '/registration-form', name: texts.registrationForm },
  { to: '/lesson-plans', name: texts.lessonPlans },
  { to: '/showcase', name: texts.videos },
  { to: '/tournaments', name: texts.tournaments },
  { to: '/fun-day-tournament', name: texts.funDay },
  { to: '/lunar-new-year-tournament', name: texts.lunarNewYear },
  { to: '/team-schedule', name: texts.teamSchedule },
  { to: '/about#safe-sport', name: texts.safeSport },
  { to: '/rules-and-disclaimer', name: texts.rules },
  { to: '/rules-and-disclaimer#privacy', name: texts.privacy },
]

export function SiteFooter() {
  const frame = useFrame()
  return (
    <footer className={`turf no-print ${styles.footer}`}>
      <div className={styles.columns}>
        <div className={styles.club}>
          <Crest className={styles.crest} />
          <p>
            <strong className="display">{CLUB_NAME}</strong>
            <br />
            {texts.founded(frame?.foundedYear ?? 2022)}
          </p>
        </div>
        {frame && (
          <address className={styles.contact}>
            <a href={`mailto:${frame.contact.email}`}>{frame.contact.email}</a>
            <a href={`tel:${frame.contact.phone.replace(/[^\d+]/g, '')}`}>{frame.contact.phone}</a>
            <a href={frame.field.mapLink}>{written(`${frame.field.name}, ${frame.field.address}`)}</a>
            <span className={styles.social}>
              <a href={frame.contact.socialVideoLink}>{texts.clubVideos}</a>
              <a href={frame.contact.socialPhotoLink}>{texts.clubPhotos}</a>
            </span>
          </address>
        )}
        <nav aria-label={texts.usefulLinks}>
          <ul className={`plain-list ${styles.links}`}>
            {links.map(({ to, name }) => (
              <li key={to}>
                <SiteLink to={to}>{name}</SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className={styles.last}>
        <p>
          © {frame?.today.slice(0, 4) ?? 2022} {CLUB_NAME}
        </p>
        <LanguageSwitch />
        <SchemeChoice />
      </div>
    </footer>
  )
}
