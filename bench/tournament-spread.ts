import { proveBound } from '../domain/tournament/exact/prove-bound.ts'
import { scoresBySeed, spreadWords } from './scores-by-seed.ts'
import { type SmallDay, smallDay } from './small-day.ts'
import { limitedSolver } from './timed-plan.ts'

const TEAMS = [5, 6, 7, 8]
const GAMES = [3, 4, 5, 6]
const PITCHES = [1, 2]
const BOUND_MICROSECONDS = 5_000_000

/** Small days, from several seeds: how far apart the scores are, and how far from what no plan is below. */
export async function compareSeeds(): Promise<void> {
  const rows = []
  for (const pitches of PITCHES)
    for (const games of GAMES)
      for (const teams of TEAMS) if (games < teams) rows.push(await compare({ teams, games, pitches }))
  console.log('\nSmall tournaments: time to plan on one core, the scores of five seeds, and the lower bound')
  console.table(rows)
}

async function compare(day: SmallDay) {
  const plan = smallDay(day)
  const { scores, seconds } = scoresBySeed(plan)
  const reached = Math.min(...scores)
  const solver = await limitedSolver(BOUND_MICROSECONDS)
  const lowerBound = Number.isFinite(reached) ? proveBound(plan, { seed: 1 }, solver, reached) : null
  solver.dispose()
  return {
    ...day,
    matches: plan.matches.length,
    seconds: seconds.toFixed(2),
    ...spreadWords(scores),
    lowerBound,
  }
}

if (import.meta.main) await compareSeeds()
