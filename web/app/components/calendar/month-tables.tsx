import { WEEKDAYS } from '@touchline/domain/calendar-day.ts'
import { weekdayMark, weekdayName } from '@touchline/domain/words.ts'
import styles from './calendar.module.css'
import { CalendarCell } from './calendar-cell.tsx'
import type { Week } from './month-weeks.ts'

export interface MonthTable {
  month: string
  /** 'September 2025' */
  label: string
  weeks: Week[]
}

/** Months side by side, each a real table; on a phone one at a time, with the edge of the next one visible. */
export function MonthTables({ months }: { months: readonly MonthTable[] }) {
  return (
    <div className={styles.months}>
      {months.map(({ month, label, weeks }) => (
        <div key={month} className={styles.month}>
          <table>
            <caption>{label}</caption>
            <thead>
              <tr>
                {WEEKDAYS.map((weekday) => (
                  <th key={weekday} scope="col" abbr={weekdayName(weekday)}>
                    {weekdayMark(weekday)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.map((week) => (
                <tr key={week.find((cell) => cell)?.day}>
                  {week.map((cell, column) =>
                    cell ? <CalendarCell key={cell.day} cell={cell} /> : <td key={WEEKDAYS[column]} />,
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
    </div>
  )
}
