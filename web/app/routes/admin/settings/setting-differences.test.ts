import type { Shape } from '@touchline/domain/club/setting-shape.ts'
import { SHIPPED_KIT } from '@touchline/domain/kit/shipped-kit.ts'
import { expect, test } from 'vitest'
import { differences, settingDifferences } from './setting-differences.ts'

const rowsOf = (rows: string[][]) => rows.map(([field, yours, theirs]) => ({ field, yours, theirs }))

test.each([
  ['nothing', { weather: 'A' }, { weather: 'A' }, []],
  ['a field', { weather: 'A', area: 'X' }, { weather: 'B', area: 'X' }, [['Rain or shine', 'A', 'B']]],
  [
    'a field in a group',
    { ages: { from: 3, to: 15 } },
    { ages: { from: 4, to: 15 } },
    [['Youngest age', '3', '4']],
  ],
  [
    'yes and no',
    { fieldCare: { phone: true } },
    { fieldCare: { phone: false } },
    [['Emergency contact and phone', 'Yes', 'No']],
  ],
  [
    'a choice',
    { fieldCare: { health: 'NOTHING' } },
    { fieldCare: { health: 'MARK' } },
    [['Health notes', 'Nothing', 'Mark']],
  ],
  [
    'nothing there',
    { limits: null },
    { limits: { children: 4 } },
    [['Limits per family', 'None', 'Children: 4']],
  ],
])('C-10: %s', (_case, mine, theirs, rows) =>
  expect(settingDifferences('facts', mine, theirs)).toEqual(rowsOf(rows)),
)

test('C-10: money, days and times are shown in dollars and words', () => {
  const shape: Shape = {
    kind: 'group',
    fields: {
      price: { kind: 'cents' },
      from: { kind: 'day' },
      opens: { kind: 'time' },
      sizes: { kind: 'list', item: { kind: 'line' } },
    },
  }
  const mine = { price: 8000, from: '2025-09-06', opens: '17:00', sizes: ['S'] }
  const theirs = { price: 9500, from: '2026-01-03', opens: '09:30', sizes: ['S', 'M'] }
  expect(differences('x', 'X', shape, mine, theirs)).toEqual(
    rowsOf([
      ['Price', '$80.00', '$95.00'],
      ['From', 'Sat, Sep 6, 2025', 'Sat, Jan 3, 2026'],
      ['Opens', '5:00 PM', '9:30 AM'],
      ['Sizes', 'S', 'S, M'],
    ]),
  )
})

test('C-10: kit is shown by item, with dollars, sizes and words', () => {
  const mine = {
    ...SHIPPED_KIT,
    TOQUE: { name: 'Beanie', priceCents: 1250, isSold: false },
    SOCKS: { ...SHIPPED_KIT.SOCKS, sizes: ['XS', 'S'] },
  }
  expect(settingDifferences('kit', mine, SHIPPED_KIT)).toEqual(
    rowsOf([
      ['Socks: Sizes offered', 'XS, S', 'XS, S, M, L'],
      ['Toque: Name', 'Beanie', 'Toque'],
      ['Toque: Price', '$12.50', '$15.00'],
      ['Toque: In the store', 'No', 'Yes'],
    ]),
  )
})

const question = (id: string, answer: string) => ({ id, topic: 'FEES', question: `${id}?`, answer })

test.each([
  ['an item that changed', [question('a', '1')], [question('a', '2')], [['a?: Answer', '1', '2']]],
  [
    'an item that moved and changed',
    [question('a', '1'), question('b', '1')],
    [question('b', '2'), question('a', '1')],
    [['b?: Answer', '1', '2']],
  ],
  [
    'an item that came',
    [],
    [question('a', '1')],
    [['a?', 'None', 'Id: a, Topic: Fees, Question: a?, Answer: 1']],
  ],
  [
    'only the order',
    [question('a', '1'), question('b', '1')],
    [question('b', '1'), question('a', '1')],
    [['Order', 'a?, b?', 'b?, a?']],
  ],
])('C-10: for a list, %s', (_case, mine, theirs, rows) =>
  expect(settingDifferences('faq', mine, theirs)).toEqual(rowsOf(rows)),
)

test('C-10: paragraphs are shown one by one', () =>
  expect(
    settingDifferences('consents', { CONDUCT: { text: ['A', 'B'] } }, { CONDUCT: { text: ['A', 'C', 'D'] } }),
  ).toEqual(
    rowsOf([
      ['Conduct: Text 2', 'B', 'C'],
      ['Conduct: Text 3', 'None', 'D'],
    ]),
  ))
