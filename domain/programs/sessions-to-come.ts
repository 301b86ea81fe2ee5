import { isStillToCome } from '../field-day/field-day.ts'
import type { SeasonPlan } from '../seasons/season.ts'
import { childSessions, type TrainingPlan } from './child-sessions.ts'
import { type SessionOnDay, sessionOn } from './session-on.ts'

/** A session of a registration, as it really takes place. */
export interface SessionToCome extends SessionOnDay {
  day: string
}

/** How many sessions a link in an email shows; later ones are in the family's account (J-7). */
export const SESSIONS_OF_LINK = 6

/** The sessions of a registration that have not ended, in order, with the club's changes. */
export const sessionsToCome = (
  plan: TrainingPlan,
  season: Pick<SeasonPlan, 'changes'>,
  now: { day: string; time: string },
): SessionToCome[] =>
  childSessions([plan])
    .map(({ program, ...session }) => ({ day: session.day, ...sessionOn(season, session, program) }))
    .filter((session) => isStillToCome(session, now))

/** Nobody can be absent from a cancelled session (J-6). */
export const canBeMissed = ({ status }: Pick<SessionToCome, 'status'>): boolean => status !== 'CANCELLED'
