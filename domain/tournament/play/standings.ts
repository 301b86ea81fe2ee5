import { nth } from '../../nth.ts'
import { listOf } from '../../words.ts'
import type { Plan } from '../plan/plan.ts'
import { indexPlan, type PlanIndex } from '../plan/plan-index.ts'
import { isKnockOut, sidesOf } from '../plan/sides.ts'
import { resultOf } from './results.ts'
import * as texts from './standings.texts.ts'
import { type TableRow, tableRow } from './table-row.ts'
import { type Ranked, rank } from './tie-breaks.ts'

export interface Standing extends TableRow {
  place: number
  shared: boolean
  /** '2nd: goal difference +3, margins capped at 4' */
  reason: string
  /** The teams are level on everything, and a place in a final depends on it: penalty kicks decide (T-12). */
  needsKicks: boolean
}

export interface Standings {
  rows: Standing[]
  /** Every match of the group has been played. */
  complete: boolean
}

/** A group's table, best first; null if results are not kept (T-9). */
export function standings(plan: Plan, groupId: string): Standings | null {
  const index = indexPlan(plan)
  const { divisionId, kicksOrder } = index.group(groupId)
  if (!index.division(divisionId).recordsResults) return null
  const matches = plan.matches.filter((match) => match.groupId === groupId && !isKnockOut(match))
  const results = matches.flatMap((match) => resultOf(plan, match) ?? [])
  const rows = plan.teams
    .filter((team) => team.groupId === groupId)
    .map((team) => tableRow(plan, team, results))
  const complete = matches.length > 0 && results.length === matches.length
  const ranked = rank(rows, { tieBreakers: plan.tieBreakers, results, kicksOrder })
  const atStake = complete ? finalPlaces(plan, groupId) : []
  const isOpen = results.length === 0
  return { complete, rows: ranked.map((_, n) => standing(index, ranked, n, atStake, isOpen)) }
}

/** The places of a group that lead to a final. */
const finalPlaces = (plan: Plan, groupId: string): number[] =>
  plan.matches
    .flatMap(sidesOf)
    .flatMap(({ from }) => (from?.kind === 'PLACE' && from.groupId === groupId ? [from.place] : []))

function standing(
  index: PlanIndex,
  ranked: readonly Ranked[],
  at: number,
  atStake: readonly number[],
  isOpen: boolean,
): Standing {
  const one = nth(ranked, at)
  const shared = one.by === 'NOTHING'
  const level = shared ? [one.row, ...one.rivals] : [one.row]
  const first = ranked.findIndex(({ row }) => level.includes(row))
  // Places count from the first team that may play on, since a barred team cannot take a place in a final (T-10).
  const mayPlayOn = level.filter(({ barred }) => !barred)
  const from = ranked.filter(({ row }) => !row.barred).findIndex(({ row }) => mayPlayOn.includes(row))
  const isTied = shared && !one.row.barred && mayPlayOn.length > 1
  const needsKicks = isTied && mayPlayOn.some((_, n) => atStake.includes(from + n + 1))
  const reason = isOpen ? texts.notPlayed : reasonFor(index, one, needsKicks)
  return {
    ...one.row,
    place: first + 1,
    shared,
    needsKicks,
    reason:
      shared && !isOpen
        ? texts.shared(first + 1, names(index, one.rivals), reason)
        : texts.placed(first + 1, reason),
  }
}

const names = (index: PlanIndex, rows: readonly TableRow[]) =>
  listOf(
    rows.map(({ teamId }) => index.team(teamId).name),
    'and',
  )

function reasonFor(index: PlanIndex, { row, by, rivals }: Ranked, needsKicks: boolean): string {
  const cap = index.plan.goalCap
  switch (by) {
    case 'POINTS':
      return texts.points(row.points)
    case 'HEAD_TO_HEAD':
      return texts.headToHead(names(index, rivals), row.points)
    case 'GOAL_DIFFERENCE':
      return texts.goalDifference(signed(row.cappedDifference), cap)
    case 'GOALS_FOR':
      return texts.goalsFor(row.cappedFor, cap)
    case 'GOALS_AGAINST':
      return texts.goalsAgainst(row.goalsAgainst)
    case 'FAIR_PLAY':
      return texts.fairPlay(signed(row.fairPlay))
    case 'KICKS':
      return texts.kicks(names(index, rivals))
    case 'NOTHING':
      return needsKicks ? texts.levelBeforeKicks : texts.level
  }
}

/** 3 → '+3', -1 → '−1' */
function signed(number: number): string {
  if (number === 0) return '0'
  return number > 0 ? `+${number}` : `−${-number}`
}
