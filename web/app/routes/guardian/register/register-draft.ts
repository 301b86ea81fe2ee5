import type { AgeRule } from '@touchline/domain/age-group.ts'
import { whoWouldWait } from '@touchline/domain/places-left.ts'
import { isMonthly } from '@touchline/domain/pricing/fee-types.ts'
import { monthsToBill } from '@touchline/domain/season.ts'
import type { Family, FamilyPlayer } from '../../../family/family.ts'
import { newId } from '../../../family/new-id.ts'
import { currentPlayers } from '../../../players/current-players.ts'
import type { Joining } from '../../../price/family-price.ts'
import type { Agreed } from '../../../registration/consent-boxes.tsx'
import type { OfferedProgram } from '../../../registration/offered-program.ts'
import { planOptions } from '../../../registration/plan-options.ts'
import { type SiblingFit, siblingFit } from '../../../registration/program-fit.ts'

/** What a parent has chosen so far; it outlives a reload on this device. */
export interface RegisterDraft {
  /** By player. The id is that of the registration to be: sending it twice makes one. */
  children: Record<string, { registrationId: string; optionId: string | null }>
  /** Months that were unticked. */
  leftOut: string[]
  agreed: Agreed
  allOrNone: boolean
}

export const emptyDraft: RegisterDraft = { children: {}, leftOut: [], agreed: {}, allOrNone: false }

export function withChild(draft: RegisterDraft, playerId: string): RegisterDraft {
  return {
    ...draft,
    children: { ...draft.children, [playerId]: { registrationId: newId(), optionId: null } },
  }
}

export function withoutChild(draft: RegisterDraft, playerId: string): RegisterDraft {
  const { [playerId]: _, ...children } = draft.children
  return { ...draft, children }
}

/** Each child of the family with the program of this season that is theirs, or the reason why none is. */
export interface Candidate extends SiblingFit {
  player: FamilyPlayer
}

export const candidatesOf = (
  family: Family,
  wanted: OfferedProgram,
  programs: readonly OfferedProgram[],
  today: string,
  ages: AgeRule,
): Candidate[] =>
  currentPlayers(family).map((player) => ({ player, ...siblingFit(player, wanted, programs, today, ages) }))

/** Those ticked who can still be registered; somebody may have done it in another window. */
export function chosenOf(draft: RegisterDraft, candidates: readonly Candidate[], today: string) {
  return candidates.flatMap(({ player, program }) => {
    const child = draft.children[player.id]
    if (!child || !program) return []
    const options = planOptions(program, today)
    const option =
      options.find(({ id }) => id === child.optionId) ?? (options.length === 1 ? options[0] : undefined)
    return [{ player, program, options, option: option ?? null, registrationId: child.registrationId }]
  })
}

export type Chosen = ReturnType<typeof chosenOf>[number]

/** The months to choose from: all that are left in the programs of those chosen. */
export function openMonths(chosen: readonly Chosen[], today: string): string[] {
  const monthly = chosen.filter(({ options }) => options.some(({ fee }) => isMonthly(fee.type)))
  const months = monthly.flatMap(({ program, option }) => monthsToBill(program, today, option?.days))
  return [...new Set(months)].toSorted()
}

/** Those with a plan, ready to be priced and sent. */
export function joiningOf(
  chosen: readonly Chosen[],
  { leftOut, allOrNone }: RegisterDraft,
  today: string,
): Joining[] {
  const waiting = whoWouldWait(chosen, allOrNone)
  return chosen.flatMap((child) => {
    const { registrationId, player, program, option } = child
    if (!option) return []
    const { fee, days } = option
    const months = monthsToBill(program, today, days).filter((month) => !leftOut.includes(month))
    return [{ registrationId, player, program, fee, days, months, waits: waiting.includes(child) }]
  })
}
