import { minutesOf } from '../plan/moment.ts'
import type { Match, Plan } from '../plan/plan.ts'
import { leadsMatches } from '../plan/score.ts'
import { nthGame, nthList } from '../schedule/nth.ts'
import type { Problem } from '../schedule/problem.ts'
import type { Task } from '../schedule/task.ts'
import { Formula } from './formula.ts'
import { kickOffsOf, slotsFound } from './kick-offs.ts'
import { addOfficialRules, type Leading } from './official-rules.ts'
import type { Solver } from './solver.ts'
import { addTeamRules } from './team-rules.ts'

/** All hard rules of a plan, encoded for a solver, and the way back from its answer to a plan. */
export interface Model {
  formula: Formula
  /**
   * One literal per game: that it kicks off when it does in this plan. Games that cannot kick off then are left out.
   */
  kickingOffAs: (near: Plan) => number[]
  /** After a solution: the slot and the leader of every game. */
  found: () => { slotOf: Int32Array; leaderOf: number[] }
}

export function modelOf({ plan, problem, staffing, assignOfficials }: Task, solver: Solver): Model {
  const formula = new Formula(solver)
  const kickOffs = kickOffsOf(formula, problem)
  addTeamRules(formula, problem, kickOffs)
  const officials = plan.officials.filter(leadsMatches)
  const leading: Leading = assignOfficials
    ? addOfficialRules(formula, problem, kickOffs, {
        officials,
        staffing,
        ...dutiesOf(plan, problem),
      })
    : { leaders: () => problem.games.map(() => -1) }
  return {
    formula,
    kickingOffAs: (near) => {
      const startOf = new Map(near.slots.map(({ id, start }) => [id, minutesOf(start)]))
      const slotOf = new Map(near.matches.map(({ id, slotId }) => [id, slotId]))
      return problem.games.flatMap(({ id }, game) => {
        const time = kickOffs.times.indexOf(startOf.get(slotOf.get(id) ?? '') ?? -1)
        return nthList(kickOffs.at, game).get(time) ?? []
      })
    },
    found: () => ({
      slotOf: slotsFound(problem, kickOffs, (literal) => solver.isTrue(literal)),
      leaderOf: leading.leaders((literal) => solver.isTrue(literal)),
    }),
  }
}

function dutiesOf(plan: Plan, { games, divisions, index }: Problem) {
  const officials = plan.officials.filter(leadsMatches)
  const onDuty = plan.assignments.filter(({ state }) => state !== 'NO_SHOW' && state !== 'REPLACED')
  const keptBy = games.map(({ id, stays }) =>
    stays < 0 ? [] : onDuty.filter(({ matchId }) => matchId === id),
  )
  const isToCome = ({ status }: Match) => status === 'SCHEDULED' || status === 'READY'
  return {
    isOpen: (game: number) => {
      const { id, stays } = nthGame(games, game)
      const isLed = nthList(keptBy, game).some(({ role }) => role === 'REFEREE' || role === 'GAME_LEADER')
      return stays < 0 || (!isLed && isToCome(index.match(id)))
    },
    busyWith: (game: number) =>
      officials.flatMap(({ id }, n) =>
        nthList(keptBy, game).some(({ officialId }) => officialId === id) ? [n] : [],
      ),
    needsReferee: (game: number) => divisions[nthGame(games, game).division]?.recordsResults ?? false,
  }
}
