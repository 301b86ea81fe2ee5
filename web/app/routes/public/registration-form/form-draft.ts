import { isDay } from '@touchline/domain/calendar-day.ts'
import type { AgeRule } from '@touchline/domain/players/age-group.ts'
import { newId } from '../../../data/new-id.ts'
import type { FamilyPlayer } from '../../../family/family.ts'
import { type Chosen, type ForAll, NOTHING_CHOSEN } from '../../../registrations/chosen.ts'
import type { OfferedProgram } from '../../../registrations/offered-program.ts'
import { planOptions } from '../../../registrations/plan-options.ts'
import { fitRefusal, fittingPrograms } from '../../../registrations/program-fit.ts'
import * as texts from './registration-form.texts.ts'

export interface FormChild {
  /** The id of the future player and registration, so that sending them twice makes one of each. */
  id: string
  registrationId: string
  /** Which child of the family this is, once the parent has said so. */
  knownAs: string | null
  firstName: string
  lastName: string
  birthDate: string
  /** The chosen program, if several fit. */
  programId: string | null
  optionId: string | null
}

/** What a family has filled in so far, kept on this device alone; nothing about health. */
export interface FormDraft extends ForAll {
  guardian: { firstName: string; lastName: string; email: string }
  children: FormChild[]
}

export const newChild = (lastName: string): FormChild => ({
  id: newId(),
  registrationId: newId(),
  knownAs: null,
  firstName: '',
  lastName,
  birthDate: '',
  programId: null,
  optionId: null,
})

export const emptyForm: FormDraft = {
  ...NOTHING_CHOSEN,
  guardian: { firstName: '', lastName: '', email: '' },
  children: [],
}

/** What a child may join, and the choices so far. `known` is the player of the family who this is. */
export function planOf(
  child: FormChild,
  known: FamilyPlayer | null,
  programs: readonly OfferedProgram[],
  today: string,
  ages: AgeRule,
) {
  const asked = known ?? { ...child, status: 'ACTIVE' as const, registrations: [] }
  const fitting = isDay(child.birthDate) ? fittingPrograms(asked, programs, today, ages) : []
  const program = fitting.find(({ id }) => id === child.programId) ?? fitting[0] ?? null
  const options = program ? planOptions(program, today) : []
  const option = options.find(({ id }) => id === child.optionId) ?? null
  const reason = known && fitting.length === 0 ? placeAlready(known, programs, today, ages) : null
  return { child, known, fitting, reason, program, options, option }
}

const placeAlready = (
  player: FamilyPlayer,
  programs: readonly OfferedProgram[],
  today: string,
  ages: AgeRule,
): string | null =>
  programs
    .map((program) => fitRefusal(player, program, today, ages))
    .find((refusal) => refusal?.code === 'ALREADY_REGISTERED')?.message ?? null

export type ChildPlan = ReturnType<typeof planOf>

/** The children who can join something; a child already in the family counts as that child. */
export const chosenOf = (plans: readonly ChildPlan[]): Chosen[] =>
  plans.flatMap(({ child, known, program, options, option }) => {
    if (!program) return []
    const player = known ?? { ...child, firstName: child.firstName.trim() || texts.yourPlayer }
    return [{ player, program, options, option, registrationId: child.registrationId }]
  })
