import { childSessions } from '@touchline/domain/child-sessions.ts'
import type { SeasonPlan } from '@touchline/domain/seasons/season.ts'
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
  /** Those of them whose registration the club is still checking. */
  unchecked: FamilyPlayer[]
  status: SeasonPlan['changes'][number]['status']
  note: string | null
}

/** The club's clock. */
export interface Now {
  day: string
  time: string
}

type ClubChanges = Pick<SeasonPlan, 'changes'>

/** What is still to come for these children, in order; a session counts until it ends. */
export function comingSessions(
  players: readonly FamilyPlayer[],
  { changes }: ClubChanges,
  now: Now,
): FamilySession[] {
  const sessions = new Map<string, FamilySession>()
  for (const { player, registration } of players.flatMap(registrationsOfOne))
    for (const { program, ...session } of childSessions([registration])) {
      const change = changes.find(({ day }) => day === session.day)
      const startTime = change?.startTime ?? session.startTime
      const endTime = change?.endTime ?? session.endTime
      if (session.day < now.day || (session.day === now.day && endTime !== null && endTime <= now.time))
        continue
      const key = [session.day, startTime, program.location].join(' ')
      const unchecked = registration.status === 'PENDING' ? [player] : []
      const known = sessions.get(key)
      if (known) {
        if (!known.players.includes(player)) known.players.push(player)
        known.unchecked.push(...unchecked)
        continue
      }
      sessions.set(key, {
        day: session.day,
        startTime,
        endTime,
        place: change?.place ?? program.location,
        programName: program.name,
        players: [player],
        unchecked,
        status: change?.status ?? 'ON',
        note: change?.note ?? null,
      })
    }
  return [...sessions.values()].toSorted(
    (a, b) => compareText(a.day, b.day) || compareText(a.startTime ?? '', b.startTime ?? ''),
  )
}

const registrationsOfOne = (player: FamilyPlayer) =>
  player.registrations.map((registration) => ({ player, registration }))
