import { expect, test } from 'vitest'
import { translationsRefusal } from './translations-refusal.ts'

const texts = [
  { field: 'name', english: 'U10', longest: 4 },
  { field: 'answer', english: 'It costs {{priceOnce}}.', longest: 40, hasFields: true },
]
const of = (field: string, language: string, text: unknown, english = 'U10') => ({
  [field]: { [language]: { text, english } },
})

test.each([
  ['a text as long as it may be', of('name', 'zh-Hans', '少年班班'), null],
  ['one that is longer', of('name', 'zh-Hans', '少年班班班'), 'This is too long: at most 4 characters.'],
  ['one of longer English than there can be', of('name', 'zh-Hans', '少年', 'Youth'), 'This is too long'],
  ['a text that is not there', of('motto', 'zh-Hans', '加油'), 'There is no such text.'],
  ['an empty text', of('name', 'zh-Hans', ' '), 'Please fill this in.'],
  ['a field that there is', of('answer', 'zh-Hant', '收費{{priceOnce}}。'), null],
  ['a field that there is not', of('answer', 'zh-Hant', '收費{{price}}。'), 'There is no field {{price}}.'],
])('Y-21: %s', (_what, translations, message) => {
  const refusal = translationsRefusal(JSON.stringify(translations), texts)
  expect(refusal?.message ?? null).toEqual(message && expect.stringContaining(message))
})

test.each(['{}', JSON.stringify(of('name', 'en', 'U10')), '[]', '"text"', JSON.stringify({ name: '少年' })])(
  'Y-21: only another language of the site, and nothing of another form: %s',
  (json) =>
    expect(translationsRefusal(json, texts)?.code).toBe(json === '{}' ? undefined : 'BAD_TRANSLATIONS'),
)
