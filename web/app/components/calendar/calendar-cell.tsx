import { dayName, timeRange } from '@touchline/domain/words.ts'
import { written } from '../../languages/written.tsx'
import { Button } from '../../ui/button.tsx'
import { StatusChip } from '../../ui/status-chip.tsx'
import styles from './calendar.module.css'
import * as texts from './calendar.texts.ts'
import type { CalendarDay, DayEntry } from './month-weeks.ts'

/** A day of the month; a day with entries opens its details, with or without scripts. */
export function CalendarCell({ cell: { day, mark, words, entries } }: { cell: CalendarDay }) {
  const date = Number(day.slice(8))
  if (!mark) return <td>{date}</td>
  const isOff = entries.every(({ status }) => status === 'CANCELLED')
  const details = `day-${day}`
  return (
    <td>
      <button
        type="button"
        className={`${styles.mark} ${styles[mark]} ${isOff ? styles.cancelled : ''}`}
        popoverTarget={details}
        aria-label={(isOff ? texts.markedCancelled : texts.marked)(dayName(day), words)}
      >
        {date}
      </button>
      <div id={details} popover="auto" className={styles.details}>
        <h3>{dayName(day)}</h3>
        <ul className="plain-list">
          {entries.map((entry) => (
            <Entry key={entry.uid} entry={entry} />
          ))}
        </ul>
        <Button kind="quiet" popoverTarget={details} popoverTargetAction="hide">
          {texts.close}
        </Button>
      </div>
    </td>
  )
}

function Entry({ entry: { title, startTime, endTime, place, status, note } }: { entry: DayEntry }) {
  return (
    <li>
      <strong>{written(title)}</strong> {status !== 'ON' && <StatusChip state={status} />}
      <p>
        {startTime && endTime && texts.hours(timeRange(startTime, endTime))}
        {written(place)}
      </p>
      {note && <p className="quiet">{written(note)}</p>}
    </li>
  )
}
