import type { Match, Plan, Source } from '../plan/plan.ts'
import { indexPlan } from '../plan/plan-index.ts'
import { isKnockOut, sideName } from '../plan/sides.ts'
import { knockOutWinner } from './results.ts'
import { standings } from './standings.ts'

/** Who takes a place in a knock-out match, or why that is not known yet. */
export interface Advance {
  matchId: string
  side: 'home' | 'away'
  /** '1st A' */
  label: string
  teamId: string | null
  waitsFor: string | null
}

/** Who takes each place in the finals, as a preview before the next round starts (T-13). */
export function advances(plan: Plan): Advance[] {
  const index = indexPlan(plan)
  return plan.matches.filter(isKnockOut).flatMap((match) =>
    (['home', 'away'] as const).flatMap((side) => {
      const { from } = match[side]
      if (from === null) return []
      const label = sideName(index, { teamId: null, from })
      const taken = from.kind === 'PLACE' ? fromGroup(plan, from) : fromMatch(plan, from)
      return [{ matchId: match.id, side, label, ...taken }]
    }),
  )
}

type Taken = Pick<Advance, 'teamId' | 'waitsFor'>
const waits = (waitsFor: string): Taken => ({ teamId: null, waitsFor })

function fromGroup(plan: Plan, { groupId, place }: Extract<Source, { kind: 'PLACE' }>): Taken {
  const table = standings(plan, groupId)
  if (!table?.complete) return waits('Some group matches haven’t been played yet.')
  // A team that did not turn up loses its place to the next one (T-10).
  const row = table.rows.filter(({ barred }) => !barred)[place - 1]
  if (row === undefined) return waits('No team is left for this place.')
  return row.needsKicks
    ? waits('Teams are level on everything: penalty kicks decide.')
    : { teamId: row.teamId, waitsFor: null }
}

function fromMatch(plan: Plan, { kind, matchId }: Exclude<Source, { kind: 'PLACE' }>): Taken {
  const match = plan.matches.find(({ id }) => id === matchId)
  const outcome = match === undefined ? null : knockOutWinner(plan, match)
  if (outcome === null) return waits('The semi-final hasn’t been decided yet.')
  return { teamId: kind === 'WINNER' ? outcome.winner : outcome.loser, waitsFor: null }
}

/** The plan with every place filled that can be. Matches that have begun keep their teams (T-13). */
export function fillPlaces(plan: Plan): Plan {
  const taken = advances(plan)
  const filled = (match: Match, side: 'home' | 'away') => {
    const found = taken.find((one) => one.matchId === match.id && one.side === side)
    return found === undefined ? match[side] : { ...match[side], teamId: found.teamId }
  }
  return {
    ...plan,
    matches: plan.matches.map((match) =>
      isKnockOut(match) && match.status === 'SCHEDULED'
        ? { ...match, home: filled(match, 'home'), away: filled(match, 'away') }
        : match,
    ),
  }
}
