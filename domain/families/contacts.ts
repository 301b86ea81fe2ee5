import type { Refusal } from '../refusal.ts'
import * as texts from './contacts.texts.ts'
import { phoneProblem } from './phone-problem.ts'

/** What the club knows about how to reach a child's family. */
export interface Contacts {
  /** Whether one of the child's guardians has given a phone number; null for readers who may not know. */
  isReachable: boolean | null
  emergencyContact: string | null
  emergencyPhone: string | null
}

export type MissingContact = 'PHONE' | 'EMERGENCY'

const isThere = (text: string | null) => Boolean(text?.trim())

/** What a registered child still needs (E-19): a guardian's phone, and somebody else to call in an emergency. */
export function missingContacts({
  isReachable,
  emergencyContact,
  emergencyPhone,
}: Contacts): MissingContact[] {
  const missing: MissingContact[] = []
  if (isReachable === false) missing.push('PHONE')
  if (!isThere(emergencyContact) || !isThere(emergencyPhone)) missing.push('EMERGENCY')
  return missing
}

/** The contacts that a family types in when some are missing. */
export interface GivenContacts {
  phone: string
  emergencyContact: string
  emergencyPhone: string
}

export type ContactProblems = Partial<Record<keyof GivenContacts, string>>

/** What is still missing or wrong, by field. All of it is needed to register (E-19). */
export function contactProblems(missing: readonly MissingContact[], given: GivenContacts): ContactProblems {
  const problems: ContactProblems = {}
  const note = (field: keyof GivenContacts, problem: string | null) => {
    if (problem) problems[field] = problem
  }
  if (missing.includes('PHONE')) note('phone', neededPhone(given.phone, texts.addYourPhone))
  if (!missing.includes('EMERGENCY')) return problems
  note('emergencyContact', isThere(given.emergencyContact) ? null : texts.nameAnAdult)
  note('emergencyPhone', neededPhone(given.emergencyPhone, texts.addTheirPhone))
  return problems
}

const neededPhone = (phone: string, ask: string): string | null =>
  isThere(phone) ? phoneProblem(phone) : ask

/** Refuses to register a child without contacts. `field` is the first that is missing or wrong (E-19). */
export function contactsRefusal(
  missing: readonly MissingContact[],
  given: GivenContacts,
): Refusal<'CONTACTS_MISSING'> | null {
  const [first] = Object.entries(contactProblems(missing, given))
  return first ? { code: 'CONTACTS_MISSING', field: first[0], message: first[1] } : null
}
