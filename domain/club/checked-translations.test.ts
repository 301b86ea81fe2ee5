import { describe, expect, test } from 'vitest'
import { areChecked } from './checked-translations.ts'
import { clubContent } from './content.ts'
import { RULES_VERSION } from './rules-and-disclaimer.ts'
import type { CheckedTranslations } from './schemas/checked-translations.ts'
import { settingRefusal } from './setting-refusal.ts'

const rules = { text: 'RULES', language: 'zh-Hans', version: RULES_VERSION } as const
const { version } = clubContent([]).content.consents.RISK
const risk = { text: 'RISK', language: 'zh-Hans', version } as const
const outdated = { ...rules, version: '2020-1' }

test('Y-12: nothing counts as checked until a person has said so', () => {
  expect(clubContent([]).content.checkedTranslations).toEqual([])
  expect(areChecked([], 'zh-Hans', ['RULES'])).toBe(false)
})

test.each<[string, CheckedTranslations, boolean]>([
  ['this version in this script', [rules, risk], true],
  ['one of two texts', [rules], false],
  ['the other script', [{ ...rules, language: 'zh-Hant' }, risk], false],
  ['a version from before the English changed', [outdated, risk], false],
])('Y-12: %s', (_case, checked, isChecked) =>
  expect(areChecked(checked, 'zh-Hans', ['RULES', 'RISK'])).toBe(isChecked),
)

describe('Y-12: what is kept', () => {
  const stored = (value: unknown) => ({ key: 'checkedTranslations', value: JSON.stringify(value) })

  test('is the version in use', () => expect(settingRefusal(stored([rules, risk]), null)).toBeNull())

  test('is no version that nobody can have read', () =>
    expect(settingRefusal(stored([risk, outdated]), null)).toMatchObject({
      field: 'checkedTranslations.1.version',
      message: `The text in use now is version ${RULES_VERSION}. Please check that one.`,
    }))

  test('stays there when the English has changed since', () =>
    expect(settingRefusal(stored([outdated, risk]), stored([outdated]))).toBeNull())

  test.each([
    [[{ ...rules, language: 'en' }]],
    [[{ ...rules, text: 'FAQ' }]],
    [[{ ...rules, by: 'somebody' }]],
  ])('has this shape: %j', (value) => expect(settingRefusal(stored(value), null)?.code).toBe('BAD_SETTING'))
})
