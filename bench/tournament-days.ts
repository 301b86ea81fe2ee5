import { score } from '../domain/tournament/plan/score.ts'
import { schedule } from '../domain/tournament/schedule/schedule.ts'
import { validate } from '../domain/tournament/validate/validate.ts'
import { type FeasibleDay, feasibleDay, type Shape } from './feasible-day.ts'

const GAMES = [3, 4, 5, 6, 'all'] as const
const PITCHES = [1, 2, 3, 4, 6, 8]
const DIVISIONS = [1, 2, 3]
/** How many days of each shape; TOURNAMENT_DAYS=34 is three thousand of them. */
const PER_SHAPE = Number(process.env.TOURNAMENT_DAYS ?? 2)

interface Planned {
  shape: Shape
  seconds: number
  isFound: boolean
  score: number
  knownScore: number
}

/** Days that can be planned, of every shape: how many are not, how long it takes and how good the plans are. */
export function planFeasibleDays(): void {
  const runs = GAMES.flatMap((games) =>
    DIVISIONS.flatMap((divisions) =>
      PITCHES.flatMap((pitches) => daysOf({ games, divisions, pitches }).map((day) => planDay(day))),
    ),
  )
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

function planDay({ draft, known, shape }: FeasibleDay & { shape: Shape }): Planned {
  const before = process.cpuUsage()
  const running = schedule(draft, { seed: 1 })
  let step = running.next()
  while (!step.done) step = running.next()
  const { user, system } = process.cpuUsage(before)
  const outcome = step.value
  const isFound = outcome.kind === 'PLANNED'
  if (isFound && validate(outcome.plan).length > 0) throw new Error('A plan was returned that breaks a rule.')
  if (!isFound && outcome.certain) throw new Error('A day that can be planned was called impossible.')
  return {
    shape,
    seconds: (user + system) / 1_000_000,
    isFound,
    score: isFound ? outcome.score.total : score(known).total,
    knownScore: score(known).total,
  }
}

if (import.meta.main) planFeasibleDays()
