import { fairness } from '@touchline/domain/tournament/plan/fairness.ts'
import { hoursName } from '@touchline/domain/tournament/plan/moment.ts'
import type { Plan } from '@touchline/domain/tournament/plan/plan.ts'
import { score } from '@touchline/domain/tournament/plan/score.ts'
import { validate } from '@touchline/domain/tournament/validate/validate.ts'

export interface PlanFigures {
  score: number
  violations: number
  /** '3 h 23' */
  longestStay: string
  /** '4–5 games' */
  refereeGames: string
}

/** What two plans are compared by. */
export function planFigures(plan: Plan): PlanFigures {
  const { teams, officials } = fairness(plan)
  const games = officials.map((official) => official.games)
  const [least, most] = [Math.min(...games), Math.max(...games)]
  return {
    score: score(plan).total,
    violations: validate(plan).length,
    longestStay: hoursName(Math.max(0, ...teams.map(({ stay }) => stay))),
    refereeGames: games.length === 0 ? 'nobody yet' : least === most ? `${least} each` : `${least}–${most}`,
  }
}
