import { compareText } from '../../words.ts'
import { rundownProblems } from '../day/check-rundown.ts'
import { shirtsFor } from '../people/shirts.ts'
import { divisionName } from '../plan/division.ts'
import { elapsedMinutes } from '../plan/match-times.ts'
import { addMinutes } from '../plan/moment.ts'
import type { Assignment, Division, Match, Pitch, Plan, RundownItem, Side, Team } from '../plan/plan.ts'
import { indexPlan, type PlanIndex } from '../plan/plan-index.ts'
import { matchName, sideName } from '../plan/sides.ts'
import { type Standing, standings } from '../play/standings.ts'
import type { PublicTournament, TournamentHead } from '../tournament.ts'
import * as texts from './view.texts.ts'

type Colour = Team['colour']

export interface SideView {
  teamId: string | null
  /** 'Koi', or '1st A' while the team is not known. */
  name: string
  /** What it wears in this game; null while the team is not known. */
  colour: Colour | null
}

/** A match with everything that pages show of it, so that a page need not look anything up. */
export interface Game {
  id: string
  number: number
  /** 'M14' */
  label: string
  divisionId: string
  division: string
  groupName: string | null
  stage: Match['stage']
  /** null: it has no slot, or has lost it. */
  pitchId: string | null
  pitch: string | null
  start: string | null
  end: string | null
  home: SideView
  away: SideView
  /** The away team wears its second colour. */
  awayChanges: boolean
  /** Both look alike in any case, so bibs are needed. */
  bibs: boolean
  status: Match['status']
  /** '2–1'; null if results are not kept or there is none yet. */
  result: string | null
  officials: { id: string; name: string; role: Assignment['role'] }[]
}

/** A game that has a slot. */
export interface TimedGame extends Game {
  start: string
  end: string
}

export const hasTime = (game: Game): game is TimedGame => game.start !== null && game.end !== null

export interface TeamView
  extends Pick<Team, 'id' | 'name' | 'divisionId' | 'colour' | 'altColour' | 'coachName'> {
  division: string
  phonetic: string
}

export interface DivisionView extends Division {
  name: string
}

export interface GroupTable {
  groupId: string
  name: string
  rows: (Standing & { team: string })[]
  complete: boolean
}

/** One tournament day, ready to be shown and printed. */
export interface DayView extends TournamentHead {
  revision: number
  /** As an ISO 8601 instant; null: nothing has been published. */
  publishedAt: string | null
  theme: string
  venue: Plan['venue']
  entryCents: number | null
  registerBy: string | null
  weather: Plan['weather']
  midday: string
  divisions: DivisionView[]
  teams: TeamView[]
  pitches: Pitch[]
  /** By time and then by number. Games without a slot come last. */
  games: Game[]
  officials: { id: string; name: string; roles: Assignment['role'][] }[]
  rundown: RundownItem[]
  /** Where it contradicts the schedule, in words (T-30). */
  rundownProblems: string[]
  awards: Plan['awards']
  changes: Omit<Plan['changes'][number], 'by'>[]
  /** Of groups whose results are kept (T-9). */
  tables: GroupTable[]
}

/** null for a tournament without a plan to show. */
export function dayView({ plan, ...head }: PublicTournament): DayView | null {
  if (plan === null) return null
  const index = indexPlan(plan)
  const divisions = plan.divisions.map((division) => ({ ...division, name: divisionName(division) }))
  const nameOf = new Map(divisions.map(({ id, name }) => [id, name]))
  return {
    ...head,
    revision: plan.revision,
    publishedAt: plan.publishedAt,
    theme: plan.theme,
    venue: plan.venue,
    entryCents: plan.entryCents,
    registerBy: plan.registerBy,
    weather: plan.weather,
    midday: plan.midday,
    divisions,
    teams: plan.teams.map(({ id, name, divisionId, colour, altColour, coachName, phonetic }) => ({
      id,
      name,
      divisionId,
      division: nameOf.get(divisionId) ?? '',
      colour,
      altColour,
      coachName,
      phonetic,
    })),
    pitches: plan.pitches,
    games: plan.matches.map((match) => gameOf(index, match)).sort(byTime),
    officials: plan.officials.map(({ id, name, roles }) => ({ id, name, roles })),
    rundown: plan.rundown.toSorted((a, b) => compareText(a.start, b.start)),
    rundownProblems: rundownProblems(plan),
    awards: plan.awards.toSorted((a, b) => a.order - b.order),
    // Changes from before teams were stored with them concern everybody.
    changes: plan.changes.map(({ revision, at, text, teamIds = [] }) => ({ revision, at, text, teamIds })),
    tables: plan.groups.flatMap(({ id, divisionId, name }) => {
      const table = standings(plan, id)
      if (table === null) return []
      const rows = table.rows.map((row) => ({ ...row, team: index.team(row.teamId).name }))
      return [
        {
          groupId: id,
          name: texts.group(nameOf.get(divisionId) ?? '', name),
          rows,
          complete: table.complete,
        },
      ]
    }),
  }
}

function gameOf(index: PlanIndex, match: Match): Game {
  const division = index.division(match.divisionId)
  const slot = match.slotId === null || match.status === 'POSTPONED' ? null : index.slot(match.slotId)
  const pitch = slot?.pitchId ? index.pitch(slot.pitchId) : null
  const [home, away] = [teamOf(index, match.home), teamOf(index, match.away)]
  const shirts = home && away ? shirtsFor(home, away) : null
  return {
    id: match.id,
    number: match.number,
    label: matchName(match),
    divisionId: division.id,
    division: divisionName(division),
    groupName: match.groupId === null ? null : index.group(match.groupId).name,
    stage: match.stage,
    pitchId: pitch?.id ?? null,
    pitch: pitch?.name ?? null,
    start: slot?.start ?? null,
    end: slot ? addMinutes(slot.start, elapsedMinutes(division)) : null,
    home: { ...sideView(index, match.home), colour: shirts?.home ?? home?.colour ?? null },
    away: { ...sideView(index, match.away), colour: shirts?.away ?? away?.colour ?? null },
    awayChanges: shirts?.awayChanges ?? false,
    bibs: shirts?.clash ?? false,
    status: match.status,
    result: resultWords(match, division),
    officials: index.plan.assignments
      .filter(({ matchId }) => matchId === match.id)
      .map(({ officialId, role }) => ({ id: officialId, name: index.official(officialId).name, role })),
  }
}

const teamOf = (index: PlanIndex, { teamId }: Side) => (teamId === null ? null : index.team(teamId))

const sideView = (index: PlanIndex, side: Side) => ({ teamId: side.teamId, name: sideName(index, side) })

const LAST = '9999'

const byTime = (a: Game, b: Game): number => {
  const [first, second] = [a.start ?? LAST, b.start ?? LAST]
  return first === second ? a.number - b.number : first < second ? -1 : 1
}

/** 'Cedar Bend Field, 1000 Example Way'; a venue may not have an address yet. */
export const venueName = ({ venue: { name, address } }: Pick<DayView, 'venue'>): string =>
  address ? `${name}, ${address}` : name

type Played = Pick<Match, 'status' | 'score' | 'kicks' | 'forfeitBy'>

/** '2–1', '1–1, 4–3 on kicks', 'Not played'; null if results are not kept (T-9) or there is none yet. */
function resultWords(
  { status, score, kicks, forfeitBy }: Played,
  { recordsResults }: Pick<Division, 'recordsResults'>,
): string | null {
  if (!recordsResults) return null
  if (status === 'FORFEIT')
    return forfeitBy === 'BOTH' ? texts.notPlayed : forfeitBy === 'HOME' ? '0–3' : '3–0'
  if (score === null) return null
  const goals = `${score.home}–${score.away}`
  return kicks === null ? goals : texts.onKicks(goals, `${kicks.home}–${kicks.away}`)
}
