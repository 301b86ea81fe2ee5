import { Legend } from '../../../components/calendar/legend.tsx'
import { MonthTables } from '../../../components/calendar/month-tables.tsx'
import * as parts from '../../../components/components.texts.ts'
import { SubscribeLinks } from '../../../components/subscribe-links.tsx'
import { ChipLinks } from '../../../ui/chip-links.tsx'
import { Section } from '../../../ui/section.tsx'
import type { CalendarView, SeasonChip } from './calendar-view.ts'
import * as texts from './home.texts.ts'
import styles from './training-calendar.module.css'

interface TrainingCalendarProps {
  calendar: CalendarView & { title: string }
  seasons: SeasonChip[]
}

export function TrainingCalendar({ calendar, seasons }: TrainingCalendarProps) {
  const { months, totals, title } = calendar
  return (
    <Section id="calendar" title={title} lead={texts.tapADay} aside={<Totals {...totals} />}>
      {seasons.length > 1 && <ChipLinks label={texts.season} chips={seasons} />}
      <Legend marks={['TRAINING', 'GAME', 'BOTH']} />
      <MonthTables months={months} />
      <SubscribeLinks feed="/calendar/training.ics" name={parts.training} />
    </Section>
  )
}

function Totals({ sessions, games }: CalendarView['totals']) {
  return (
    <p className={styles.totals}>
      <span>
        <strong>{sessions}</strong> {texts.sessions}
      </span>{' '}
      <span>
        <strong>{games}</strong> {texts.games}
      </span>
    </p>
  )
}
