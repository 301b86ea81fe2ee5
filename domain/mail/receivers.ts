import { languageToRead } from '../families/home-languages.ts'
import type { Language } from '../languages.ts'
import { familyReference } from '../money/family-reference.ts'
import { nth } from '../nth.ts'
import { present } from '../present.ts'
import { formatCents } from '../pricing/cents.ts'
import { compareText } from '../words.ts'
import { wordsIn } from '../words-in.ts'
import type { Purpose } from './campaign-text.ts'
import { type EmailedGuardian, emailedGuardians } from './family-emails.ts'
import type { FieldValues } from './merge-fields.ts'
import { isStopped } from './refusals.ts'

/** An account of a household. */
export interface Guardian extends EmailedGuardian {
  email: string
  firstName: string | null
  lastName: string | null
  /** What linked accounts share; the account's own id where it is not linked. */
  household: string
  newsletter: boolean
  createdAt: string
  /** Whether the address is one that an email can be handed in for. */
  hasAddress: boolean
  /** Of the family, which its payment reference is written from (B-7). */
  familyNumber: number | null
  /** How often in a row the address was refused for good. */
  refusals: number
  /** What they speak at home, if they have said (Y-10). */
  language?: string | null
}

/** What made an account part of the audience: a registration, an order, a place in a team, or the account itself. */
export interface Match {
  userId: string
  child: string | null
  program: string | null
  /** What is still to be paid of it. */
  dueCents: number
  /** What is ready to pick up, in a language. */
  kit: ((language: Language) => string) | null
  team: string | null
}

export interface Receiver {
  userId: string
  household: string
  email: string
  name: string
  /** In which they read what is around the text, and the text itself where it is in that language (Y-26). */
  language: Language
  /** In the language of the text. */
  values: FieldValues
}

export type LeftOut = 'NO_ADDRESS' | 'STOPPED' | 'NO_CONSENT'

export interface Receivers {
  receivers: Receiver[]
  /** Households that are part of the audience and get no email, by why. */
  leftOut: Record<LeftOut, number>
}

interface ReceiverOptions {
  purpose: Purpose
  /** The accounts were picked by hand: the others of a household are only written to in the place of theirs. */
  isPicked?: boolean
  /** Whether the email is whole in a language; who reads another gets the English (Y-26). */
  isIn?: (language: Language) => boolean
  /** What a program is called in a language (Y-20). */
  programIn?: (language: Language, name: string) => string
}

/** One email for each guardian of a household who is to have it (N-2, N-12), with what it is about (N-3). */
export function receiversOf(
  guardians: readonly Guardian[],
  matches: readonly Match[],
  { purpose, isPicked = false, isIn = () => false, programIn = (_language, name) => name }: ReceiverOptions,
): Receivers {
  const byId = new Map(guardians.map((guardian) => [guardian.id, guardian]))
  const matched = Map.groupBy(
    matches.filter(({ userId }) => byId.has(userId)),
    ({ userId }) => present(byId.get(userId), 'a guardian').household,
  )
  const households = Map.groupBy(guardians, ({ household }) => household)
  const leftOut: Receivers['leftOut'] = { NO_ADDRESS: 0, STOPPED: 0, NO_CONSENT: 0 }
  const receivers: Receiver[] = []
  const written = new Set<string>()
  for (const [household, found] of [...matched].toSorted(([a], [b]) => compareText(a, b))) {
    const inOrder = addressees(households.get(household) ?? [], found)
    const able = inOrder.filter((guardian) => whyNot(guardian, purpose) === null)
    if (able.length === 0) leftOut[present(whyNot(nth(inOrder, 0), purpose), 'a reason')] += 1
    const owners = found.map(({ userId }) => userId)
    const chosen = purpose === 'NEWSLETTER' ? able : emailedGuardians(able, owners)
    for (const guardian of isPicked ? pickedOf(able, owners) : chosen) {
      const email = guardian.email.toLowerCase()
      // Two accounts of one address are one reader.
      if (written.has(email)) continue
      written.add(email)
      const language = languageToRead(guardian.language)
      const inWords = isIn(language) ? language : 'en'
      receivers.push({
        userId: guardian.id,
        household,
        email: guardian.email,
        name: fullName(guardian) || guardian.email,
        language,
        values: valuesOf(guardian, found, { language: inWords, programIn }),
      })
    }
  }
  return { receivers, leftOut }
}

function pickedOf(able: readonly Guardian[], picked: readonly string[]): Guardian[] {
  const ones = able.filter(({ id }) => picked.includes(id))
  return ones.length > 0 ? ones : able.slice(0, 1)
}

/** Whose child it is comes first, then the older account. */
function addressees(guardians: readonly Guardian[], found: readonly Match[]): Guardian[] {
  const own = new Set(found.map(({ userId }) => userId))
  return guardians.toSorted(
    (a, b) =>
      Number(own.has(b.id)) - Number(own.has(a.id)) ||
      compareText(a.createdAt, b.createdAt) ||
      compareText(a.id, b.id),
  )
}

/** Why a guardian gets no such email; null when they do (N-5, N-8). */
export function whyNot(guardian: Guardian, purpose: Purpose): LeftOut | null {
  if (!guardian.hasAddress) return 'NO_ADDRESS'
  if (purpose === 'NEWSLETTER' && !guardian.newsletter) return 'NO_CONSENT'
  return isStopped(guardian.refusals) ? 'STOPPED' : null
}

interface InWords {
  language: Language
  programIn: (language: Language, name: string) => string
}

function valuesOf(
  guardian: Guardian,
  found: readonly Match[],
  { language, programIn }: InWords,
): FieldValues {
  const dueCents = found.reduce((sum, match) => sum + match.dueCents, 0)
  const { and } = wordsIn(language)
  const each = (part: 'child' | 'team') => and(eachOnce(found, part))
  return {
    ...namesOf(guardian),
    children: each('child'),
    program: and(eachOnce(found, 'program').map((name) => programIn(language, name))),
    team: each('team'),
    kit: and([...new Set(found.flatMap(({ kit }) => kit?.(language) ?? []))]),
    amountDue: dueCents > 0 ? formatCents(dueCents) : '',
    reference: dueCents > 0 && guardian.familyNumber ? familyReference(guardian.familyNumber) : '',
  }
}

const eachOnce = (found: readonly Match[], part: 'child' | 'program' | 'team'): string[] => [
  ...new Set(found.flatMap((match) => match[part] ?? [])),
]

/** A record that the first sign-in has made is called New User: nobody's name (N-4). */
function namesOf({ firstName, lastName }: Guardian): Pick<FieldValues, 'firstName' | 'lastName'> {
  const names = { firstName: firstName?.trim() ?? '', lastName: lastName?.trim() ?? '' }
  return names.firstName === 'New' && names.lastName === 'User' ? { firstName: '', lastName: '' } : names
}

function fullName(guardian: Guardian): string {
  const { firstName, lastName } = namesOf(guardian)
  return `${firstName} ${lastName}`.trim()
}
