import { type Weekday, weekdayOf } from '../calendar-day.ts'
import { dayName, listOf, weekdayName } from '../words.ts'
import { type Dated, programSessions } from './program-sessions.ts'

/** '15 Saturdays and 15 Sundays, 30 sessions. It ends on a Thursday; the last session is on Sun, Dec 14.' (S-1, S-2) */
export function sessionWords(program: Dated): string {
  const sessions = programSessions(program)
  const last = sessions.at(-1)
  if (!last) return 'There are no sessions between these days.'
  const weekdays = [...new Set(sessions.map(({ weekday }) => weekday))]
  const counts = weekdays.map((weekday) => counted(sessions, weekday))
  const total = counts.length > 1 ? `, ${sessions.length} sessions` : ''
  const isEarly = last.day !== program.endDate
  const end = isEarly
    ? ` It ends on a ${weekdayName(weekdayOf(program.endDate))}; the last session is on ${dayName(last.day)}.`
    : ''
  return `${listOf(counts, 'and')}${total}.${end}`
}

function counted(sessions: readonly { weekday: Weekday }[], weekday: Weekday): string {
  const count = sessions.filter((session) => session.weekday === weekday).length
  return `${count} ${weekdayName(weekday)}${count === 1 ? '' : 's'}`
}
