import { inEveryLanguage } from '@touchline/domain/in-every-language.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { wordsIn } from '@touchline/domain/words-in.ts'
import type { Words, WordsIn } from '../users/write-to-guardians.ts'
import * as en from './offer-emails.texts.ts'
import * as hans from './offer-emails.texts.zh-Hans.ts'
import * as hant from './offer-emails.texts.zh-Hant.ts'

const textsIn = inEveryLanguage(en, hans, hant)

export interface OnOffer {
  firstName: string
  program: string
  priceCents: number
}

/** One email for all children who wait together. */
export const offer =
  (children: readonly OnOffer[], expiresAt: Date, path: Words['action']['path']): WordsIn =>
  (language) => {
    const [texts, { and, moment }] = [textsIn(language), wordsIn(language)]
    const names = and(children.map(({ firstName }) => firstName))
    const places = children.map(({ firstName, program }) => texts.freePlace(firstName, program))
    const costs = children.map(({ firstName, priceCents }) => texts.cost(firstName, formatCents(priceCents)))
    return {
      subject: children.length === 1 ? texts.onePlace(names) : texts.places(names),
      paragraphs: [texts.goodNews(and(places)), texts.howToAnswer, texts.costs(and(costs)), texts.unanswered],
      facts: {
        answerBy: moment(expiresAt),
        amountCents: children.reduce((sum, { priceCents }) => sum + priceCents, 0),
      },
      action: { label: texts.answer, path },
      expiresAt,
      english: children.map(({ program }) => program),
    }
  }

/** `path` leads to a page where the family can leave the line without signing in. */
export const offerGone =
  ({ firstName, program }: OnOffer, path: Words['action']['path']): WordsIn =>
  (language) => {
    const texts = textsIn(language)
    return {
      subject: texts.goneSubject(firstName),
      paragraphs: [texts.gone(firstName, program), texts.goneNext(firstName), texts.goneLeave],
      action: { label: texts.seePlaceInLine, path },
      english: [program],
    }
  }

/** The same for a child who cannot take a place at the moment. */
export const offerRevoked =
  ({ firstName, program }: OnOffer, path: Words['action']['path']): WordsIn =>
  (language) => {
    const texts = textsIn(language)
    return {
      subject: texts.revokedSubject(firstName),
      paragraphs: [texts.revoked(firstName, program), texts.revokedNext(firstName)],
      action: { label: texts.seePlaceInLine, path },
      english: [program],
    }
  }
