import { isHalfDay } from '../plan/division.ts'
import { CHANGEOVER } from '../plan/limits.ts'
import { elapsedMinutes, overlap, playingMinutes, restNeeded } from '../plan/match-times.ts'
import { dayOfMoment, minutesOf } from '../plan/moment.ts'
import type { Division, Match, Plan, Side, Slot } from '../plan/plan.ts'
import { indexPlan, type PlanIndex } from '../plan/plan-index.ts'
import { isKnockOut, sideKey, sidesOf } from '../plan/sides.ts'

/** A slot in which a match may be played. */
export interface PlaySlot {
  id: string
  start: number
  end: number
  /** The day and the pitch, counted from 0. */
  day: number
  pitch: number
  /** The half-day: day × 2, plus 1 in the afternoon (H10). */
  half: number
  /** False if only a match that stays may use it, as on a closed pitch. */
  isFree: boolean
  /** Slots that cannot be used together with this one, because they share turf at the same time (H5). */
  clashes: number[]
}

/** A match in numbers. Rows of other lists are given by their index. */
export interface Game {
  id: string
  /** The sides are teams, or places not taken yet such as '1st A'. */
  sides: [number, number]
  division: number
  group: number
  knockOut: boolean
  isSemi: boolean
  playing: number
  elapsed: number
  rest: number
  slots: number[]
  /** The slot of a match that must stay; -1 if it may move. */
  stays: number
}

/** A team, or a place in the finals, with what it can bear. */
export interface Player {
  key: string
  isTeam: boolean
  games: number[]
  division: number
  halfDay: boolean
  mostMinutes: number
}

/** The part of a plan that matters for placing matches, as numbers. */
export interface Problem {
  index: PlanIndex
  days: string[]
  slots: PlaySlot[]
  games: Game[]
  players: Player[]
  divisions: Division[]
  precedences: Precedence[]
}

export interface ProblemOptions {
  /** The matches that get a new slot. All others stay. */
  movable: ReadonlySet<string>
  /** Slots before this moment are not used; '' for no limit. */
  from: string
}

export function problemOf(plan: Plan, { movable, from }: ProblemOptions): Problem {
  const index = indexPlan(plan)
  const days = [...new Set(plan.slots.map(({ start }) => dayOfMoment(start)))].sort()
  const matches = plan.matches.filter(
    ({ id, status, slotId }) => movable.has(id) || (status !== 'POSTPONED' && slotId !== null),
  )
  const staying = new Set(matches.filter(({ id }) => !movable.has(id)).map(({ slotId }) => slotId))
  const slots = playSlots(plan, days, { staying, from })
  const fitting = plan.divisions.map((division) => fittingSlots(plan, slots, division))
  const slotAt = new Map(slots.map(({ id }, n) => [id, n]))
  const divisionAt = new Map(plan.divisions.map(({ id }, n) => [id, n]))
  const players: Player[] = []
  const playerAt = new Map<string, number>()
  const games = matches.map((match, n): Game => {
    const division = index.division(match.divisionId)
    const at = divisionAt.get(division.id) ?? 0
    const seat = (side: Side) => {
      const key = sideKey(side)
      const known = playerAt.get(key) ?? players.push(newPlayer(key, side.teamId !== null, division, at)) - 1
      playerAt.set(key, known)
      players[known]?.games.push(n)
      return known
    }
    return {
      id: match.id,
      sides: [seat(match.home), seat(match.away)],
      division: at,
      group: isKnockOut(match) ? -1 : groupAt(plan, match),
      knockOut: isKnockOut(match),
      isSemi: match.stage === 'SEMI',
      playing: playingMinutes(division),
      elapsed: elapsedMinutes(division),
      rest: restNeeded(division),
      slots: movable.has(match.id) ? (fitting[at] ?? []) : [],
      stays: movable.has(match.id) ? -1 : (slotAt.get(match.slotId ?? '') ?? -1),
    }
  })
  const precedences = precedencesOf(matches, index)
  return { index, days, slots, games, players, divisions: plan.divisions, precedences }
}

const groupAt = (plan: Plan, { groupId }: Match) => plan.groups.findIndex(({ id }) => id === groupId)

const newPlayer = (key: string, isTeam: boolean, division: Division, at: number): Player => ({
  key,
  isTeam,
  games: [],
  division: at,
  halfDay: isTeam && isHalfDay(division),
  mostMinutes: division.maxMinutesPerDay,
})

function playSlots(
  plan: Plan,
  days: readonly string[],
  { staying, from }: { staying: ReadonlySet<string | null>; from: string },
): PlaySlot[] {
  const pitchAt = new Map(plan.pitches.map(({ id }, n) => [id, n]))
  const sharing = turfSharing(plan)
  const slots = plan.slots
    .filter(({ id, kind, pitchId }) => (kind === 'PLAY' || staying.has(id)) && pitchId !== null)
    .map(
      (slot): PlaySlot => ({
        id: slot.id,
        start: minutesOf(slot.start),
        end: minutesOf(slot.end),
        day: days.indexOf(dayOfMoment(slot.start)),
        pitch: pitchAt.get(slot.pitchId ?? '') ?? 0,
        half: halfOf(slot, plan, days),
        isFree: slot.kind === 'PLAY' && slot.start >= from,
        clashes: [],
      }),
    )
    .sort((a, b) => a.start - b.start || a.pitch - b.pitch)
  slots.forEach((slot, n) => {
    slots.forEach((other, m) => {
      if (n === m || !overlap(slot.start, slot.end, other.start, other.end)) return
      if (slot.pitch === other.pitch || sharing[slot.pitch]?.has(other.pitch)) slot.clashes.push(m)
    })
  })
  return slots
}

const halfOf = ({ start }: Slot, { midday }: Plan, days: readonly string[]) =>
  days.indexOf(dayOfMoment(start)) * 2 + (start.slice(11) < midday ? 0 : 1)

/** For each pitch, the others drawn on its turf, whichever of the two says so. */
function turfSharing({ pitches }: Plan): Set<number>[] {
  return pitches.map(
    (pitch) =>
      new Set(
        pitches.flatMap((other, n) =>
          pitch.overlaps.includes(other.id) || other.overlaps.includes(pitch.id) ? [n] : [],
        ),
      ),
  )
}

/** The slots in which H4, H8 and H9 hold, whoever plays. */
function fittingSlots(plan: Plan, slots: readonly PlaySlot[], division: Division): number[] {
  const elapsed = elapsedMinutes(division)
  const sharing = turfSharing(plan)
  const pauses = plan.slots
    .filter(({ kind }) => kind === 'CEREMONY' || kind === 'MEAL')
    .map(({ pitchId, start, end }) => ({
      pitch: pitchId === null ? -1 : plan.pitches.findIndex(({ id }) => id === pitchId),
      start: minutesOf(start),
      end: minutesOf(end),
    }))
  return slots.flatMap((slot, n) => {
    if (!slot.isFree || plan.pitches[slot.pitch]?.type !== division.pitchType) return []
    if (slot.end - slot.start < elapsed + CHANGEOVER) return []
    const isPaused = pauses.some(
      ({ pitch, start, end }) =>
        (pitch === -1 || pitch === slot.pitch || sharing[slot.pitch]?.has(pitch)) &&
        overlap(slot.start, slot.start + elapsed, start, end),
    )
    return isPaused ? [] : [n]
  })
}

/** One game comes after another, with the earlier game's rest in between (H11). */
interface Precedence {
  before: number
  after: number
}

function precedencesOf(matches: readonly Match[], { plan }: PlanIndex): Precedence[] {
  const at = new Map(matches.map(({ id }, n) => [id, n]))
  return matches.flatMap((match, after) => {
    if (!isKnockOut(match)) return []
    const groupMatches = plan.matches.filter(
      ({ divisionId, stage }) =>
        divisionId === match.divisionId && (stage === 'GROUP' || stage === 'FRIENDLY'),
    )
    const followed = sidesOf(match).flatMap(({ from }) =>
      from === null || from.kind === 'PLACE' ? [] : [from.matchId],
    )
    return [...groupMatches.map(({ id }) => id), ...followed].flatMap((id) => {
      const before = at.get(id)
      return before === undefined ? [] : [{ before, after }]
    })
  })
}
