import { dayName, timeRange } from '@touchline/domain/words.ts'
import { Button } from '../../ui/button.tsx'
import { StatusChip } from '../../ui/status-chip.tsx'
import styles from './calendar.module.css'
import type { CalendarDay, DayEntry } from './month-weeks.ts'

/** A day of the month; one with something on it opens its details, with or without scripts. */
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
        aria-label={`${dayName(day)}: ${words}${isOff ? ', cancelled' : ''}`}
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
          Close
        </Button>
      </div>
    </td>
  )
}

function Entry({ entry: { title, startTime, endTime, place, status, note } }: { entry: DayEntry }) {
  return (
    <li>
      <strong>{title}</strong> {status !== 'ON' && <StatusChip state={status} />}
      <p>
        {startTime && endTime && `${timeRange(startTime, endTime)}, `}
        {place}
      </p>
      {note && <p className="quiet">{note}</p>}
    </li>
  )
}
