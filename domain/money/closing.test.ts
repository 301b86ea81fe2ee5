import { describe, expect, test } from 'vitest'
import { closedRefusal, closingRefusal, monthAfter, monthBefore } from './closing.ts'

describe('B-17: the books are closed month by month', () => {
  test.each([
    ['2025-08-31', 'MONTH_CLOSED'],
    ['2025-09-30', 'MONTH_CLOSED'],
    ['2025-10-01', undefined],
  ])('closed through September, booked on %s: %s', (day, code) =>
    expect(closedRefusal(day, '2025-09')?.code).toBe(code),
  )

  test('nothing is closed at first', () => expect(closedRefusal('2020-01-01', null)).toBeNull())

  test.each<[string, string, string | null, string | undefined]>([
    ['2025-09', '', null, undefined],
    ['2025-10', '', '2025-09', 'NOT_OVER'],
    ['2025-11', '', '2025-09', 'NOT_OVER'],
    ['2025-13', '', '2025-09', 'BAD_MONTH'],
    ['2025-09', '', '2025-09', undefined],
    ['2025-08', ' ', '2025-09', 'REASON_NEEDED'],
    ['2025-08', 'A cheque came back', '2025-09', undefined],
  ])('on October 31, through %s because %j, from %s: %s', (through, reason, before, code) =>
    expect(closingRefusal({ through, reason }, before, '2025-10-31')?.code).toBe(code),
  )

  test.each([
    ['2025-12', '2025-11', '2026-01'],
    ['2025-03', '2025-02', '2025-04'],
    ['2025-01', '2024-12', '2025-02'],
  ])('%s is between %s and %s', (month, before, after) =>
    expect([monthBefore(month), monthAfter(month)]).toEqual([before, after]),
  )
})
