import { expect, test } from 'vitest'
import { type DiscountLine, discountOf } from './discount-line.ts'
import { overlapNotice } from './discount-notices.ts'

const line: DiscountLine = {
  id: 'a',
  version: 1,
  name: 'Spring family',
  type: 'FAMILY',
  percentage: 20,
  description: null,
  conditions: null,
  startDate: '2025-09-01',
  endDate: '2025-09-30',
  active: true,
  priority: null,
  stacks: null,
  feeIds: ['f1', 'f2'],
  uses: 0,
  givenCents: 0,
}
const mine = discountOf({ ...line, id: 'b', name: 'Mine' }, 'ALL')

test.each([
  ['the same days', {}, {}, true],
  ['the last day is shared', {}, { startDate: '2025-09-30', endDate: null }, true],
  ['the day after', {}, { startDate: '2025-10-01', endDate: null }, false],
  ['without days', { startDate: null, endDate: null }, {}, true],
  ['switched off', { active: false }, {}, false],
  ['of another kind', { type: 'HARDSHIP' as const }, {}, false],
  ['on other fees', { feeIds: ['f3'] }, {}, false],
  ['itself', { id: 'b' }, {}, false],
])('%s', (_case, other, own, isTold) => {
  const notice = overlapNotice({ ...mine, ...own }, ['f1'], [{ ...line, ...other }])
  expect(notice).toBe(
    isTold
      ? 'Some of these fees already allow the same kind: Spring family. Both apply, one after the other.'
      : null,
  )
})
