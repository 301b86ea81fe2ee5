import { overlap } from '../plan/match-times.ts'
import { addMinutes, dayOfMoment, minutesOf, momentName } from '../plan/moment.ts'
import type { Plan, RundownItem } from '../plan/plan.ts'
import { type ChangeCheck, checkChange } from '../validate/check-change.ts'
import { rundownProblems } from './check-rundown.ts'

export interface Shift {
  /** From this moment on, that day. */
  from: string
  minutes: number
}

export interface ShiftPreview extends ChangeCheck {
  plan: Plan
  movedMatchIds: string[]
  movedItemIds: string[]
  /** Items that would then run into one that stays, or no longer fit the schedule (T-30). */
  collisions: string[]
}

/**
 * "+10 minutes from here": what has not happened yet moves, what is fixed stays, and the preview says what that
 * breaks (T-15). Nothing is changed but the plan that is returned.
 */
export function shiftDay(plan: Plan, { from, minutes }: Shift): ShiftPreview {
  const isLater = (start: string) => start >= from && dayOfMoment(start) === dayOfMoment(from)
  const begun = new Set(
    plan.matches.filter(({ status }) => !isStillToCome(status)).map(({ slotId }) => slotId),
  )
  const slots = plan.slots.map((slot) =>
    isLater(slot.start) && !slot.fixed && !begun.has(slot.id)
      ? { ...slot, start: addMinutes(slot.start, minutes), end: addMinutes(slot.end, minutes) }
      : slot,
  )
  const rundown = plan.rundown.map((item) =>
    isLater(item.start) && !item.fixed && !item.done
      ? { ...item, start: addMinutes(item.start, minutes) }
      : item,
  )
  const after = { ...plan, slots, rundown }
  const known = new Set(rundownProblems(plan))
  const movedSlots = new Set(slots.filter((slot, n) => slot !== plan.slots[n]).map(({ id }) => id))
  const moved = rundown.filter((item, n) => item !== plan.rundown[n])
  return {
    ...checkChange(plan, after),
    plan: after,
    movedMatchIds: plan.matches.filter(({ slotId }) => movedSlots.has(slotId ?? '')).map(({ id }) => id),
    movedItemIds: moved.map(({ id }) => id),
    collisions: [
      ...moved.flatMap((item) =>
        rundown.filter(({ fixed }) => fixed).flatMap((other) => collision(item, other)),
      ),
      ...rundownProblems(after).filter((text) => !known.has(text)),
    ],
  }
}

const isStillToCome = (status: string) =>
  status === 'SCHEDULED' || status === 'READY' || status === 'POSTPONED'

function collision(item: RundownItem, other: RundownItem): string[] {
  const [start, otherStart] = [minutesOf(item.start), minutesOf(other.start)]
  if (!overlap(start, start + item.minutes, otherStart, otherStart + other.minutes)) return []
  return [
    `${item.title} at ${momentName(item.start)} runs into ${other.title} at ${momentName(other.start)}.`,
  ]
}
