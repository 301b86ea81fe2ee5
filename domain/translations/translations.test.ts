import { expect, test } from 'vitest'
import {
  keptTranslations,
  type Translations,
  translated,
  translationCounts,
  translationState,
  withTranslation,
} from './translations.ts'

const made: Translations = {
  name: { 'zh-Hans': { text: '少年班', english: 'Juniors' } },
  location: {},
}

test.each([
  ['zh-Hans', 'Juniors', 'DONE', { text: '少年班', language: 'zh-Hans' }],
  ['zh-Hans', 'Juniors U9', 'CHANGED', { text: 'Juniors U9', language: 'en' }],
  ['zh-Hant', 'Juniors', 'MISSING', { text: 'Juniors', language: 'en' }],
] as const)('Y-20: in %s, “%s” is %s', (language, english, state, shown) => {
  const text = { field: 'name', english }
  expect(translationState(made, text, language)).toBe(state)
  expect(translated(made, text, language)).toEqual(shown)
})

test('Y-20: a reader of English sees the English', () =>
  expect(translated(made, { field: 'name', english: 'Juniors' }, 'en')).toEqual({
    text: 'Juniors',
    language: 'en',
  }))

test('Y-22: what is missing and what has changed are counted for each language', () => {
  const texts = [
    { field: 'name', english: 'Juniors U9' },
    { field: 'location', english: 'Oval' },
  ]
  expect(translationCounts(made, texts, 'zh-Hans')).toEqual({ missing: 1, changed: 1 })
  expect(translationCounts(made, texts, 'zh-Hant')).toEqual({ missing: 2, changed: 0 })
})

test('Y-20: what is translated anew is made from the English of now, and an empty text is none', () => {
  const text = { field: 'name', english: 'Juniors U9' }
  const again = withTranslation(made, text, 'zh-Hans', ' 少年九岁班 ')
  expect(again.name).toEqual({ 'zh-Hans': { text: '少年九岁班', english: 'Juniors U9' } })
  expect(withTranslation(again, text, 'zh-Hans', '  ').name).toEqual({})
})

test('Y-21: the translation of a removed text is removed, too', () => {
  expect(keptTranslations(made, [{ field: 'name' }])).toEqual({ name: made.name })
  expect(keptTranslations(made, [{ field: 'location' }])).toEqual({})
})
