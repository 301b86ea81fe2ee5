import type { Plan, Team } from '../plan/plan.ts'
import type { Result } from './results.ts'

/** A team's figures in its group. */
export interface TableRow {
  teamId: string
  played: number
  won: number
  drawn: number
  lost: number
  goalsFor: number
  goalsAgainst: number
  points: number
  /** Margins and goals with each match capped, as used for tie-breaks. */
  cappedDifference: number
  cappedFor: number
  fairPlay: number
  /** It failed to turn up once and was not excused, so it has no place in a final (T-10). */
  barred: boolean
}

const FAIR_PLAY: Partial<Record<Plan['incidents'][number]['kind'], number>> = {
  CAUTION: -1,
  SIDELINE_WARNING: -2,
  SENDING_OFF: -3,
}

/** Points noted by the desk, plus those that follow from incidents (T-11). */
export const fairPlayPoints = ({ incidents }: Pick<Plan, 'incidents'>, team: Team): number =>
  incidents
    .filter(({ teamId }) => teamId === team.id)
    .reduce((sum, { kind }) => sum + (FAIR_PLAY[kind] ?? 0), team.fairPlayPoints)

export function tableRow(plan: Plan, team: Team, results: readonly Result[]): TableRow {
  const own = results.flatMap(({ home, away, goals, forfeitedBy }) => {
    const forfeited = forfeitedBy.includes(team.id)
    if (home === team.id)
      return [{ scored: goals.home, let: goals.away, forfeited, void: forfeitedBy.length === 2 }]
    return away === team.id
      ? [{ scored: goals.away, let: goals.home, forfeited, void: forfeitedBy.length === 2 }]
      : []
  })
  const cap = plan.goalCap
  const count = (isIt: (game: (typeof own)[number]) => boolean) => own.filter(isIt).length
  const sum = (of: (game: (typeof own)[number]) => number) => own.reduce((total, game) => total + of(game), 0)
  const won = count((game) => game.scored > game.let)
  const drawn = count((game) => game.scored === game.let && !game.void)
  return {
    teamId: team.id,
    played: own.length,
    won,
    drawn,
    lost: own.length - won - drawn,
    goalsFor: sum((game) => game.scored),
    goalsAgainst: sum((game) => game.let),
    points: 3 * won + drawn,
    cappedDifference: sum((game) => Math.max(-cap, Math.min(cap, game.scored - game.let))),
    cappedFor: sum((game) => Math.min(cap, game.scored)),
    fairPlay: fairPlayPoints(plan, team),
    barred: own.some(({ forfeited }) => forfeited) && !team.forfeitExcused,
  }
}
