import { Legend } from '../../../components/calendar/legend.tsx'
import { MonthTables } from '../../../components/calendar/month-tables.tsx'
import { SubscribeLinks } from '../../../components/subscribe-links.tsx'
import { Section } from '../../../ui/section.tsx'
import type { CalendarView } from './calendar-view.ts'
import styles from './training-calendar.module.css'

export function TrainingCalendar({ calendar, title }: { calendar: CalendarView; title: string }) {
  const { months, totals } = calendar
  return (
    <Section
      id="calendar"
      title={title}
      lead="Tap a day for its time and place."
      aside={<Totals {...totals} />}
    >
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
