import type { Assignment, Match, Plan } from '../domain/tournament/plan/plan.ts'
import { leadsMatches } from '../domain/tournament/plan/score.ts'

/**
 * A plan as one would make it by hand: each group goes to the next pitch of its size, and the rest to the last one;
 * matches in the order of the draw; referees in turn. Nothing is checked.
 */
export function fillCourtByCourt(plan: Plan): Plan {
  const free = new Map(plan.pitches.map(({ id }) => [id, freeSlots(plan, id)]))
  const seen = new Map<string, number>()
  const placed = plan.matches.map((match): Match => {
    const type = plan.divisions.find(({ id }) => id === match.divisionId)?.pitchType
    const pitches = plan.pitches.filter((pitch) => pitch.type === type).map(({ id }) => id)
    const key = match.groupId ?? match.divisionId
    const turn = seen.get(key) ?? [...seen.keys()].filter((other) => typeOf(plan, other) === type).length
    seen.set(key, turn)
    const own = pitches[Math.min(turn, pitches.length - 1)] as string
    const from = [own, ...pitches].find((id) => (free.get(id)?.length ?? 0) > 0)
    return { ...match, slotId: from === undefined ? null : (free.get(from)?.shift() ?? null) }
  })
  const matches = numbered(plan, placed)
  return { ...plan, matches, assignments: inTurn(plan, matches) }
}

const freeSlots = ({ slots }: Plan, pitchId: string) =>
  slots.filter((slot) => slot.pitchId === pitchId && slot.kind === 'PLAY').map(({ id }) => id)

const typeOf = ({ groups, divisions }: Plan, groupOrDivision: string) => {
  const divisionId = groups.find(({ id }) => id === groupOrDivision)?.divisionId ?? groupOrDivision
  return divisions.find(({ id }) => id === divisionId)?.pitchType
}

const startOf = ({ slots }: Plan, { slotId }: Match) => slots.find(({ id }) => id === slotId)?.start ?? ''

function numbered(plan: Plan, matches: readonly Match[]): Match[] {
  const order = matches.toSorted((a, b) => (startOf(plan, a) < startOf(plan, b) ? -1 : 1))
  return order.map((match, n) => ({ ...match, number: n + 1 }))
}

function inTurn(plan: Plan, matches: readonly Match[]): Assignment[] {
  const officials = plan.officials.filter(leadsMatches)
  return matches.map(({ id }, n) => ({
    matchId: id,
    rundownItemId: null,
    officialId: officials[n % officials.length]?.id as string,
    role: 'REFEREE',
    state: 'ASSIGNED',
  }))
}
