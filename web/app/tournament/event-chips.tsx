import { ChipLinks } from '../ui/chip-links.tsx'
import type { LoadedDay } from './load-day.ts'
import styles from './tournament.module.css'
import * as texts from './tournament.texts.ts'

interface EventChipsProps {
  loaded: LoadedDay
  path: string
  className?: string
}

/** Chooses a tournament, if there are several. */
export function EventChips({ loaded: { events, day }, path, className = styles.events }: EventChipsProps) {
  if (events.length < 2) return null
  return (
    <div className={`no-print ${className}`}>
      <ChipLinks
        label={texts.tournament}
        chips={events.map(({ slug, name }) => ({
          to: `${path}?event=${slug}`,
          name,
          isCurrent: slug === day?.slug,
        }))}
      />
    </div>
  )
}
