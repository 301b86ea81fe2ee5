import type { SeasonPlan } from '../seasons/season.ts'
import { compareText, dayName, timeName, timeRange } from '../words.ts'
import type { Session } from './program-sessions.ts'
import * as texts from './session-on.texts.ts'

export type SessionChange = SeasonPlan['changes'][number]

/** A session as it takes place: what was planned, with whatever the club has changed about that day. */
export interface SessionOnDay extends Pick<Session, 'startTime' | 'endTime'> {
  /** null: on the field of the season or the club. */
  place: string | null
  status: SessionChange['status']
  note: string | null
}

type Changed = Pick<SeasonPlan, 'changes'>

/** The change that holds for a program on a day: its own, else the one for everybody. No program asks for the latter. */
export const changeOn = (
  { changes }: Changed,
  day: string,
  programId: string | null = null,
): SessionChange | null => {
  const ofDay = changes.filter((change) => change.day === day)
  const isFor = (id: string | null) => (change: SessionChange) => (change.programId ?? null) === id
  return ofDay.find(isFor(programId)) ?? ofDay.find(isFor(null)) ?? null
}

/** The changes of that day with this one for these programs; none named: it is about all, and the only one. */
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

/** All changes of a season, in order, with these for that day. */
export const withDay = (
  changes: readonly SessionChange[],
  day: string,
  ofDay: readonly SessionChange[],
): SessionChange[] =>
  [...changes.filter((change) => change.day !== day), ...ofDay].toSorted((a, b) => compareText(a.day, b.day))

/** What this session is on its day (S-18). Every page, list, email and calendar asks here. */
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

/** The changes of a day that concern some programs only, which the season's own entry of that day can but mention. */
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
