import { statusWord } from '../../words.ts'
import { divisionName } from '../plan/division.ts'
import { CHANGEOVER } from '../plan/limits.ts'
import { elapsedMinutes, overlap, type PlacedMatch } from '../plan/match-times.ts'
import { minutesOf, momentName } from '../plan/moment.ts'
import type { Pitch, Plan } from '../plan/plan.ts'
import { matchName } from '../plan/sides.ts'
import { type Violation, violation } from './violation.ts'

const shareTurf = (a: Pitch, b: Pitch) =>
  a.id === b.id || a.overlaps.includes(b.id) || b.overlaps.includes(a.id)

/** H4, H5, H8 and H9: the right pitch, free, for long enough. */
export function checkPitches(plan: Plan, placed: readonly PlacedMatch[]): Violation[] {
  return [
    ...placed.flatMap((one) => [...pitchFits(one), ...slotFits(one), ...slotIsForPlay(one)]),
    ...clashes(placed),
    ...duringBreaks(plan, placed),
  ]
}

function pitchFits({ match, division, pitch }: PlacedMatch): Violation[] {
  if (pitch.type === division.pitchType) return []
  const sentence = `${matchName(match)} of ${divisionName(division)} needs a ${division.pitchType} pitch, but ${pitch.name} is ${pitch.type}`
  return [violation('H4', sentence, [match.id])]
}

function slotFits({ match, division, slot, pitch, kickOff, slotEnd }: PlacedMatch): Violation[] {
  const needed = elapsedMinutes(division) + CHANGEOVER
  if (slotEnd - kickOff >= needed) return []
  const sentence = `${matchName(match)} needs ${needed} minutes with changeover, but the slot on ${pitch.name} at ${momentName(slot.start)} has only ${slotEnd - kickOff}`
  return [violation('H9', sentence, [match.id])]
}

function slotIsForPlay({ match, slot, pitch }: PlacedMatch): Violation[] {
  if (slot.kind === 'PLAY') return []
  const sentence = `${matchName(match)} is on ${pitch.name} at ${momentName(slot.start)}, when the pitch isn’t open for play`
  return [violation('H8', sentence, [match.id])]
}

function clashes(placed: readonly PlacedMatch[]): Violation[] {
  const found: Violation[] = []
  placed.forEach((one, n) => {
    for (const other of placed.slice(n + 1)) {
      if (!overlap(one.kickOff, one.slotEnd, other.kickOff, other.slotEnd)) continue
      if (!shareTurf(one.pitch, other.pitch)) continue
      const [a, b] = [matchName(one.match), matchName(other.match)]
      const at = momentName(other.slot.start)
      const sentence =
        one.pitch.id === other.pitch.id
          ? `${a} and ${b} are both on ${one.pitch.name} at ${at}`
          : `${a} on ${one.pitch.name} and ${b} on ${other.pitch.name} share the turf at ${at}`
      found.push(violation('H5', sentence, [one.match.id, other.match.id]))
    }
  })
  return found
}

function duringBreaks(plan: Plan, placed: readonly PlacedMatch[]): Violation[] {
  const breaks = plan.slots.filter(({ kind }) => kind === 'CEREMONY' || kind === 'MEAL')
  return placed.flatMap(({ match, slot, pitch, kickOff, whistle }) =>
    breaks
      .filter(({ id }) => id !== slot.id)
      .filter(({ pitchId }) => pitchId === null || isOnTurfOf(plan, pitchId, pitch))
      .filter(({ start, end }) => overlap(kickOff, whistle, minutesOf(start), minutesOf(end)))
      .map(({ kind, start }) =>
        violation(
          'H8',
          `${matchName(match)} at ${momentName(slot.start)} runs into the ${statusWord(kind)} at ${momentName(start)}`,
          [match.id],
        ),
      ),
  )
}

function isOnTurfOf(plan: Plan, pitchId: string, pitch: Pitch): boolean {
  const other = plan.pitches.find(({ id }) => id === pitchId)
  return other !== undefined && shareTurf(other, pitch)
}
