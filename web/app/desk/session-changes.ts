import { type Dated, programSessions } from '@touchline/domain/programs/program-sessions.ts'
import {
  type SessionChange,
  type SessionOnDay,
  sessionOn,
  withDay,
} from '@touchline/domain/programs/session-on.ts'
import { seasonOn } from '@touchline/domain/seasons/season-on.ts'
import { compareText } from '@touchline/domain/words.ts'
import type { Request } from '../data/request.ts'
import { searchAll } from '../data/search.ts'
import { updateRow } from '../data/write-row.ts'
import { type DeskSeason, loadSeasons } from './seasons.ts'

interface TrainingProgram extends Dated {
  id: string
  name: string
  location: string | null
}

/** When each program trains, and the changes to that. */
export interface Training {
  seasons: DeskSeason[]
  programs: TrainingProgram[]
}

export async function loadTraining(request: Request): Promise<Training> {
  const [seasons, programs] = await Promise.all([
    loadSeasons(request),
    searchAll<TrainingProgram>(request, {
      model: 'Program',
      selection: 'id name location days startDate endDate startTime endTime',
      filter: { or: [{ status: { ne: 'DRAFT' } }, { status: { exists: false } }] },
      sort: [{ field: 'name', direction: 'asc' }],
    }),
  ])
  return { seasons: seasons.filter(({ status }) => status === 'PUBLISHED'), programs }
}

/** The first day with a session, from `today` on; null if nothing is planned. */
export const nextTrainingDay = ({ programs }: Training, today: string): string | null =>
  programs
    .flatMap((program) => programSessions(program).find(({ day }) => day >= today)?.day ?? [])
    .toSorted(compareText)[0] ?? null

export interface ProgramOnDay extends SessionOnDay {
  program: TrainingProgram
}

/** Every program that trains that day, with its hours. */
export function trainingOn(training: Training, day: string): ProgramOnDay[] {
  const season = seasonOfDay(training, day)
  return training.programs.flatMap((program) =>
    programSessions(program)
      .filter((session) => session.day === day)
      .map((session) => ({ ...sessionOn(season?.plan ?? { changes: [] }, session, program), program })),
  )
}

/** The season that lists the changes of that day. */
export function seasonOfDay({ seasons }: Training, day: string): DeskSeason | null {
  const plan = seasonOn(
    seasons.map((season) => season.plan),
    day,
  )
  return seasons.find((season) => season.plan === plan) ?? null
}

interface DayChanges {
  day: string
  changes: readonly SessionChange[]
}

/**
 * Saves the changes that now hold for that day, over any earlier ones: on a rainy Saturday the last word counts. Other
 * days stay as they are.
 */
export async function saveDay(request: Request, { day, changes }: DayChanges): Promise<void> {
  const season = seasonOfDay(await loadTraining(request), day)
  if (!season) throw new Error('No published season covers that day.')
  await updateRow(request, 'Season', {
    id: season.id,
    _version: season._version,
    changes: JSON.stringify(withDay(season.plan.changes, day, changes)),
  })
}
