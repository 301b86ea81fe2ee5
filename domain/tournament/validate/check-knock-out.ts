import { minutesName, type PlacedMatch, playingMinutes, restNeeded } from '../plan/match-times.ts'
import { dayOfMoment } from '../plan/moment.ts'
import type { Match } from '../plan/plan.ts'
import type { PlanIndex } from '../plan/plan-index.ts'
import { isKnockOut, matchName, sideKey, sidesOf } from '../plan/sides.ts'
import { type Violation, violation } from './violation.ts'

/**
 * H11: a knock-out match comes after the last group match of its division and after the match it depends on, with rest.
 */
export function checkKnockOut(placed: readonly PlacedMatch[]): Violation[] {
  return placed
    .filter(({ match }) => isKnockOut(match))
    .flatMap((one) => {
      const groupMatches = placed.filter(
        ({ match }) => match.divisionId === one.match.divisionId && !isKnockOut(match),
      )
      const last = groupMatches.toSorted((a, b) => b.whistle - a.whistle).slice(0, 1)
      const followed = placed.filter(({ match }) => follows(one.match, match.id))
      return [...last, ...followed].flatMap((before) => tooSoon(before, one))
    })
}

const follows = (match: Match, beforeId: string) =>
  sidesOf(match).some(({ from }) => from !== null && from.kind !== 'PLACE' && from.matchId === beforeId)

function tooSoon(before: PlacedMatch, one: PlacedMatch): Violation[] {
  const gap = one.kickOff - before.whistle
  const needed = restNeeded(before.division)
  if (gap >= needed) return []
  const [first, second] = [matchName(before.match), matchName(one.match)]
  const ids = [before.match.id, one.match.id]
  if (gap < 0) return [violation('H11', `${second} starts before ${first} is over`, ids)]
  const sentence = `${second} starts only ${minutesName(gap)} after ${first}`
  return [violation('H11', sentence, ids, { limit: `at least ${needed}` })]
}

/** The most minutes of knock-out matches that a team may still get on a day, whatever place it takes (H3). */
export function knockOutMinutes(index: PlanIndex, teamId: string, day: string): number {
  const finals = index.plan.matches.filter(isKnockOut)
  const own = finals.filter((match) => sidesOf(match).some((side) => side.teamId === teamId))
  if (own.length > 0) return Math.max(0, ...own.map((match) => afterwards(index, finals, match.id, day)))
  const { groupId } = index.team(teamId)
  const places = new Set(
    finals
      .flatMap(sidesOf)
      .flatMap((side) =>
        side.teamId === null && side.from?.kind === 'PLACE' && side.from.groupId === groupId
          ? [sideKey(side)]
          : [],
      ),
  )
  return Math.max(0, ...[...places].map((key) => minutesFrom(index, finals, key, day)))
}

function minutesFrom(index: PlanIndex, finals: readonly Match[], key: string, day: string): number {
  return finals
    .filter((match) => sidesOf(match).some((side) => sideKey(side) === key))
    .reduce((sum, match) => {
      const slot = match.slotId === null ? null : index.slot(match.slotId)
      const onDay = slot !== null && match.status !== 'POSTPONED' && dayOfMoment(slot.start) === day
      const own = onDay ? playingMinutes(index.division(match.divisionId)) : 0
      return sum + own + afterwards(index, finals, match.id, day)
    }, 0)
}

const afterwards = (index: PlanIndex, finals: readonly Match[], matchId: string, day: string): number =>
  Math.max(
    minutesFrom(index, finals, `WINNER ${matchId}`, day),
    minutesFrom(index, finals, `LOSER ${matchId}`, day),
  )
