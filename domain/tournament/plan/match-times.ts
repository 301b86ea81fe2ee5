import { LEAST_REST } from './limits.ts'
import { dayOfMoment, minutesOf } from './moment.ts'
import type { Division, Match, Pitch, Slot } from './plan.ts'
import type { PlanIndex } from './plan-index.ts'

/** A match with its time and pitch; times in minutes. */
export interface PlacedMatch {
  match: Match
  division: Division
  slot: Slot
  pitch: Pitch
  day: string
  kickOff: number
  whistle: number
  slotEnd: number
}

/** The length of a match for the rules: playing time without the break (T-3). */
export const playingMinutes = ({ halves, halfMinutes }: Division): number => halves * halfMinutes

/** From kick-off to final whistle, break included. */
export const elapsedMinutes = (division: Division): number =>
  playingMinutes(division) + (division.halves - 1) * division.breakMinutes

/** The rest after a match, from the final whistle to the team's next kick-off (H2). */
export const restNeeded = (division: Division): number => Math.max(playingMinutes(division), LEAST_REST)

export const minutesName = (minutes: number): string => (minutes === 1 ? '1 minute' : `${minutes} minutes`)

/** The matches that have a slot and are not postponed, by time and then in plan order. */
export function placedMatches(index: PlanIndex): PlacedMatch[] {
  return index.plan.matches
    .flatMap((match) => placed(index, match) ?? [])
    .sort((a, b) => a.kickOff - b.kickOff)
}

function placed(index: PlanIndex, match: Match): PlacedMatch | null {
  if (match.slotId === null || match.status === 'POSTPONED') return null
  const slot = index.slot(match.slotId)
  if (slot.pitchId === null) return null
  const division = index.division(match.divisionId)
  const kickOff = minutesOf(slot.start)
  return {
    match,
    division,
    slot,
    pitch: index.pitch(slot.pitchId),
    day: dayOfMoment(slot.start),
    kickOff,
    whistle: kickOff + elapsedMinutes(division),
    slotEnd: minutesOf(slot.end),
  }
}

/** True if two periods share a minute. One that ends when the other starts does not overlap it. */
export const overlap = (aStart: number, aEnd: number, bStart: number, bEnd: number): boolean =>
  aStart < bEnd && bStart < aEnd
