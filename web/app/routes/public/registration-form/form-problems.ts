import {
  type ContactProblems,
  contactProblems,
  type MissingContact,
} from '@touchline/domain/families/contacts.ts'
import type { AgeRule } from '@touchline/domain/players/age-group.ts'
import { playerProblems } from '../../../players/player-problems.ts'
import type { Joining } from '../../../pricing/family-price.ts'
import { consentsProblem, monthsProblem } from '../../../registrations/chosen.ts'
import { emailProblem } from '../../account/email-problem.ts'
import { newPasswordProblem } from '../../account/new-password-problem.ts'
import type { ChildPlan, FormChild, FormDraft } from './form-draft.ts'
import type { Twin } from './form-twins.ts'
import * as texts from './registration-form.texts.ts'

export interface FormProblems {
  guardian: Partial<Record<keyof FormDraft['guardian'], string>>
  /** By child. */
  children: Record<string, Partial<Record<keyof FormChild, string>>>
  contacts: ContactProblems
  months?: string
  consents?: string
  password?: string
}

interface Filled {
  draft: FormDraft
  plans: readonly ChildPlan[]
  /** For each child, who it may be. */
  twins: readonly (Twin | null)[]
  /** What is not on file. */
  missing: readonly MissingContact[]
  /** The months to choose from. */
  months: readonly string[]
  joining: readonly Joining[]
  /** Null for a signed-in parent, who has already told us who they are. */
  password: string | null
  today: string
  ages: AgeRule
}

/** Everything missing or wrong, each with its field. */
export function formProblems({ draft, plans, twins, ...filled }: Filled): FormProblems {
  const { missing, months, joining, password, today, ages } = filled
  const isVisitor = password !== null
  return dropEmpty({
    guardian: isVisitor ? guardianProblems(draft.guardian) : {},
    children: Object.fromEntries(
      plans.map((plan, n) => [plan.child.id, childProblems(plan, twins[n] ?? null, today, ages)]),
    ),
    contacts: contactProblems(missing, draft.contacts),
    months: monthsProblem(months, joining),
    consents: consentsProblem(draft.agreed),
    password: isVisitor ? (newPasswordProblem(password, draft.guardian.email) ?? undefined) : undefined,
  })
}

function guardianProblems(guardian: FormDraft['guardian']): FormProblems['guardian'] {
  return dropEmpty({
    firstName: guardian.firstName.trim() ? undefined : texts.tellFirstName,
    lastName: guardian.lastName.trim() ? undefined : texts.tellLastName,
    email: emailProblem(guardian.email) ?? undefined,
  })
}

function childProblems(
  { child, fitting, reason, option }: ChildPlan,
  twin: Twin | null,
  today: string,
  ages: AgeRule,
) {
  const problems: FormProblems['children'][string] = playerProblems(child, today, ages)
  if (child.birthDate === '') problems.birthDate = texts.birthDateMissing
  if (problems.birthDate) return problems
  if (twin) problems.firstName = twin.question
  if (fitting.length === 0) problems.programId = reason ?? texts.nothingForAge
  else if (!option) problems.optionId = texts.chooseDays
  return problems
}

const dropEmpty = <Problems extends object>(problems: Problems): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([, value]) => value !== undefined)) as Problems

export const hasProblems = ({ guardian, children, contacts, ...rest }: FormProblems): boolean =>
  Object.keys(rest).length > 0 ||
  Object.keys({ ...guardian, ...contacts }).length > 0 ||
  Object.values(children).some((child) => Object.keys(child).length > 0)
