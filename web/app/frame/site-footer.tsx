import { Link } from 'react-router'
import { useFrame } from '../club/use-frame.ts'
import { CLUB_NAME } from '../page-meta.ts'
import { Crest } from './crest.tsx'
import { SchemeChoice } from './scheme-choice.tsx'
import styles from './site-footer.module.css'

const links = [
  { to: '/registration-form', name: 'Registration form' },
  { to: '/lesson-plans', name: 'Lesson plans' },
  { to: '/showcase', name: 'Videos' },
  { to: '/tournaments', name: 'Tournaments' },
  { to: '/fun-day-tournament', name: 'Fun day' },
  { to: '/lunar-new-year-tournament', name: 'Lunar New Year' },
  { to: '/team-schedule', name: 'Team schedule' },
  { to: '/about#safe-sport', name: 'Safe sport' },
  { to: '/rules-and-disclaimer', name: 'Rules and disclaimer' },
  { to: '/rules-and-disclaimer#privacy', name: 'Privacy' },
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
            Founded {frame?.foundedYear ?? 2022} · Vancouver & Richmond, BC
          </p>
        </div>
        {frame && (
          <address className={styles.contact}>
            <a href={`mailto:${frame.contact.email}`}>{frame.contact.email}</a>
            <a href={`tel:${frame.contact.phone.replace(/[^\d+]/g, '')}`}>{frame.contact.phone}</a>
            <a href={frame.field.mapLink}>
              {frame.field.name}, {frame.field.address}
            </a>
            <span className={styles.social}>
              <a href={frame.contact.socialVideoLink}>Club videos</a>
              <a href={frame.contact.socialPhotoLink}>Club photos</a>
            </span>
          </address>
        )}
        <nav aria-label="Useful links">
          <ul className={`plain-list ${styles.links}`}>
            {links.map(({ to, name }) => (
              <li key={to}>
                <Link to={to}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className={styles.last}>
        <p>
          © {frame?.today.slice(0, 4) ?? 2022} {CLUB_NAME}
        </p>
        <SchemeChoice />
      </div>
    </footer>
  )
}
