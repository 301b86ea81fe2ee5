import { describe, expect, test } from 'vitest'
import { fileEntries, fileLanguage, filePlan, withChanges } from './translation-file.ts'
import type { WrittenItem } from './translation-work.ts'

const made = (text: string, english: string) => ({ 'zh-Hans': { text, english } })

const question: WrittenItem = {
  kind: 'faq',
  id: 'rain',
  title: 'What about rain?',
  texts: [
    { field: 'rain.question', english: 'What about rain?', longest: 20, hasFields: true },
    { field: 'rain.answer', english: 'Ask {{field}} in {{season}}.', longest: 200, hasFields: true },
  ],
  translations: { 'rain.question': made('下雨呢？', 'And rain?') },
}
const program: WrittenItem = {
  kind: 'program',
  id: 'p1',
  title: 'Juniors',
  texts: [{ field: 'name', english: 'Juniors', longest: 100 }],
  translations: { name: made('少年班', 'Juniors') },
}
const items = [question, program]
const RAIN = 'faq/rain/rain.question'
const ANSWER = 'faq/rain/rain.answer'

const planOf = (...entries: [context: string, english: string, text: string][]) =>
  filePlan(
    items,
    entries.map(([context, english, text]) => ({ context, english, text })),
    'zh-Hans',
  )

test('Y-27: a file has every text, what is to be looked at again, and what has to stay', () => {
  const entries = fileEntries(items, 'zh-Hans')
  expect(entries.map(({ context, text, previous }) => [context, text, previous])).toEqual([
    [RAIN, '下雨呢？', 'And rain?'],
    [ANSWER, '', undefined],
    ['program/p1/name', '少年班', undefined],
  ])
  expect(entries[1]?.note).toBe(
    'What about rain?\nKeep {{field}}, {{season}} as it is.\nAt most 200 characters.',
  )
})

describe('what a file brings (Y-27)', () => {
  test('a new text, one that replaces another, and one that is there already', () => {
    const plan = planOf(
      [RAIN, 'What about rain?', ' 下雨怎么办？ '],
      [ANSWER, 'Ask {{field}} in {{season}}.', '{{season}}请问{{field}}。'],
      ['program/p1/name', 'Juniors', '少年班'],
    )
    expect(plan.changes.map(({ field, before, text, isStale }) => [field, before, text, isStale])).toEqual([
      ['rain.question', '下雨呢？', '下雨怎么办？', false],
      ['rain.answer', '', '{{season}}请问{{field}}。', false],
    ])
    expect([plan.refused, plan.same]).toEqual([[], 1])
  })

  test('one whose English has changed since is taken as such, unless that would undo one that counts', () => {
    const plan = planOf([RAIN, 'Rain?', '下雨？'], ['program/p1/name', 'Kids', '儿童班'])
    expect(plan.changes).toMatchObject([{ field: 'rain.question', english: 'Rain?', isStale: true }])
    expect(plan.same).toBe(1)
    expect(withChanges(question.translations, plan.changes, 'zh-Hans')).toEqual({
      'rain.question': made('下雨？', 'Rain?'),
    })
  })

  test.each([
    ['of a text that is not there', ['faq/snow/snow.answer', 'Snow', '雪'], 'There is no such text'],
    ['of the prototype', ['__proto__', 'Snow', '雪'], 'There is no such text'],
    ['without a name', ['', 'Snow', '雪'], 'There is no such text'],
    ['too long', [RAIN, 'What about rain?', '雨'.repeat(21)], 'This is too long: at most 20 characters.'],
    ['from a long English', [RAIN, 'x'.repeat(21), '雨'], 'Its English is too long'],
    [
      'that loses a field',
      [ANSWER, 'Ask {{field}} in {{season}}.', '请问{{field}}。'],
      '{{field}}, {{season}}',
    ],
    ['with a field of its own', [RAIN, 'What about rain?', '{{season}}？'], 'The English quotes no field'],
    ['with a field there is not', [RAIN, 'What about rain?', '{{rain}}？'], 'There is no field {{rain}}'],
  ] as const)('one %s is refused by name', (_case, entry, why) => {
    const plan = planOf([...entry])
    expect(plan.changes).toEqual([])
    expect(plan.refused).toMatchObject([{ name: expect.any(String), why: expect.stringContaining(why) }])
  })

  test('of two for one text the first counts, and a name is never endless', () => {
    const plan = planOf([RAIN, 'What about rain?', '下雨？'], [RAIN, 'x'.repeat(9_999), '雨？'])
    expect(plan.changes).toHaveLength(1)
    expect(plan.refused).toEqual([
      { name: `What about rain?: ${'x'.repeat(102)}`, why: 'It is in the file twice. The first one counts.' },
    ])
  })
})

test.each([
  ['zh-Hans', 'zh-Hans'],
  ['zh_CN', 'zh-Hans'],
  ['zh_Hant_HK', 'zh-Hant'],
  ['zh-TW', 'zh-Hant'],
  ['zh', null],
  ['fr', null],
  [undefined, null],
])('the language %s is %s', (named, language) => {
  expect(fileLanguage(named)).toBe(language)
})
