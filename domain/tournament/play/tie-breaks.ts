import { groupBy } from '../group-by.ts'
import type { TieBreaker } from '../plan/plan.ts'
import type { Result } from './results.ts'
import type { TableRow } from './table-row.ts'

/** What decided a team's place: points, a tie-breaker, penalty kicks, or NOTHING if it shares the place. */
export type DecidedBy = 'POINTS' | TieBreaker | 'KICKS' | 'NOTHING'

export interface Ranked {
  row: TableRow
  by: DecidedBy
  /** The teams it was still level with. */
  rivals: TableRow[]
}

export interface RankingRules {
  tieBreakers: readonly TieBreaker[]
  results: readonly Result[]
  kicksOrder: readonly string[]
}

/** Best first. Teams that share a place are next to each other, with NOTHING as the reason (T-11). */
export function rank(rows: readonly TableRow[], rules: RankingRules): Ranked[] {
  const parts = split(rows, ({ points }) => points)
  return parts.flatMap((part) => settle(part, { by: 'POINTS', rivals: [] }, rules))
}

/**
 * Head-to-head only applies to exactly two teams. Three or more start with the next tie-breaker, and if two of them
 * remain level they go back to head-to-head. Starting over changes nothing else: a tie-breaker that did not separate
 * more teams does not separate fewer.
 */
function settle(level: readonly TableRow[], before: Omit<Ranked, 'row'>, rules: RankingRules): Ranked[] {
  const [first] = level
  if (first === undefined) return []
  if (level.length === 1) return [{ row: first, ...before }]
  for (const by of rules.tieBreakers) {
    const parts = partsBy(by, level, rules.results)
    if (parts.length > 1)
      return parts.flatMap((part) => settle(part, { by, rivals: without(level, part) }, rules))
  }
  // A team that is barred from the finals takes no kicks, and is placed behind those who did (T-10).
  const kicksOrder = [
    ...rules.kicksOrder,
    ...level.filter(({ barred }) => barred).map(({ teamId }) => teamId),
  ]
  const isKicked = level.some(({ teamId }) => rules.kicksOrder.includes(teamId))
  if (isKicked && level.every(({ teamId }) => kicksOrder.includes(teamId)))
    return level
      .toSorted((a, b) => kicksOrder.indexOf(a.teamId) - kicksOrder.indexOf(b.teamId))
      .map((row) => ({ row, by: 'KICKS', rivals: without(level, [row]) }))
  return level.map((row) => ({ row, by: 'NOTHING', rivals: without(level, [row]) }))
}

const without = (rows: readonly TableRow[], some: readonly TableRow[]) =>
  rows.filter((row) => !some.includes(row))

function partsBy(by: TieBreaker, level: readonly TableRow[], results: readonly Result[]): TableRow[][] {
  if (by === 'GOAL_DIFFERENCE') return split(level, ({ cappedDifference }) => cappedDifference)
  if (by === 'GOALS_FOR') return split(level, ({ cappedFor }) => cappedFor)
  if (by === 'GOALS_AGAINST') return split(level, ({ goalsAgainst }) => -goalsAgainst)
  if (by === 'FAIR_PLAY') return split(level, ({ fairPlay }) => fairPlay)
  if (level.length !== 2) return [[...level]]
  const [one, other] = level as [TableRow, TableRow]
  return split(level, (row) => winsOver(row, row === one ? other : one, results))
}

const winsOver = (row: TableRow, rival: TableRow, results: readonly Result[]) =>
  results.filter(
    ({ home, away, winner }) =>
      (home === row.teamId && away === rival.teamId && winner === 'HOME') ||
      (away === row.teamId && home === rival.teamId && winner === 'AWAY'),
  ).length

/** The highest first. */
function split(rows: readonly TableRow[], figure: (row: TableRow) => number): TableRow[][] {
  return [...groupBy(rows, figure)].sort(([a], [b]) => b - a).map(([, part]) => part)
}
