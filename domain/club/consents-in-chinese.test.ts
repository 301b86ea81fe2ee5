import { expect, test } from 'vitest'
import { CONSENT_TEXTS } from '../registrations/consents.ts'
import { defaultConsents } from './defaults/consent-texts.ts'
import hans from './defaults/consent-texts.zh-Hans.json' with { type: 'json' }
import hant from './defaults/consent-texts.zh-Hant.json' with { type: 'json' }
import type { ConsentTexts } from './schemas/consent-texts.ts'

const numbersIn = (text: string) => text.match(/\d+/g)?.toSorted() ?? []

const outline = (texts: ConsentTexts) =>
  CONSENT_TEXTS.map((name) => {
    const { version, text, statements } = texts[name]
    return { name, version, text: text.map(numbersIn), statements: statements.map(numbersIn) }
  })

test.each([
  ['zh-Hans', hans],
  ['zh-Hant', hant],
])(
  'Y-5: what a family agrees to in %s is what it agrees to in English, of the same version',
  (_language, texts) => expect(outline(texts)).toEqual(outline(defaultConsents)),
)
