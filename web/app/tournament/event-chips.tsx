import { ChipLinks } from '../components/chip-links.tsx'
import type { LoadedDay } from './load-day.ts'
import styles from './tournament.module.css'

/** Which tournament, where there are several to look at. */
export function EventChips({ loaded: { events, day }, path }: { loaded: LoadedDay; path: string }) {
  if (events.length < 2) return null
  return (
    <div className={`no-print ${styles.events}`}>
      <ChipLinks
        label="Tournament"
        chips={events.map(({ slug, name }) => ({
          to: `${path}?event=${slug}`,
          name,
          isCurrent: slug === day?.slug,
        }))}
      />
    </div>
  )
}
