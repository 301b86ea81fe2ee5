import { compareText } from '../../words.ts'
import { groupBy } from '../group-by.ts'
import type { Plan } from '../plan/plan.ts'
import { type ChangeCheck, checkMove } from '../validate/check-change.ts'
import { begunSlots } from './begun.ts'

export interface Closure {
  pitchIds: readonly string[]
  /** null: from the start, or until the end. */
  from: string | null
  to: string | null
  /** The current minute, on the day itself. Matches that kicked off before then stay (T-38). */
  now?: string | null
}

/** The plan with these pitches closed, the matches that have to move (T-16), and those being played there now. */
export function closePitches(
  plan: Plan,
  { pitchIds, from, to, now = null }: Closure,
): { plan: Plan; mustMove: string[]; onNow: string[] } {
  const begun = begunSlots(plan, now)
  const slots = plan.slots.map((slot) => {
    const isClosed =
      slot.kind === 'PLAY' &&
      pitchIds.includes(slot.pitchId ?? '') &&
      !begun.has(slot.id) &&
      (from === null || slot.end > from) &&
      (to === null || slot.start < to)
    return isClosed ? { ...slot, kind: 'BUFFER' as const } : slot
  })
  const closed = new Set(slots.filter((slot, n) => slot !== plan.slots[n]).map(({ id }) => id))
  const inOrder = plan.slots.toSorted((a, b) => compareText(a.start, b.start)).map(({ id }) => id)
  // In time order, so that the match that plays first has the first choice of a new slot.
  const mustMove = plan.matches
    .filter(
      ({ slotId, status }) => closed.has(slotId ?? '') && (status === 'SCHEDULED' || status === 'READY'),
    )
    .sort((a, b) => inOrder.indexOf(a.slotId ?? '') - inOrder.indexOf(b.slotId ?? ''))
    .map(({ id }) => id)
  const onNow = plan.slots.filter(
    ({ id, pitchId, end }) => begun.has(id) && pitchIds.includes(pitchId ?? '') && now !== null && now < end,
  )
  return {
    plan: { ...plan, slots },
    mustMove,
    onNow: plan.matches
      .filter(({ slotId, status }) => status === 'SCHEDULED' && onNow.some(({ id }) => id === slotId))
      .map(({ id }) => id),
  }
}

export interface SlotChoice extends ChangeCheck {
  slotId: string
}

/**
 * Every free slot on a pitch of the right size, from a moment on, with what a move there would break. Harmless ones
 * come first (T-8).
 */
export function slotChoices(plan: Plan, matchId: string, from = ''): SlotChoice[] {
  const match = plan.matches.find(({ id }) => id === matchId)
  const type = plan.divisions.find(({ id }) => id === match?.divisionId)?.pitchType
  const taken = groupBy(
    plan.matches.filter(({ status }) => status !== 'POSTPONED'),
    ({ slotId }) => slotId,
  )
  const fitting = new Set(plan.pitches.filter((pitch) => pitch.type === type).map(({ id }) => id))
  return plan.slots
    .filter(({ kind, start, pitchId }) => kind === 'PLAY' && start >= from && fitting.has(pitchId ?? ''))
    .filter(({ id }) => !taken.has(id))
    .toSorted((a, b) => (a.start < b.start ? -1 : 1))
    .map(({ id }) => {
      const { broken, mended } = checkMove(plan, { matchId, slotId: id })
      return { slotId: id, broken, mended }
    })
    .sort((a, b) => a.broken.length - b.broken.length)
}

export interface NewPlaces {
  plan: Plan
  moved: { matchId: string; slotId: string }[]
  /** Matches for which every free slot would break something: they are postponed. */
  homeless: string[]
}

/**
 * Moves each of these matches, one after another, to the next free slot that breaks nothing new (T-16). `from` is only
 * given on the day itself, and then no match moves to an earlier time than people know. Before the day it may, if no
 * later slot is left.
 */
export function findPlaces(plan: Plan, matchIds: readonly string[], from: string | null = null): NewPlaces {
  const found: NewPlaces = { plan, moved: [], homeless: [] }
  const startOf = new Map(plan.slots.map(({ id, start }) => [id, start]))
  const startsAt = (slotId: string | null | undefined) => startOf.get(slotId ?? '') ?? ''
  for (const matchId of matchIds) {
    const own = startsAt(plan.matches.find(({ id }) => id === matchId)?.slotId)
    const harmless = slotChoices(found.plan, matchId, from ?? '').filter(({ broken }) => broken.length === 0)
    const later = harmless.find(({ slotId }) => startsAt(slotId) >= own)
    const place = later ?? (from === null ? harmless.at(-1) : undefined)
    const changes = place ? { slotId: place.slotId } : { status: 'POSTPONED' as const }
    if (place) found.moved.push({ matchId, slotId: place.slotId })
    else found.homeless.push(matchId)
    const matches = found.plan.matches.map((match) =>
      match.id === matchId ? { ...match, ...changes } : match,
    )
    found.plan = { ...found.plan, matches }
  }
  return found
}
