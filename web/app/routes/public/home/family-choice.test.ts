import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { FIRST_SEASON } from '@touchline/domain/seasons/first-season.ts'
import { describe, expect, test } from 'vitest'
import { choiceQuery, familyChoice, familyPrice, savingSentence } from './family-choice.ts'

const OCTOBER = '2025-10'
const DECEMBER = '2025-12'
const FALL = ['2025-09', OCTOBER, '2025-11', DECEMBER]
const content = { offers: FIRST_SEASON.offers, months: FALL }

const choose = (query: string, today = '2025-10-15') =>
  familyChoice(new URLSearchParams(query), content, today)

describe('the worked examples of M-3 on the home page', () => {
  test.each([
    [1, 'one child, once, October', { once: 1, twice: 0, months: [OCTOBER], offer: 0 }, '$80.00', null],
    [2, 'one child, both days, October', { once: 0, twice: 1, months: [OCTOBER], offer: 0 }, '$150.00', null],
    [
      3,
      'two children once, October',
      { once: 2, twice: 0, months: [OCTOBER], offer: 0 },
      '$128.00',
      'Your family saves $32 this month.',
    ],
    [
      4,
      'one once, one twice, October',
      { once: 1, twice: 1, months: [OCTOBER], offer: 0 },
      '$184.00',
      'Your family saves $46 this month.',
    ],
    [
      5,
      'one child once, December',
      { once: 1, twice: 0, months: [DECEMBER], offer: 0 },
      '$40.00',
      'Your family saves $40 this month.',
    ],
    [
      6,
      'one once, one twice, December',
      { once: 1, twice: 1, months: [DECEMBER], offer: 0 },
      '$92.00',
      'Your family saves $138 this month.',
    ],
    [
      7,
      'one child once, the whole fall',
      { once: 1, twice: 0, months: FALL, offer: 0 },
      '$280.00',
      'Your family saves $40 over these 4 months.',
    ],
    [
      7,
      'one child twice, the whole fall',
      { once: 0, twice: 1, months: FALL, offer: 0 },
      '$525.00',
      'Your family saves $75 over these 4 months.',
    ],
    [
      8,
      'two children once, the whole fall',
      { once: 2, twice: 0, months: FALL, offer: 0 },
      '$448.00',
      'Your family saves $192 over these 4 months.',
    ],
    [
      8,
      'two children twice, the whole fall',
      { once: 0, twice: 2, months: FALL, offer: 0 },
      '$840.00',
      'Your family saves $360 over these 4 months.',
    ],
    [
      9,
      'three children once, the whole fall',
      { once: 3, twice: 0, months: FALL, offer: 0 },
      '$672.00',
      'Your family saves $288 over these 4 months.',
    ],
  ])('%i: %s', (_number, _case, choice, total, saving) => {
    const quote = familyPrice(content, choice, '2025-09-01')
    expect(quote && formatCents(quote.totalCents)).toBe(total)
    expect(quote && savingSentence(quote, choice)).toBe(saving)
  })

  test('a single child is told what a second one would save (D-9)', () => {
    const quote = familyPrice(content, { once: 1, twice: 0, months: [OCTOBER], offer: 0 }, '2025-09-01')
    expect(quote?.nearMisses.map(({ message }) => message)).toEqual([
      'Register a second child and save $32 a month.',
    ])
  })
})

describe('the choice in the address', () => {
  test.each([
    ['nothing, in the season', '', '2025-10-15', { once: 1, twice: 0, months: [OCTOBER], offer: 0 }],
    ['nothing, before the season', '', '2025-07-01', { once: 1, twice: 0, months: ['2025-09'], offer: 0 }],
    ['nothing, long after it', '', '2026-11-15', { once: 1, twice: 0, months: ['2025-09'], offer: 0 }],
    [
      'a family',
      'once=2&twice=1&month=2025-12&month=2025-10',
      '2025-10-15',
      { once: 2, twice: 1, months: [OCTOBER, DECEMBER], offer: 0 },
    ],
    ['no month ticked', 'once=2&twice=0', '2025-10-15', { once: 2, twice: 0, months: [], offer: 0 }],
    [
      'the most',
      'once=4&twice=4&month=2025-10',
      '2025-10-15',
      { once: 4, twice: 4, months: [OCTOBER], offer: 0 },
    ],
    [
      'too many',
      'once=5&twice=1&month=2025-10',
      '2025-10-15',
      { once: 0, twice: 1, months: [OCTOBER], offer: 0 },
    ],
    [
      'nonsense',
      'once=-1&twice=two&month=2025-13&month=x',
      '2025-10-15',
      { once: 0, twice: 0, months: [], offer: 0 },
    ],
  ])('%s', (_what, query, today, choice) => expect(choose(query, today)).toEqual(choice))

  test('survives a round trip', () => {
    const choice = { once: 2, twice: 1, months: FALL, offer: 0 }
    expect(choose(choiceQuery(choice).toString(), '2025-09-01')).toEqual(choice)
  })

  test.each([
    ['no child', { once: 0, twice: 0, months: [OCTOBER], offer: 0 }],
    ['no month', { once: 1, twice: 0, months: [], offer: 0 }],
  ])('%s has no price yet', (_what, choice) => expect(familyPrice(content, choice, '2025-09-01')).toBeNull())
})
