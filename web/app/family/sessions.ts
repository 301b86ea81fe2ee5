import { monthOf } from '@touchline/domain/calendar-day.ts'
import type { Season } from '@touchline/domain/club/schemas/season.ts'
import { isMonthly } from '@touchline/domain/pricing/fee-types.ts'
import { programSessions } from '@touchline/domain/season.ts'
import { PLACE_HOLDING_STATUSES } from '@touchline/domain/status/registration.ts'
import { compareText } from '@touchline/domain/words.ts'
import type { FamilyPlayer } from './family.ts'

/** One day on which children of the family train together. */
export interface FamilySession {
  day: string
  startTime: string | null
  endTime: string | null
  /** Where it differs from the club's usual field, the program says so. */
  place: string | null
  programName: string
  players: FamilyPlayer[]
  status: Season['changes'][number]['status']
  note: string | null
}

/** The club's clock. */
export interface Now {
  day: string
  time: string
}

type ClubChanges = Pick<Season, 'changes'>

/** What is still to come for these children, in order; a session counts until it ends. */
export function comingSessions(
  players: readonly FamilyPlayer[],
  { changes }: ClubChanges,
  now: Now,
): FamilySession[] {
  const sessions = new Map<string, FamilySession>()
  for (const player of players)
    for (const session of playerSessions(player)) {
      const change = changes.find(({ day }) => day === session.day)
      const startTime = change?.startTime ?? session.startTime
      const endTime = change?.endTime ?? session.endTime
      if (session.day < now.day || (session.day === now.day && endTime !== null && endTime <= now.time))
        continue
      const key = [session.day, startTime, session.place].join(' ')
      const known = sessions.get(key)
      if (known) {
        if (!known.players.includes(player)) known.players.push(player)
        continue
      }
      sessions.set(key, {
        ...session,
        startTime,
        endTime,
        place: change?.place ?? session.place,
        players: [player],
        status: change?.status ?? 'ON',
        note: change?.note ?? null,
      })
    }
  return [...sessions.values()].toSorted(
    (a, b) => compareText(a.day, b.day) || compareText(a.startTime ?? '', b.startTime ?? ''),
  )
}

function playerSessions({ registrations }: FamilyPlayer) {
  const holding: readonly string[] = PLACE_HOLDING_STATUSES
  return registrations
    .filter(({ status }) => holding.includes(status))
    .flatMap(({ program, days, months, fee }) =>
      programSessions(program)
        .filter(({ weekday }) => days.length === 0 || days.includes(weekday))
        .filter(({ day }) => !isMonthly(fee.type) || months.includes(monthOf(day)))
        .map(({ day, startTime, endTime }) => ({
          day,
          startTime,
          endTime,
          place: program.location,
          programName: program.name,
        })),
    )
}
