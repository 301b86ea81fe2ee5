import type { AgeRule } from '@touchline/domain/players/age-group.ts'
import { lastTraining } from '@touchline/domain/seasons/opening.ts'
import { listOf } from '@touchline/domain/words.ts'
import { newId } from '../data/new-id.ts'
import type { Family, FamilyPlayer } from '../family/family.ts'
import { currentPlayers } from '../players/current-players.ts'
import type { Joining } from '../pricing/family-price.ts'
import { type Chosen, consentsProblem, type ForAll, monthsProblem, NOTHING_CHOSEN } from './chosen.ts'
import type { Agreed } from './consent-boxes.tsx'
import type { OfferedProgram } from './offered-program.ts'
import { planId, planOptions } from './plan-options.ts'
import { type SiblingFit, siblingFit } from './program-fit.ts'
import * as texts from './steps.texts.ts'

/** The choices so far for the children of a known family. */
export interface RegisterDraft extends ForAll {
  /** By player. The id is that of the future registration, so that sending it twice makes one. */
  children: Record<string, { registrationId: string; optionId: string | null }>
}

export const emptyDraft: RegisterDraft = { ...NOTHING_CHOSEN, children: {} }

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

/** Each child of the family with the program of this season for them, or the reason why there is none. */
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

/** The ticked children who can still be registered; somebody may have registered them in another window. */
export function chosenOf(
  draft: RegisterDraft,
  candidates: readonly Candidate[],
  today: string,
): Chosen<FamilyPlayer>[] {
  return candidates.flatMap(({ player, program }) => {
    const child = draft.children[player.id]
    if (!child || !program) return []
    const options = planOptions(program, today)
    const wanted = child.optionId ?? lastPlan(player, program)
    const option = options.find(({ id }) => id === wanted) ?? (options.length === 1 ? options[0] : undefined)
    return [{ player, program, options, option: option ?? null, registrationId: child.registrationId }]
  })
}

/** Last time's days, for a returning child (S-16). */
function lastPlan({ registrations }: FamilyPlayer, { season }: OfferedProgram): string | null {
  const last = season && lastTraining(season, registrations)
  return last && planId(last.fee.type, last.days)
}

interface Filled {
  chosen: readonly Chosen[]
  joining: readonly Joining[]
  months: readonly string[]
  /** Null if nobody is asked. */
  agreed: Agreed | null
}

type Problems = Partial<Record<'who' | 'plan' | 'months' | 'consents', string>>

/** What is still missing, step by step. */
export function registerProblems({ chosen, joining, months, agreed }: Filled): Problems {
  const undecided = chosen.filter(({ option }) => !option).map(({ player }) => player.firstName)
  const problems: Problems = {
    who: chosen.length === 0 ? texts.onePlayerAtLeast : undefined,
    plan: undecided.length > 0 ? texts.chooseDaysFor(listOf(undecided, 'and')) : undefined,
    months: monthsProblem(months, joining),
    consents: agreed === null ? undefined : consentsProblem(agreed),
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem))
}
