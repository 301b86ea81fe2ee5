import { expect, test } from 'vitest'
import { clubQuote } from './club-quote.ts'
import { clubContent } from './content.ts'

const { content } = clubContent([])
const FALL = ['2025-09', '2025-10', '2025-11', '2025-12']
const OCTOBER = ['2025-10']
const DECEMBER = ['2025-12']

test.each([
  ['1: one child, once, October', [1], OCTOBER, 8000],
  ['2: one child, twice, October', [2], OCTOBER, 15_000],
  ['3: two children once, October', [1, 1], OCTOBER, 12_800],
  ['4: once and twice, October', [1, 2], OCTOBER, 18_400],
  ['5: one child once, December', [1], DECEMBER, 4000],
  ['6: once and twice, December', [1, 2], DECEMBER, 9200],
  ['7: whole fall, once', [1], FALL, 28_000],
  ['7: whole fall, twice', [2], FALL, 52_500],
  ['8: whole fall, two children', [1, 2], FALL, 22_400 + 42_000],
  ['9: three children, whole fall, once', [1, 1, 1], FALL, 67_200],
] as const)('C-6, worked example %s', (_case, times, months, cents) =>
  expect(
    clubQuote(
      content,
      times.map((timesAWeek) => ({ timesAWeek })),
      months,
    ).totalCents,
  ).toBe(cents),
)

test('C-6: the near miss of one child', () =>
  expect(clubQuote(content, [{ timesAWeek: 1 }], OCTOBER).nearMisses[0]?.message).toBe(
    'Register a second child and save $32 a month.',
  ))

test('C-6, worked example 11: where the discount is for further children only', () => {
  const family = { ...content.facts.family, appliesTo: 'ADDITIONAL' as const }
  const facts = { ...content.facts, family }
  expect(clubQuote({ ...content, facts }, [{ timesAWeek: 1 }, { timesAWeek: 1 }], OCTOBER).totalCents).toBe(
    14_400,
  )
})

test('C-6: without a special, December costs what October does', () => {
  const facts = { ...content.facts, special: null }
  expect(clubQuote({ ...content, facts }, [{ timesAWeek: 1 }], DECEMBER).totalCents).toBe(8000)
})
