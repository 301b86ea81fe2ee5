import type { DayView } from '@touchline/domain/tournament/view/day-view.ts'
import { dayAndYear } from '@touchline/domain/words.ts'
import { Fragment } from 'react'
import { written } from '../languages/written.tsx'
import * as texts from './tournament.texts.ts'

interface DateAndVenueProps {
  day: DayView | null
  date: string | null
  /** False where the venue has no well-known name. */
  hasName?: boolean
}

/** 'Sat, Feb 21, 2026, Cedar Bend Field, 1000 Example Way', above the title of a day. */
export function DateAndVenue({ day, date, hasName = true }: DateAndVenueProps) {
  const venue = [hasName && day?.venue.name, day?.venue.address].filter((words) => !!words)
  return (
    <>
      {date ? dayAndYear(date) : texts.dateSoon}
      {venue.map((words) => (
        <Fragment key={String(words)}>
          {texts.comma}
          {written(words || '')}
        </Fragment>
      ))}
    </>
  )
}
