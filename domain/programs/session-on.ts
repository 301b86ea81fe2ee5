import type { SeasonPlan } from '../seasons/season.ts'
import { compareText, dayName, timeName, timeRange } from '../words.ts'
import type { Session } from './program-sessions.ts'
import * as texts from './session-on.texts.ts'

export type SessionChange = SeasonPlan['changes'][number]

/** A session as it really takes place: the plan plus the club's changes for that day. */
export interface SessionOnDay extends Pick<Session, 'startTime' | 'endTime'> {
  /** null: the season's or the club's usual field. */
  place: string | null
  status: SessionChange['status']
  note: string | null
}

type Changed = Pick<SeasonPlan, 'changes'>

/**
 * The change that applies to a program on a day: its own, or else the one for everybody. Without a program, only the
 * latter.
 */
export const changeOn = (
  { changes }: Changed,
  day: string,
  programId: string | null = null,
): SessionChange | null => {
  const ofDay = changes.filter((change) => change.day === day)
  const isFor = (id: string | null) => (change: SessionChange) => (change.programId ?? null) === id
  return ofDay.find(isFor(programId)) ?? ofDay.find(isFor(null)) ?? null
}

/**
 * The day's changes after adding this one for these programs. Without programs it is for everybody and replaces them
 * all.
 */
export const withChange = (
  ofDay: readonly SessionChange[],
  change: Omit<SessionChange, 'programId'>,
  programIds: readonly string[],
): SessionChange[] =>
  programIds.length === 0
    ? [change]
    : [
        ...ofDay.filter(({ programId }) => !programId || !programIds.includes(programId)),
        ...programIds.map((programId) => ({ ...change, programId })),
      ]

/** All changes of a season in order, with that day's replaced by these. */
export const withDay = (
  changes: readonly SessionChange[],
  day: string,
  ofDay: readonly SessionChange[],
): SessionChange[] =>
  [...changes.filter((change) => change.day !== day), ...ofDay].toSorted((a, b) => compareText(a.day, b.day))

/** How a session takes place on its day (S-18). Every page, list, email and calendar uses this. */
export function sessionOn(
  season: Changed,
  session: Pick<Session, 'day' | 'startTime' | 'endTime'>,
  program: { id: string; location: string | null } | null = null,
): SessionOnDay {
  const change = changeOn(season, session.day, program?.id)
  return {
    startTime: change?.startTime ?? session.startTime,
    endTime: change?.endTime ?? session.endTime,
    place: change?.place ?? program?.location ?? null,
    status: change?.status ?? 'ON',
    note: change?.note ?? null,
  }
}

/** The day's changes for single programs. The season's own calendar entry can only mention them. */
export const programChangesOn = ({ changes }: Changed, day: string): SessionChange[] =>
  changes.filter((change) => change.day === day && change.programId && change.status !== 'ON')

/** 'There is no training on Sat, Oct 4.', 'Training on Sat, Oct 4 has moved to Maple Grounds, 5:30–7:00 PM.' */
export function changeWords({ day, status, startTime, endTime, place }: Omit<SessionChange, 'note'>): string {
  const when = startTime && (endTime ? timeRange(startTime, endTime) : timeName(startTime))
  switch (status) {
    case 'ON':
      return texts.asPlanned(dayName(day))
    case 'DELAYED':
      return texts.delayed(dayName(day), when)
    case 'MOVED':
      return texts.moved(dayName(day), place, when)
    case 'CANCELLED':
      return texts.cancelled(dayName(day))
  }
}
