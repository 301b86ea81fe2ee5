import { inEveryLanguage } from '@touchline/domain/in-every-language.ts'
import type { Language } from '@touchline/domain/languages.ts'
import { type NextToPay, openSum } from '@touchline/domain/money/next-to-pay.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import type { QuoteLine } from '@touchline/domain/pricing/quote-types.ts'
import { type SessionTime, wordsIn } from '@touchline/domain/words-in.ts'
import { absenceTexts } from '../field-day/absence-page.ts'
import type { EmailFacts } from '../mail/templates/email-facts.ts'
import type { Words } from '../users/write-to-guardians.ts'
import * as en from './emails.texts.ts'
import * as hans from './emails.texts.zh-Hans.ts'
import * as hant from './emails.texts.zh-Hant.ts'

export const registrationTexts = inEveryLanguage(en, hans, hant)

/** The facts that emails about a registration mention. */
export interface AboutRegistration {
  firstName: string
  program: string
  /** The reference that the family writes on each payment. */
  reference: string | null
  priceCents: number
  lines: readonly QuoteLine[]
  /** The next session of the child, and the field. */
  when: SessionTime | null
  where: string | null
  /** A link to report an absence; null if there is no session to come. */
  absence: ((guardianId: string) => Promise<string>) | null
}

/** A link to report an absence for each child with a place (J-7). */
export const tellCoach = (children: readonly AboutRegistration[], language: Language): Words['also'] =>
  children.flatMap(({ firstName, absence }) =>
    absence ? [{ label: absenceTexts(language).tellCoach(firstName), path: absence }] : [],
  )

export const REGISTRATIONS = '/guardian/registrations'

export const seeRegistrations = (language: Language = 'en') => ({
  label: registrationTexts(language).see,
  path: REGISTRATIONS,
})

/** Time and field, if they are the same for all children, because an email shows each only once. */
export function sessionOf(children: readonly AboutRegistration[], language: Language = 'en'): EmailFacts {
  const sessions = children.map(({ when }) => when && wordsIn(language).session(when))
  const [when, where] = [sessions[0], children[0]?.where ?? null]
  const isSame = sessions.every((one) => one === when) && children.every((child) => child.where === where)
  return when && isSame ? { when, where } : {}
}

/** 'September $64.00, October $64.00: $128.00 total, after Family discount.' */
export function breakdown(child: AboutRegistration, language: Language = 'en'): string {
  const [texts, words] = [registrationTexts(language), wordsIn(language)]
  const months = child.lines.map(({ month, totalCents }) =>
    texts.inMonth(words.month(month), formatCents(totalCents)),
  )
  const discounts = discountsOf(child)
  return texts.breakdown(
    words.and(months),
    formatCents(child.priceCents),
    discounts.length > 0 ? words.and(discounts) : null,
  )
}

const discountsOf = ({ lines }: AboutRegistration): string[] => [
  ...new Set(lines.flatMap((line) => line.discounts.map(({ name }) => name))),
]

/** The club's own names, which are English in every language. */
export const namesOfClub = (children: readonly AboutRegistration[]): string[] =>
  children.flatMap((child) => [child.program, child.where ?? '', ...discountsOf(child)])

/** 'After that: $64.00 by Wed, Oct 1 and $32.00 by Mon, Dec 1.' Empty if everything is due at once. */
export function afterThat({ later }: NextToPay, language: Language = 'en'): string[] {
  const [texts, words] = [registrationTexts(language), wordsIn(language)]
  const byDay = Map.groupBy(later, ({ dueOn }) => dueOn)
  const parts = [...byDay].map(([day, dues]) => texts.amountBy(formatCents(openSum(dues)), words.day(day)))
  return parts.length > 0 ? [texts.afterThat(words.and(parts))] : []
}

/** '$64.00 by Mon, Sep 1', or '$64.00 now' if it is already due. */
export function amountAndDay({ cents, dueOn, isDueNow }: NextToPay, language: Language = 'en'): string {
  const texts = registrationTexts(language)
  const amount = formatCents(cents)
  return isDueNow ? texts.amountNow(amount) : texts.amountBy(amount, wordsIn(language).day(dueOn))
}
