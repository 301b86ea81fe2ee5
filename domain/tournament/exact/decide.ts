import type { Plan } from '../plan/plan.ts'
import { leadsMatches } from '../plan/score.ts'
import { anneal } from '../schedule/anneal.ts'
import { isSound, withSlots } from '../schedule/attempt.ts'
import { assignmentOf, leadMatches } from '../schedule/lead-matches.ts'
import { lowerBound } from '../schedule/lower-bound.ts'
import { nthInt } from '../schedule/nth.ts'
import { numberMatches } from '../schedule/number-matches.ts'
import { Placement } from '../schedule/placement.ts'
import { randomFrom } from '../schedule/random.ts'
import { better, type Outcome, type ScoredPlan } from '../schedule/schedule.ts'
import { type ScheduleOptions, type Task, taskOf } from '../schedule/task.ts'
import { validate } from '../validate/validate.ts'
import { blame } from './blame.ts'
import { type Model, modelOf } from './model.ts'
import type { Solver } from './solver.ts'

const STEPS = 1_000
const ATTEMPTS = 3

/** The slots and leaders that the solver found. */
interface Found {
  slotOf: Int32Array
  leaderOf: number[]
}

/**
 * Used when the search has found nothing: returns a plan, or the proof that there is none. Null if the solver ran out
 * of time, or if the matches that stay already break a rule, which the model does not cover. `near` is the closest
 * attempt of the search.
 */
export function decide(
  plan: Plan,
  options: ScheduleOptions,
  { solver, near }: { solver: Solver; near: Plan | null },
): Outcome | null {
  const task = taskOf(plan, options)
  if (isBrokenBefore(task)) return null
  const model = modelOf(task, solver)
  const answer = solveNear(model, solver, near)
  if (answer === null) return null
  if (!answer) {
    const reasons = blame(task, model.formula, solver)
    return { kind: 'IMPOSSIBLE', certain: true, reasons, closest: null }
  }
  const improved = improve(task, model.found(), options)
  return improved && { kind: 'PLANNED', ...improved, lowerBound: lowerBound(task.problem).total }
}

/** Each approach may hit this many conflicts before the other takes over. The limit doubles every time. */
const FIRST_CONFLICTS = 2_000

/**
 * A large day is too hard to decide at once, but the search is almost always close. So every game is first asked to
 * kick off when it does there. Games that the solver names as being in the way are set free until there is a plan; if
 * none is left to name, there is provably none. Sometimes the search was close to a dead end, and the day is easy when
 * solved from scratch, so the two approaches take turns.
 */
function solveNear({ formula, kickingOffAs }: Model, solver: Solver, near: Plan | null): boolean | null {
  const rules = formula.allSwitches().map(({ literal }) => literal)
  let wishes = near === null ? [] : kickingOffAs(near)
  for (let conflicts = FIRST_CONFLICTS; !solver.isTimeUp(); conflicts *= 2) {
    while (wishes.length > 0) {
      const answer = solver.solve([...rules, ...wishes], conflicts)
      if (answer === null) break
      if (answer) return true
      const inTheWay = new Set(solver.failed())
      const kept = wishes.filter((literal) => !inTheWay.has(literal))
      if (kept.length === wishes.length) return false
      wishes = kept
    }
    const answer = solver.solve(rules, conflicts)
    if (answer !== null) return answer
  }
  return null
}

function isBrokenBefore({ plan, problem: { games } }: Task): boolean {
  const movable = new Set(games.filter(({ stays }) => stays < 0).map(({ id }) => id))
  const matches = plan.matches.map((match) => (movable.has(match.id) ? { ...match, slotId: null } : match))
  const assignments = plan.assignments.filter(({ matchId }) => matchId === null || !movable.has(matchId))
  return validate({ ...plan, matches, assignments }).some(({ rule }) => rule !== 'H12')
}

/**
 * The solver knows no soft rules, so the usual search continues from its plan: first with everything free to move, then
 * only between pitches at the same kick-off, keeping the leaders. Null when the validator refuses every result.
 */
function improve(task: Task, found: Found, { seed, effort = 1 }: ScheduleOptions): ScoredPlan | null {
  const { problem, staffing } = task
  const steps = Math.ceil(STEPS * effort * problem.games.length)
  const random = randomFrom(seed)
  let best: ScoredPlan | null = null
  const consider = (candidate: Plan) => {
    if (isSound(candidate, task)) best = better(best, numberMatches(candidate))
  }
  consider(withLeaders(task, found))
  for (let n = 0; n < ATTEMPTS; n += 1) {
    const placement = new Placement(problem, staffing)
    const goal = { hard: placement.hard, soft: 0 }
    found.slotOf.forEach((slot, game) => {
      if (nthInt(placement.slotOf, game) !== slot) placement.move(game, slot)
    })
    const keepsTimes = n === ATTEMPTS - 1
    const { slotOf } = runToEnd(anneal(placement, { random, steps, goal, begin: 0.5, keepsTimes }))
    const placed = withSlots(task.plan, problem, slotOf)
    if (keepsTimes) consider(withLeaders(task, { ...found, slotOf }))
    consider(task.assignOfficials ? leadMatches(placed, problem, { random, steps }).plan : placed)
  }
  return best
}

function runToEnd<Value>(running: Generator<unknown, Value>): Value {
  let step = running.next()
  while (!step.done) step = running.next()
  return step.value
}

function withLeaders({ plan, problem, assignOfficials }: Task, { slotOf, leaderOf }: Found): Plan {
  const placed = withSlots(plan, problem, slotOf)
  if (!assignOfficials) return placed
  const officials = plan.officials.filter(leadsMatches)
  const movable = new Set(problem.games.filter(({ stays }) => stays < 0).map(({ id }) => id))
  const kept = plan.assignments.filter(({ matchId }) => matchId === null || !movable.has(matchId))
  const given = problem.games.flatMap(({ id }, game) => {
    const official = officials[leaderOf[game] ?? -1]
    return official ? [assignmentOf(id, official)] : []
  })
  return { ...placed, assignments: [...kept, ...given] }
}
