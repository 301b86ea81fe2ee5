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

/** One account of a household. */
export interface Guardian extends EmailedGuardian {
  email: string
  firstName: string | null
  lastName: string | null
  /** Shared by linked accounts; an account that is not linked has its own id here. */
  household: string
  newsletter: boolean
  createdAt: string
  /** Whether the account has a real email address. */
  hasAddress: boolean
  /** The number behind the family's payment reference (B-7). */
  familyNumber: number | null
  /** How many times in a row the address was permanently refused. */
  refusals: number
  /** The language spoken at home, if they have told us (Y-10). */
  language?: string | null
}

/** Why an account is in the audience: a registration, an order, a place in a team, or the account itself. */
export interface Match {
  userId: string
  child: string | null
  program: string | null
  /** How much of it is still unpaid. */
  dueCents: number
  /** What is ready for pickup, worded in a language. */
  kit: ((language: Language) => string) | null
  team: string | null
}

export interface Receiver {
  userId: string
  household: string
  email: string
  name: string
  /** The language of everything around the text, and of the text too if it is translated (Y-26). */
  language: Language
  /** In the language of the text. */
  values: FieldValues
}

export type LeftOut = 'NO_ADDRESS' | 'STOPPED' | 'NO_CONSENT'

export interface Receivers {
  receivers: Receiver[]
  /** How many households in the audience get no email, by reason. */
  leftOut: Record<LeftOut, number>
}

interface ReceiverOptions {
  purpose: Purpose
  /** The accounts were picked by hand, so other guardians only get the email in place of one who was picked. */
  isPicked?: boolean
  /** Whether the email is fully translated into a language; readers of the others get English (Y-26). */
  isIn?: (language: Language) => boolean
  /** The name of a program in a language (Y-20). */
  programIn?: (language: Language, name: string) => string
}

/** One email to each guardian of a household who should get it (N-2, N-12), with its values (N-3). */
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
      // Two accounts with the same address are one reader.
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

/** The children's own guardians come first, then the older accounts. */
function addressees(guardians: readonly Guardian[], found: readonly Match[]): Guardian[] {
  const own = new Set(found.map(({ userId }) => userId))
  return guardians.toSorted(
    (a, b) =>
      Number(own.has(b.id)) - Number(own.has(a.id)) ||
      compareText(a.createdAt, b.createdAt) ||
      compareText(a.id, b.id),
  )
}

/** Why a guardian does not get such an email; null when they do (N-5, N-8). */
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

/** The first sign-in creates a record named New User, which is not a real name (N-4). */
function namesOf({ firstName, lastName }: Guardian): Pick<FieldValues, 'firstName' | 'lastName'> {
  const names = { firstName: firstName?.trim() ?? '', lastName: lastName?.trim() ?? '' }
  return names.firstName === 'New' && names.lastName === 'User' ? { firstName: '', lastName: '' } : names
}

function fullName(guardian: Guardian): string {
  const { firstName, lastName } = namesOf(guardian)
  return `${firstName} ${lastName}`.trim()
}
