import { childSessions } from '@touchline/domain/programs/child-sessions.ts'
import { type SessionOnDay, sessionOn } from '@touchline/domain/programs/session-on.ts'
import type { SeasonPlan } from '@touchline/domain/seasons/season.ts'
import { compareText } from '@touchline/domain/words.ts'
import type { FamilyPlayer } from './family.ts'

/** One day on which children of the family train together. */
export interface FamilySession extends SessionOnDay {
  day: string
  programName: string
  players: FamilyPlayer[]
  /** The children whose registration the club is still checking. */
  unchecked: FamilyPlayer[]
  /** The program in which each of them trains then, by the child's id. */
  programIds: Record<string, string>
}

/** The club's clock. */
export interface Now {
  day: string
  time: string
}

type ClubChanges = Pick<SeasonPlan, 'changes'>

/** The coming sessions of these children, in order; a session counts until it ends. */
export function comingSessions(
  players: readonly FamilyPlayer[],
  season: ClubChanges,
  now: Now,
): FamilySession[] {
  const sessions = new Map<string, FamilySession>()
  for (const { player, registration } of players.flatMap(registrationsOfOne))
    for (const { program, ...session } of childSessions([registration])) {
      const onDay = sessionOn(season, session, program)
      const { startTime, endTime } = onDay
      if (session.day < now.day || (session.day === now.day && endTime !== null && endTime <= now.time))
        continue
      const key = [session.day, startTime, onDay.place, onDay.status].join(' ')
      const unchecked = registration.status === 'PENDING' ? [player] : []
      const known = sessions.get(key)
      if (known) {
        if (!known.players.includes(player)) {
          known.players.push(player)
          known.programIds[player.id] = program.id
        }
        known.unchecked.push(...unchecked)
        continue
      }
      sessions.set(key, {
        day: session.day,
        ...onDay,
        programName: program.name,
        players: [player],
        unchecked,
        programIds: { [player.id]: program.id },
      })
    }
  return [...sessions.values()].toSorted(
    (a, b) => compareText(a.day, b.day) || compareText(a.startTime ?? '', b.startTime ?? ''),
  )
}

const registrationsOfOne = (player: FamilyPlayer) =>
  player.registrations.map((registration) => ({ player, registration }))
