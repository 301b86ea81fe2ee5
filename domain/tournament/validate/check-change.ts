import type { Plan } from '../plan/plan.ts'
import { validate } from './validate.ts'
import type { Violation } from './violation.ts'

export interface ChangeCheck {
  /** What the change breaks that held before. */
  broken: Violation[]
  /** What it repairs. */
  mended: Violation[]
}

/** Which hard rules a change breaks and repairs (T-8). */
export function checkChange(before: Plan, after: Plan): ChangeCheck {
  const [old, now] = [validate(before), validate(after)]
  const missingIn = (others: readonly Violation[]) => {
    const texts = new Set(others.map(({ text }) => text))
    return ({ text }: Violation) => !texts.has(text)
  }
  return { broken: now.filter(missingIn(old)), mended: old.filter(missingIn(now)) }
}

export interface Move {
  matchId: string
  slotId: string
}

/** Moves a match to another slot. A match already there takes the slot that becomes free. */
export function moveMatch(plan: Plan, { matchId, slotId }: Move): Plan {
  const from = plan.matches.find(({ id }) => id === matchId)?.slotId ?? null
  const matches = plan.matches.map((match) => {
    if (match.id === matchId) return { ...match, slotId }
    return match.slotId === slotId && match.status !== 'POSTPONED' ? { ...match, slotId: from } : match
  })
  return { ...plan, matches }
}

/** What a move would break and repair, before it is made (T-8). */
export const checkMove = (plan: Plan, move: Move): ChangeCheck & { plan: Plan } => {
  const after = moveMatch(plan, move)
  return { ...checkChange(plan, after), plan: after }
}
