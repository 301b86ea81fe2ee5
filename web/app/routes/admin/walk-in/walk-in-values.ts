import type { ConsentTexts } from '@touchline/domain/club/schemas/consent-texts.ts'
import { phoneProblem } from '@touchline/domain/families/phone-problem.ts'
import type { PayPlan } from '@touchline/domain/money/pay-plan.ts'
import { isMonthly } from '@touchline/domain/pricing/fee-types.ts'
import { type ConsentText, REQUIRED_CONSENTS } from '@touchline/domain/registrations/consents.ts'
import type { Document } from '../../../data/documents.ts'
import { newId } from '../../../data/new-id.ts'
import type { Request } from '../../../data/request.ts'
import type { Joining } from '../../../pricing/family-price.ts'
import { type ForAll, monthsProblem, NOTHING_CHOSEN } from '../../../registrations/chosen.ts'
import { type ChildPlan, type FormChild, newChild } from '../../public/registration-form/form-draft.ts'
import { deskProblems } from '../players/desk-problems.ts'

/** The desk's input for a family without an email (P-16). */
export interface WalkInValues extends ForAll {
  /** The id of the future guardian, so that sending it twice makes one. */
  id: string
  firstName: string
  lastName: string
  children: FormChild[]
  /** Whether the paper form is signed, and its date. */
  isSigned: boolean
  signedOn: string
  arePhotosFine: boolean
  /** Why they are registered without it. */
  reason: string
}

export const emptyWalkIn = (today: string): WalkInValues => ({
  ...NOTHING_CHOSEN,
  id: newId(),
  firstName: '',
  lastName: '',
  children: [newChild('')],
  isSigned: false,
  signedOn: today,
  arePhotosFine: false,
  reason: '',
})

/** A child has the guardian's last name until somebody types another. */
export const withLastName = (values: WalkInValues, lastName: string): WalkInValues => ({
  ...values,
  lastName,
  children: values.children.map((child) =>
    child.lastName === values.lastName ? { ...child, lastName } : child,
  ),
})

export interface WalkInProblems {
  firstName?: string
  lastName?: string
  phone?: string
  emergencyPhone?: string
  months?: string
  paper?: string
  /** By child. */
  children: Record<string, Partial<Record<keyof FormChild, string>>>
}

interface Filled {
  plans: readonly ChildPlan[]
  months: readonly string[]
  joining: readonly Joining[]
}

/** Everything missing or wrong, each with its field. */
export function walkInProblems(values: WalkInValues, { plans, months, joining }: Filled): WalkInProblems {
  const { contacts } = values
  const problems: Omit<WalkInProblems, 'children'> = {
    ...(values.firstName.trim() ? {} : { firstName: 'Please enter the first name.' }),
    ...(values.lastName.trim() ? {} : { lastName: 'Please enter the last name.' }),
    ...asProblem(
      'phone',
      contacts.phone.trim() ? phoneProblem(contacts.phone) : 'Please enter a phone number.',
    ),
    ...asProblem('emergencyPhone', phoneProblem(contacts.emergencyPhone)),
    ...asProblem('months', monthsProblem(months, joining)),
    ...(values.isSigned || values.reason.trim()
      ? {}
      : { paper: 'Please tick that the paper is signed, or say why they’re registered without it.' }),
  }
  const children = plans.map((plan) => [plan.child.id, childProblems(plan)] as const)
  return {
    ...problems,
    children: Object.fromEntries(children.filter(([, own]) => Object.keys(own).length > 0)),
  }
}

const asProblem = (field: string, problem: string | null | undefined) => (problem ? { [field]: problem } : {})

function childProblems({ child, fitting, option }: ChildPlan): Partial<Record<keyof FormChild, string>> {
  const problems: Partial<Record<keyof FormChild, string>> = deskProblems(child)
  if (problems.birthDate) return problems
  if (fitting.length === 0) return { ...problems, programId: 'No open program fits this age.' }
  return option ? problems : { ...problems, optionId: 'Please choose the days.' }
}

export const hasProblems = ({ children, ...rest }: WalkInProblems): boolean =>
  Object.keys(rest).length > 0 || Object.keys(children).length > 0

const document: Document = {
  field: 'registerWalkIn',
  query: `mutation RegisterWalkIn($input: RegisterWalkInInput!) {
    registerWalkIn(input: $input) { userId code }
  }`,
}

export interface WalkInFamily {
  userId: string
  code: string
}

interface ToSend {
  values: WalkInValues
  joining: readonly Joining[]
  /** Used where the club lets families choose (B-27). */
  payPlan: PayPlan | undefined
  texts: ConsentTexts
  totalCents: number
}

/** Saves all of it or nothing, at the price the family was shown. */
export function sendWalkIn(
  request: Request,
  { values, joining, payPlan, texts, totalCents }: ToSend,
): Promise<WalkInFamily> {
  const children = joining.flatMap(({ registrationId, player, fee, months, days }) => {
    const child = values.children.find(({ id }) => id === player.id)
    if (!child) return []
    const { id, firstName, lastName, birthDate } = child
    const place = isMonthly(fee.type) ? { months, days, payPlan } : {}
    return [{ id, registrationId, firstName, lastName, birthDate, programFeeId: fee.id, ...place }]
  })
  const input = {
    id: values.id,
    firstName: values.firstName,
    lastName: values.lastName,
    ...values.contacts,
    children,
    allOrNone: values.allOrNone && children.length > 1,
    ...(values.isSigned ? signed(values, texts) : { reason: values.reason }),
    totalCents,
  }
  return request<WalkInFamily>(document, { input })
}

function signed({ signedOn, arePhotosFine }: WalkInValues, texts: ConsentTexts) {
  const answers: [ConsentText, boolean][] = [
    ...REQUIRED_CONSENTS.map((text): [ConsentText, boolean] => [text, true]),
    ['PHOTOS', arePhotosFine],
  ]
  const consents = answers.map(([text, agreed]) => ({ text, textVersion: texts[text].version, agreed }))
  return { signedOn, consents }
}
