import { score } from '../domain/tournament/plan/score.ts'
import { validate } from '../domain/tournament/validate/validate.ts'
import { type FeasibleDay, feasibleDay, type Shape } from './feasible-day.ts'
import { spreadOf, timedPlan } from './timed-plan.ts'
import { DIVISIONS, GAMES, PER_SHAPE, SHAPES, seedOf } from './tournament-shapes.ts'

interface Planned {
  shape: Shape
  seconds: number
  isFound: boolean
  /** Whether the search alone had found nothing. */
  isSolved: boolean
  score: number
  knownScore: number
}

/** Days that can be planned, of every shape: how many are not, how long it takes and how good the plans are. */
export async function planFeasibleDays(): Promise<void> {
  const runs: Planned[] = []
  for (const shape of SHAPES) for (const day of daysOf(shape)) runs.push(await planDay(day))
  console.log('\nTournament days made from a valid plan: not found, time on one core, and the score')
  console.table(
    GAMES.flatMap((games) =>
      DIVISIONS.map((divisions) => {
        const own = runs.filter(({ shape }) => shape.games === games && shape.divisions === divisions)
        return {
          'games each': games === 'all' ? 'everyone' : games,
          divisions,
          days: own.length,
          'by the solver': own.filter(({ isSolved, isFound }) => isSolved && isFound).length,
          'not found': own.filter(({ isFound }) => !isFound).length,
          ...spreadOf(own.map(({ seconds }) => seconds)),
          'mean score': mean(own.map((run) => run.score)),
          'as it was made': mean(own.map((run) => run.knownScore)),
        }
      }),
    ),
  )
}

const mean = (numbers: readonly number[]) =>
  Math.round(numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length))

interface SeededDay extends FeasibleDay {
  shape: Shape
  /** `feasibleDay(shape, seed)` makes the same day again. */
  seed: number
}

function daysOf(shape: Shape): SeededDay[] {
  const days: SeededDay[] = []
  for (let n = 0; days.length < PER_SHAPE && n < PER_SHAPE * 10; n += 1) {
    const seed = seedOf(shape, n)
    const day = feasibleDay(shape, seed)
    if (day) days.push({ ...day, shape, seed })
  }
  return days
}

async function planDay({ draft, known, shape, seed }: SeededDay): Promise<Planned> {
  const { outcome, seconds, isSolved } = await timedPlan(draft)
  const isFound = outcome.kind === 'PLANNED'
  if (!isFound) console.log('Not found:', { ...shape, seed, seconds })
  if (isFound && validate(outcome.plan).length > 0) throw new Error('A plan was returned that breaks a rule.')
  if (!isFound && outcome.certain) throw new Error('A day that can be planned was called impossible.')
  return {
    shape,
    seconds,
    isFound,
    isSolved,
    score: isFound ? outcome.score.total : score(known).total,
    knownScore: score(known).total,
  }
}

if (import.meta.main) await planFeasibleDays()
