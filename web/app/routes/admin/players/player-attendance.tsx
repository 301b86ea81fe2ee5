import { addDays, monthOf } from '@touchline/domain/calendar-day.ts'
import { monthName } from '@touchline/domain/words.ts'
import { useData } from '../../../area/area-data.tsx'
import { clubNow } from '../../../club/club-now.ts'
import { type AttendanceMark, loadAttendance } from '../../../desk/field-day-api.ts'
import { ListStates } from '../../../ui/list-states.tsx'
import ui from '../../../ui/ui.module.css'

const A_YEAR = 365

/** How often the child was there, by program and month; attendance is kept for a year. */
export function PlayerAttendance({ playerId }: { playerId: string }) {
  const today = clubNow().day
  const days = { firstDay: addDays(today, -A_YEAR), lastDay: addDays(today, A_YEAR) }
  const loaded = useData(['attendance of', playerId, today], (request) =>
    loadAttendance(request, { ...days, playerId }),
  )
  return (
    <section className={ui.card} aria-labelledby="attendance">
      <h2 id="attendance">Attendance</h2>
      <ListStates loaded={loaded}>
        {(marks) =>
          marks.length === 0 ? (
            <p className="quiet">Nothing has been marked yet. Coaches mark it with their link.</p>
          ) : (
            <ul className={`plain-list ${ui.rows}`}>
              {byMonth(marks).map(({ month, program, words }) => (
                <li key={`${month} ${program}`}>
                  <span>
                    {monthName(month).slice(0, 3)} {month.slice(0, 4)}
                  </span>
                  <span>
                    <strong>{words}</strong> <span className="quiet">{program}</span>
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </ListStates>
    </section>
  )
}

function byMonth(marks: readonly AttendanceMark[]) {
  const groups = Map.groupBy(marks, ({ day, programId }) => `${monthOf(day)} ${programId}`)
  return [...groups.values()].toReversed().flatMap((ofMonth) => {
    const [first] = ofMonth
    return first ? [{ month: monthOf(first.day), program: first.program, words: countWords(ofMonth) }] : []
  })
}

/** 'Here 3 of 4 times, 1 time excused' */
function countWords(marks: readonly AttendanceMark[]): string {
  const marked = marks.filter(({ state }) => state !== null)
  const here = marked.filter(({ state }) => state === 'HERE').length
  const excused = marks.filter(({ state, isAbsent }) => isAbsent && state !== 'HERE').length
  return [
    marked.length > 0 && `here ${here} of ${marked.length} ${marked.length === 1 ? 'time' : 'times'}`,
    excused > 0 && `excused ${excused === 1 ? 'once' : `${excused} times`}`,
  ]
    .filter(Boolean)
    .join(', ')
}
