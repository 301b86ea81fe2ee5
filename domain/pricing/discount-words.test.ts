import { expect, test } from 'vitest'
import { type DiscountRow, discountFrom } from './discount.ts'
import { discountSentence, discountState } from './discount-words.ts'

const sentence = (row: Partial<DiscountRow>) =>
  discountSentence(discountFrom({ id: 'd', name: 'D', type: 'FAMILY', basisPoints: 2000, ...row }, 'ALL'))

const NEXT_TO = 'It combines with other discounts.'
const BEST_ONE = 'If several discounts can’t be combined, a family gets the best one.'

test.each([
  [
    'a family discount',
    {},
    `20% off for every child, when 2 or more children of a family are registered in the same month. ${NEXT_TO}`,
  ],
  [
    'for further children only',
    { conditions: '{"minChildren":3,"appliesTo":"ADDITIONAL"}' },
    `20% off for every child except the one on the most expensive plan, when 3 or more children of a family are registered in the same month. ${NEXT_TO}`,
  ],
  [
    'December',
    { type: 'SEASONAL', basisPoints: 5000, conditions: '{"serviceMonths":["2025-12"]}' },
    `50% off training in December 2025. ${NEXT_TO}`,
  ],
  [
    'two months',
    { type: 'SEASONAL', basisPoints: 1250, conditions: '{"serviceMonths":["2025-12","2026-01"]}' },
    `12.5% off training in December 2025 and January 2026. ${NEXT_TO}`,
  ],
  [
    'early birds',
    { type: 'EARLY_BIRD', conditions: '{"registeredBefore":"2025-08-01"}' },
    `20% off for families who register before Fri, Aug 1, 2025. ${BEST_ONE}`,
  ],
  ['by hand', { type: 'HARDSHIP' }, `20% off, given by the club case by case. ${BEST_ONE}`],
  [
    'by hand, and stacking',
    { type: 'VOLUNTEER', stacks: true, endDate: '2025-12-18' },
    `20% off, given by the club case by case. For families who register by Thu, Dec 18, 2025. ${NEXT_TO}`,
  ],
  [
    'between two days, switched off',
    { type: 'HARDSHIP', startDate: '2025-09-01', endDate: '2025-09-30', active: false },
    `20% off, given by the club case by case. For families who register from Mon, Sep 1, 2025 to Tue, Sep 30, 2025, both days included. ${BEST_ONE} It’s turned off: no one gets it.`,
  ],
])('D-13: %s', (_case, row, words) => expect(sentence(row)).toBe(words))

const window = { startDate: '2025-09-01', endDate: '2025-09-30' }
test.each([
  ['2025-08-31', window, 'UPCOMING'],
  ['2025-09-01', window, 'RUNNING'],
  ['2025-09-30', window, 'RUNNING'],
  ['2025-10-01', window, 'ENDED'],
  ['2025-09-15', { ...window, active: false }, 'OFF'],
  ['2025-09-15', {}, 'RUNNING'],
] as const)('D-5: on %s %j is %s', (today, row, state) => expect(discountState(row, today)).toBe(state))
