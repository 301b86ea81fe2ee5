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

const PROOF_MS = 10_000

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

function daysOf(shape: Shape): (FeasibleDay & { shape: Shape })[] {
  const days: (FeasibleDay & { shape: Shape })[] = []
  for (let seed = 0; days.length < PER_SHAPE && seed < PER_SHAPE * 10; seed += 1) {
    const day = feasibleDay(shape, seed * 1_009 + shape.pitches * 31 + shape.divisions)
    if (day) days.push({ ...day, shape })
  }
  return days
}

async function planDay({ draft, known, shape }: FeasibleDay & { shape: Shape }): Promise<Planned> {
  const before = process.cpuUsage()
  let isSolved = false
  const running = findPlan(draft, { seed: 1 }, () => {
    isSolved = true
    const end = Date.now() + PROOF_MS
    return loadSolver(() => Date.now() > end)
  })
  let step = await running.next()
  while (!step.done) step = await running.next()
  const { user, system } = process.cpuUsage(before)
  const outcome = step.value
  const isFound = outcome.kind === 'PLANNED'
  if (isFound && validate(outcome.plan).length > 0) throw new Error('A plan was returned that breaks a rule.')
  if (!isFound && outcome.certain) throw new Error('A day that can be planned was called impossible.')
  return {
    shape,
    seconds: (user + system) / 1_000_000,
    isFound,
    isSolved,
    score: isFound ? outcome.score.total : score(known).total,
    knownScore: score(known).total,
  }
}

if (import.meta.main) await planFeasibleDays()
