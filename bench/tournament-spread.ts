import { proveBound } from '../domain/tournament/exact/prove-bound.ts'
import { scoresBySeed, spreadPercent, spreadWords } from './scores-by-seed.ts'
import { type SmallDay, smallDay } from './small-day.ts'
import { atMost, type Line } from './summary.ts'
import { limitedSolver } from './timed-plan.ts'

const TEAMS = [5, 6, 7, 8]
const GAMES = [3, 4, 5, 6]
const PITCHES = [1, 2]
const SPREAD_BAR = 5
const BOUND_MICROSECONDS = 5_000_000

/** Small days from several seeds: how far apart the scores are, and how far from the lower bound. */
export async function compareSeeds(): Promise<Line[]> {
  const rows = []
  for (const pitches of PITCHES)
    for (const games of GAMES)
      for (const teams of TEAMS) if (games < teams) rows.push(await compare({ teams, games, pitches }))
  console.log('\nSmall tournaments: time to plan on one core, the scores of five seeds, and the lower bound')
  console.table(rows.map(({ row }) => row))
  const widest = Math.max(...rows.map(({ percent }) => percent))
  return [atMost(`the widest spread of ${rows.length} small days over five seeds`, widest, SPREAD_BAR, ' %')]
}

async function compare(day: SmallDay) {
  const plan = smallDay(day)
  const { scores, seconds } = scoresBySeed(plan)
  const reached = Math.min(...scores)
  const solver = await limitedSolver(BOUND_MICROSECONDS)
  const lowerBound = Number.isFinite(reached) ? proveBound(plan, { seed: 1 }, solver, reached) : null
  solver.dispose()
  const row = {
    ...day,
    matches: plan.matches.length,
    seconds: seconds.toFixed(2),
    ...spreadWords(scores),
    lowerBound,
  }
  return { row, percent: spreadPercent(scores) }
}

if (import.meta.main) await compareSeeds()
