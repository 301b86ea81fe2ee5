import { expect, test } from 'vitest'
import { isApprovalTakenBack } from './take-back.ts'

const last = { from: 'PENDING', at: '2025-09-01T17:00:00.000Z' }

test.each([
  ['at once', 'APPROVED', 'PENDING', last, '17:00:00.000', true],
  ['at the last moment', 'APPROVED', 'PENDING', last, '17:00:30.000', true],
  ['a moment later', 'APPROVED', 'PENDING', last, '17:00:30.001', false],
  ['nothing was owed, so it became active', 'ACTIVE', 'PENDING', last, '17:00:01.000', true],
  ['paid since', 'ACTIVE', 'PENDING', { ...last, from: 'APPROVED' }, '17:00:01.000', false],
  ['from the waiting list', 'APPROVED', 'PENDING', { ...last, from: 'WAITLISTED' }, '17:00:01.000', false],
  ['no approval', 'REJECTED', 'PENDING', last, '17:00:01.000', false],
  ['no move of the club’s', 'APPROVED', 'PENDING', null, '17:00:01.000', false],
])('R-15: %s', (_what, from, to, move, time, isIt) =>
  expect(isApprovalTakenBack(move, { from, to }, new Date(`2025-09-01T${time}Z`), 30)).toBe(isIt),
)
