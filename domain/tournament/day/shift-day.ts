import { overlap } from '../plan/match-times.ts'
import { addMinutes, dayOfMoment, minutesOf, momentName } from '../plan/moment.ts'
import type { Plan, RundownItem } from '../plan/plan.ts'
import { type ChangeCheck, checkChange } from '../validate/check-change.ts'
import { begunSlots } from './begun.ts'
import { newRundownProblems } from './check-rundown.ts'

export interface Shift {
  /** Shifts everything from this moment on, on that day. */
  from: string
  minutes: number
  /** The current minute, on the day itself. What kicked off before then stays (T-38). */
  now?: string | null
  /** True if the matches that should be on now have not kicked off yet, so that they move as well. */
  isWaiting?: boolean
}

export interface ShiftPreview extends ChangeCheck {
  plan: Plan
  movedMatchIds: string[]
  movedItemIds: string[]
  /** Matches that should be on now. They only move if `isWaiting`. */
  onNowIds: string[]
  /** Items that would then overlap a fixed one, or no longer fit the schedule (T-30). */
  collisions: string[]
}

/**
 * "+10 minutes from here": moves what is still to come, keeps what is fixed, and previews what that breaks (T-15). Only
 * the returned plan is changed.
 */
export function shiftDay(plan: Plan, shift: Shift): ShiftPreview {
  const { from, minutes, now = null, isWaiting = false } = shift
  const isLater = (start: string) => start >= from && dayOfMoment(start) === dayOfMoment(from)
  const isOnNow = (start: string, end: string) => now !== null && start < now && now < end
  const isToCome = (start: string, end: string) =>
    isLater(start) && (now === null || start >= now || (isWaiting && isOnNow(start, end)))
  const begun = begunSlots(plan, null)
  const slots = plan.slots.map((slot) =>
    isToCome(slot.start, slot.end) && !slot.fixed && !begun.has(slot.id)
      ? { ...slot, start: addMinutes(slot.start, minutes), end: addMinutes(slot.end, minutes) }
      : slot,
  )
  const rundown = plan.rundown.map((item) =>
    isToCome(item.start, addMinutes(item.start, item.minutes)) && !item.fixed && !item.done
      ? { ...item, start: addMinutes(item.start, minutes) }
      : item,
  )
  const onNow = new Set(
    plan.slots
      .filter(({ id, start, end }) => isLater(start) && isOnNow(start, end) && !begun.has(id))
      .map(({ id }) => id),
  )
  const after = { ...plan, slots, rundown }
  const movedSlots = new Set(slots.filter((slot, n) => slot !== plan.slots[n]).map(({ id }) => id))
  const moved = rundown.filter((item, n) => item !== plan.rundown[n])
  return {
    ...checkChange(plan, after),
    plan: after,
    movedMatchIds: plan.matches.filter(({ slotId }) => movedSlots.has(slotId ?? '')).map(({ id }) => id),
    movedItemIds: moved.map(({ id }) => id),
    onNowIds: plan.matches.filter(({ slotId }) => onNow.has(slotId ?? '')).map(({ id }) => id),
    collisions: [
      ...moved.flatMap((item) =>
        rundown.filter(({ fixed }) => fixed).flatMap((other) => collision(item, other)),
      ),
      ...newRundownProblems(plan, after),
    ],
  }
}

function collision(item: RundownItem, other: RundownItem): string[] {
  const [start, otherStart] = [minutesOf(item.start), minutesOf(other.start)]
  if (!overlap(start, start + item.minutes, otherStart, otherStart + other.minutes)) return []
  return [
    `${item.title} at ${momentName(item.start)} runs into ${other.title} at ${momentName(other.start)}.`,
  ]
}
