import { score } from '../domain/tournament/plan/score.ts'
import { validate } from '../domain/tournament/validate/validate.ts'
import { type FeasibleDay, feasibleDay, type Shape } from './feasible-day.ts'
import { atMost, type Line } from './summary.ts'
import { spreadOf, timedPlan } from './timed-plan.ts'
import { DIVISIONS, EFFORT, GAMES, LEFT_OUT, PER_SHAPE, SHAPES, seedOf } from './tournament-shapes.ts'

interface Planned {
  shape: Shape
  seconds: number
  isFound: boolean
  /** Whether the search alone had found nothing. */
  isSolved: boolean
  /** Whether a shorter search than the desk's had left it open, so that it was planned again. */
  isLeftOpen: boolean
  score: number
  knownScore: number
  /** The lower bound, by counting. */
  bound: number
}

/** Days of every shape that can be planned: how many were not, how long it takes and how good the plans are. */
export async function planFeasibleDays(): Promise<Line[]> {
  const runs: Planned[] = []
  for (let n = LEFT_OUT; n < LEFT_OUT + PER_SHAPE; n += 1) {
    for (const shape of SHAPES) {
      const day = dayOf(shape, n)
      if (day) runs.push(await planDay(day))
    }
    console.log(`${runs.length} days, ${runs.filter(({ isFound }) => !isFound).length} not found`)
  }
  console.log(
    `\nTournament days made from a valid plan, at ${EFFORT} of the usual effort: not found, time on one core, and the score`,
  )
  console.table(
    GAMES.flatMap((games) =>
      DIVISIONS.map((divisions) => {
        const own = runs.filter(({ shape }) => shape.games === games && shape.divisions === divisions)
        return {
          'games each': games === 'all' ? 'everyone' : games,
          divisions,
          days: own.length,
          'by the solver': own.filter(({ isSolved, isFound }) => isSolved && isFound).length,
          'again in full': own.filter(({ isLeftOpen }) => isLeftOpen).length,
          'not found': own.filter(({ isFound }) => !isFound).length,
          ...spreadOf(own.map(({ seconds }) => seconds)),
          'mean score': mean(own.map((run) => run.score)),
          'as it was made': mean(own.map((run) => run.knownScore)),
          'no plan is below': mean(own.map((run) => run.bound)),
        }
      }),
    ),
  )
  const seconds = runs.map((run) => run.seconds)
  console.log('All of them:', { days: runs.length, ...spreadOf(seconds) })
  const missing = runs.filter(({ isFound }) => !isFound)
  return [
    atMost(`tournament days that can be planned and are not, of ${runs.length}`, missing.length, 0),
    atMost('the slowest of these plans', Math.max(...seconds), SLOWEST_BAR, ' s'),
  ]
}

const mean = (numbers: readonly number[]) =>
  Math.round(numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length))

interface SeededDay extends FeasibleDay {
  shape: Shape
  /** `feasibleDay(shape, seed)` makes the same day again. */
  seed: number
}

/** In seconds of one core. */
const SLOWEST_BAR = 30

/** Most seeds make a day; otherwise the next one is used. */
const TRIES = 10

function dayOf(shape: Shape, n: number): SeededDay | null {
  for (let at = 0; at < TRIES; at += 1) {
    const seed = seedOf(shape, n * TRIES + at)
    const day = feasibleDay(shape, seed)
    if (day) return { ...day, shape, seed }
  }
  return null
}

async function planDay({ draft, known, shape, seed }: SeededDay): Promise<Planned> {
  const short = await timedPlan(draft, EFFORT)
  const isLeftOpen = EFFORT < 1 && short.outcome.kind === 'IMPOSSIBLE' && !short.outcome.certain
  const { outcome, seconds, isSolved } = isLeftOpen ? await timedPlan(draft) : short
  const isFound = outcome.kind === 'PLANNED'
  if (!isFound) console.log('Not found:', { ...shape, seed, seconds })
  if (isFound && validate(outcome.plan).length > 0) throw new Error('A plan was returned that breaks a rule.')
  if (!isFound && outcome.certain) throw new Error('A day that can be planned was called impossible.')
  return {
    shape,
    seconds,
    isFound,
    isSolved,
    isLeftOpen,
    score: isFound ? outcome.score.total : score(known).total,
    knownScore: score(known).total,
    bound: isFound ? outcome.lowerBound : 0,
  }
}

if (import.meta.main) await planFeasibleDays()
