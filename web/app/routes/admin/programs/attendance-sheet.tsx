import type { AgeRule } from '@touchline/domain/age-group.ts'
import { monthOf } from '@touchline/domain/calendar-day.ts'
import { isMonthly } from '@touchline/domain/pricing/fee-types.ts'
import { programSessions, serviceMonths } from '@touchline/domain/season.ts'
import { dayName, monthName } from '@touchline/domain/words.ts'
import { useState } from 'react'
import { clubNow } from '../../../club/club-now.ts'
import { useClubRules } from '../../../club/use-club-rules.ts'
import paper from '../../../desk/paper.module.css'
import { paperName } from '../../../desk/player-names.ts'
import type { ProgramLine } from '../../../desk/program-line.ts'
import { groupOf } from '../../../players/player-words.ts'
import { timeLines } from '../../../registration/program-words.ts'
import { SelectField } from '../../../ui/form/field.tsx'
import { PrintButton } from '../../../ui/print-button.tsx'
import type { RegistrationLine } from '../registrations/registration-list.ts'
import styles from './attendance-sheet.module.css'

interface SheetProps {
  program: ProgramLine
  registrations: RegistrationLine[]
}

/** A month on paper for the coach: first names with an initial, a box for each session, nothing else about a child. */
export function AttendanceSheet({ program, registrations }: SheetProps) {
  const { ages } = useClubRules()
  const months = serviceMonths(program)
  const today = clubNow().day
  const [month, setMonth] = useState(months.find((one) => one >= monthOf(today)) ?? months.at(-1) ?? '')
  const sessions = programSessions(program).filter(({ day }) => monthOf(day) === month)
  return (
    <section id="attendance" className={`${paper.paper} ${styles.sheet}`} aria-labelledby="attendance-title">
      <div className={paper.head}>
        <div>
          <h2 id="attendance-title">
            Attendance, {monthName(month)} {month.slice(0, 4)}
          </h2>
          <p>
            {program.name}. {[...timeLines(program), program.location].filter(Boolean).join(', ')}
          </p>
        </div>
        <div className={`no-print ${styles.tools}`}>
          <SelectField
            aria-label="Month of the sheet"
            value={month}
            options={months.map((value) => ({ value, label: `${monthName(value)} ${value.slice(0, 4)}` }))}
            onChange={({ currentTarget }) => setMonth(currentTarget.value)}
          />
          <PrintButton>Print the sheet</PrintButton>
        </div>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">Player</th>
            <th scope="col">Age</th>
            {sessions.map(({ day }) => (
              <th key={day} scope="col" className={styles.day}>
                {dayName(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {registrations.map((one) => (
            <tr key={one.id}>
              <th scope="row">{paperName(one)}</th>
              <td>{ageName(one, ages)}</td>
              {sessions.map(({ day, weekday }) => (
                <td key={day} className={trainsOn(one, weekday, day) ? undefined : styles.off}>
                  <span className="visually-hidden">
                    {trainsOn(one, weekday, day) ? 'to be ticked' : 'does not train'}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function ageName({ birthDate, startDate }: RegistrationLine, ages: AgeRule): string {
  const group = groupOf(birthDate, startDate, ages)
  return group === null ? '' : `U${group}`
}

function trainsOn({ days, months, feeType }: RegistrationLine, weekday: string, day: string): boolean {
  if (!isMonthly(feeType)) return true
  return (!days?.length || days.includes(weekday)) && (!months?.length || months.includes(monthOf(day)))
}
