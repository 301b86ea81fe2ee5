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

/** What an email about a registration says of it. */
export interface AboutRegistration {
  firstName: string
  program: string
  /** What the family writes on every payment. */
  reference: string | null
  priceCents: number
  lines: readonly QuoteLine[]
  /** The next session of the child, and the field. */
  when: SessionTime | null
  where: string | null
  /** Where a guardian says that the child cannot come; null where there is nothing to come to. */
  absence: ((guardianId: string) => Promise<string>) | null
}

/** For each child who holds a place, a way to say that it cannot come (J-7). */
export const tellCoach = (children: readonly AboutRegistration[], language: Language): Words['also'] =>
  children.flatMap(({ firstName, absence }) =>
    absence ? [{ label: absenceTexts(language).tellCoach(firstName), path: absence }] : [],
  )

export const REGISTRATIONS = '/guardian/registrations'

export const seeRegistrations = (language: Language = 'en') => ({
  label: registrationTexts(language).see,
  path: REGISTRATIONS,
})

/** Of several children only what holds for all of them: a line has one time and one field. */
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

/** What the club calls things, which is English in every language. */
export const namesOfClub = (children: readonly AboutRegistration[]): string[] =>
  children.flatMap((child) => [child.program, child.where ?? '', ...discountsOf(child)])

/** 'After that: $64.00 by Wed, Oct 1 and $32.00 by Mon, Dec 1.' Nothing where all of it is due at once. */
export function afterThat({ later }: NextToPay, language: Language = 'en'): string[] {
  const [texts, words] = [registrationTexts(language), wordsIn(language)]
  const byDay = Map.groupBy(later, ({ dueOn }) => dueOn)
  const parts = [...byDay].map(([day, dues]) => texts.amountBy(formatCents(openSum(dues)), words.day(day)))
  return parts.length > 0 ? [texts.afterThat(words.and(parts))] : []
}

/** '$64.00 by Mon, Sep 1', or '$64.00 now' for what is due already. */
export function amountAndDay({ cents, dueOn, isDueNow }: NextToPay, language: Language = 'en'): string {
  const texts = registrationTexts(language)
  const amount = formatCents(cents)
  return isDueNow ? texts.amountNow(amount) : texts.amountBy(amount, wordsIn(language).day(dueOn))
}
