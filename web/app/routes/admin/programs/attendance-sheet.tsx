import { monthOf } from '@touchline/domain/calendar-day.ts'
import { listName } from '@touchline/domain/field-day/field-day.ts'
import type { AgeRule } from '@touchline/domain/players/age-group.ts'
import { isMonthly } from '@touchline/domain/pricing/fee-types.ts'
import { programSessions, type Session, serviceMonths } from '@touchline/domain/programs/program-sessions.ts'
import { dayName, monthName } from '@touchline/domain/words.ts'
import { useState } from 'react'
import { useData } from '../../../area/area-data.tsx'
import { clubNow } from '../../../club/club-now.ts'
import { useClubRules } from '../../../club/use-club-rules.ts'
import { type AttendanceMark, loadAttendance } from '../../../desk/field-day-api.ts'
import paper from '../../../desk/paper.module.css'
import type { ProgramLine } from '../../../desk/program-line.ts'
import { groupOf } from '../../../players/player-words.ts'
import { timeLines } from '../../../registrations/program-words.ts'
import { SelectField } from '../../../ui/form/field.tsx'
import { PrintButton } from '../../../ui/print-button.tsx'
import type { RegistrationLine } from '../registrations/registration-list.ts'
import styles from './attendance-sheet.module.css'

interface SheetProps {
  program: ProgramLine
  registrations: RegistrationLine[]
}

/**
 * A month on paper for the coach: first names with an initial and a box per session, and nothing else about a child.
 */
export function AttendanceSheet({ program, registrations }: SheetProps) {
  const { ages } = useClubRules()
  const months = serviceMonths(program)
  const today = clubNow().day
  const [month, setMonth] = useState(months.find((one) => one >= monthOf(today)) ?? months.at(-1) ?? '')
  const sessions = programSessions(program).filter(({ day }) => monthOf(day) === month)
  const markOf = useMarks(program.id, sessions)
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
            <th scope="col" className="no-print">
              Here
            </th>
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
              <th scope="row">{listName(one)}</th>
              <td>{ageName(one, ages)}</td>
              <td className="no-print">{countOf(sessions, (day) => markOf(one.playerId, day))}</td>
              {sessions.map(({ day, weekday }) => (
                <Box key={day} trains={trainsOn(one, weekday, day)} mark={markOf(one.playerId, day)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Empty on paper, to be ticked; on the screen it shows what the coach has marked on the phone. */
function Box({ trains, mark }: { trains: boolean; mark: AttendanceMark | undefined }) {
  if (!trains)
    return (
      <td className={styles.off}>
        <span className="visually-hidden">doesn’t train</span>
      </td>
    )
  const [sign, words] = signOf(mark)
  return (
    <td className={styles.day}>
      <span className="no-print" aria-hidden="true">
        {sign}
      </span>
      <span className="visually-hidden">{words}</span>
    </td>
  )
}

function signOf(mark: AttendanceMark | undefined): [sign: string, words: string] {
  if (mark?.state === 'HERE') return ['✓', 'here']
  if (mark?.state === 'AWAY') return ['–', 'away']
  return mark?.isAbsent ? ['(–)', 'said they can’t come'] : ['', 'to be ticked']
}

/** The marks for a child on the days of these sessions. */
function useMarks(programId: string, sessions: readonly Session[]) {
  const [firstDay, lastDay] = [sessions[0]?.day ?? '', sessions.at(-1)?.day ?? '']
  const { data = [] } = useData(['attendance', programId, firstDay, lastDay], async (request) =>
    firstDay === '' ? [] : loadAttendance(request, { firstDay, lastDay, programId }),
  )
  return (playerId: string, day: string) =>
    data.find((mark) => mark.playerId === playerId && mark.day === day)
}

/** '3 of 4', counting only what was marked. */
function countOf(
  sessions: readonly Session[],
  markOn: (day: string) => AttendanceMark | undefined,
): string | null {
  const marks = sessions.flatMap(({ day }) => markOn(day)?.state ?? [])
  return marks.length === 0 ? null : `${marks.filter((state) => state === 'HERE').length} of ${marks.length}`
}

function ageName({ birthDate, startDate }: RegistrationLine, ages: AgeRule): string {
  const group = groupOf(birthDate, startDate, ages)
  return group === null ? '' : `U${group}`
}

function trainsOn({ days, months, feeType }: RegistrationLine, weekday: string, day: string): boolean {
  if (!isMonthly(feeType)) return true
  return (!days?.length || days.includes(weekday)) && (!months?.length || months.includes(monthOf(day)))
}
