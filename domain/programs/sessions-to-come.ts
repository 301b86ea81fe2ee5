import { isStillToCome } from '../field-day/field-day.ts'
import type { SeasonPlan } from '../seasons/season.ts'
import { childSessions, type TrainingPlan } from './child-sessions.ts'
import { type SessionOnDay, sessionOn } from './session-on.ts'

/** A session of a place, as it takes place. */
export interface SessionToCome extends SessionOnDay {
  day: string
}

/** What a family looks ahead by the link of an email; later ones are in its account (J-7). */
export const SESSIONS_OF_LINK = 6

/** The sessions of a place that have not ended, in order, with what the club has changed about them. */
export const sessionsToCome = (
  plan: TrainingPlan,
  season: Pick<SeasonPlan, 'changes'>,
  now: { day: string; time: string },
): SessionToCome[] =>
  childSessions([plan])
    .map(({ program, ...session }) => ({ day: session.day, ...sessionOn(season, session, program) }))
    .filter((session) => isStillToCome(session, now))

/** Nobody is missed at a session that does not take place (J-6). */
export const canBeMissed = ({ status }: Pick<SessionToCome, 'status'>): boolean => status !== 'CANCELLED'
