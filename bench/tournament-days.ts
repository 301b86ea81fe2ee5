import { loadSolver } from '../domain/tournament/exact/cadical.ts'
import { findPlan } from '../domain/tournament/exact/find-plan.ts'
import { score } from '../domain/tournament/plan/score.ts'
import { validate } from '../domain/tournament/validate/validate.ts'
import { type FeasibleDay, feasibleDay, type Shape } from './feasible-day.ts'

const GAMES = [3, 4, 5, 6, 'all'] as const
const PITCHES = [1, 2, 3, 4, 6, 8]
const DIVISIONS = [1, 2, 3]
/** How many days of each shape; TOURNAMENT_DAYS=34 is three thousand of them. */
const PER_SHAPE = Number(process.env.TOURNAMENT_DAYS ?? 2)

/** Of one core: a machine that is busy with something else takes nothing from the solver. */
const PROOF_MICROSECONDS = 10_000_000
const processorTime = () => {
  const { user, system } = process.cpuUsage()
  return user + system
}

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
  for (const games of GAMES)
    for (const divisions of DIVISIONS)
      for (const pitches of PITCHES)
        for (const day of daysOf({ games, divisions, pitches })) runs.push(await planDay(day))
  console.log('\nTournament days made from a valid plan: not found, time on one core, and the score')
  console.table(
    GAMES.flatMap((games) =>
      DIVISIONS.map((divisions) => {
        const own = runs.filter(({ shape }) => shape.games === games && shape.divisions === divisions)
        const seconds = own.map((run) => run.seconds).sort((a, b) => a - b)
        return {
          'games each': games === 'all' ? 'everyone' : games,
          divisions,
          days: own.length,
          'by the solver': own.filter(({ isSolved, isFound }) => isSolved && isFound).length,
          'not found': own.filter(({ isFound }) => !isFound).length,
          median: (seconds[Math.floor(seconds.length / 2)] ?? 0).toFixed(2),
          slowest: (seconds.at(-1) ?? 0).toFixed(2),
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
    const seed = n * 1_009 + shape.pitches * 31 + shape.divisions
    const day = feasibleDay(shape, seed)
    if (day) days.push({ ...day, shape, seed })
  }
  return days
}

async function planDay({ draft, known, shape, seed }: SeededDay): Promise<Planned> {
  const before = processorTime()
  let isSolved = false
  const running = findPlan(draft, { seed: 1 }, () => {
    isSolved = true
    const end = processorTime() + PROOF_MICROSECONDS
    return loadSolver(() => processorTime() > end)
  })
  let step = await running.next()
  while (!step.done) step = await running.next()
  const seconds = (processorTime() - before) / 1_000_000
  const outcome = step.value
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
