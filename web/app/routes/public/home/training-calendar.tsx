import { Legend } from '../../../components/calendar/legend.tsx'
import { MonthTables } from '../../../components/calendar/month-tables.tsx'
import { SubscribeLinks } from '../../../components/subscribe-links.tsx'
import { ChipLinks } from '../../../ui/chip-links.tsx'
import { Section } from '../../../ui/section.tsx'
import type { CalendarView, SeasonChip } from './calendar-view.ts'
import styles from './training-calendar.module.css'

interface TrainingCalendarProps {
  calendar: CalendarView & { title: string }
  seasons: SeasonChip[]
}

export function TrainingCalendar({ calendar, seasons }: TrainingCalendarProps) {
  const { months, totals, title } = calendar
  return (
    <Section
      id="calendar"
      title={title}
      lead="Tap a day for its time and place."
      aside={<Totals {...totals} />}
    >
      {seasons.length > 1 && <ChipLinks label="Season" chips={seasons} />}
      <Legend marks={['TRAINING', 'GAME', 'BOTH']} />
      <MonthTables months={months} />
      <SubscribeLinks feed="/calendar/training.ics" name="training" />
    </Section>
  )
}

function Totals({ sessions, games }: CalendarView['totals']) {
  return (
    <p className={styles.totals}>
      <span>
        <strong>{sessions}</strong> sessions
      </span>{' '}
      <span>
        <strong>{games}</strong> games
      </span>
    </p>
  )
}
