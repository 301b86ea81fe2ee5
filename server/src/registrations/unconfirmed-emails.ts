import { inEveryLanguage } from '@touchline/domain/in-every-language.ts'
import { wordsIn } from '@touchline/domain/words-in.ts'
import type { WordsIn } from '../users/write-to-guardians.ts'
import * as en from './unconfirmed-emails.texts.ts'
import * as hans from './unconfirmed-emails.texts.zh-Hans.ts'
import * as hant from './unconfirmed-emails.texts.zh-Hant.ts'

const textsIn = inEveryLanguage(en, hans, hant)

interface Unconfirmed {
  firstName: string
  program: string
  heldUntil: string
}

/** One email for all of a guardian's places that are about to expire. */
export const runsOutSoon =
  (places: readonly Unconfirmed[]): WordsIn =>
  (language) => {
    const [texts, { and, day }] = [textsIn(language), wordsIn(language)]
    const names = and([...new Set(places.map(({ firstName }) => firstName))])
    return {
      subject: places.length === 1 ? texts.onePlace(names) : texts.places(names),
      paragraphs: [
        texts.notConfirmed,
        ...places.map(({ firstName, program, heldUntil }) =>
          texts.heldThrough(firstName, program, day(heldUntil)),
        ),
        texts.stillWanted,
        texts.otherwise,
      ],
      action: { label: texts.see, path: '/guardian/registrations' },
      english: places.map(({ program }) => program),
    }
  }

/** Stored with the registration, and quoted in the email about its end. */
export const ranOutReason = (days: number): string =>
  `The place was held for ${days} days, and no one confirmed it in that time.`
