import { describe, expect, test } from 'vitest'
import { FALL_2025 } from '../programs/program-sessions.ts'
import { REGISTRATION_STATUSES } from '../status/registration.ts'
import { keepsPlace, movedMonths, movedRefund, programMoveRefusal, statusAfterMove } from './program-move.ts'

describe('R-16: where a child stands in the other program', () => {
  test.each([
    ['PENDING', true, 'PENDING'],
    ['WAITLISTED', true, 'PENDING'],
    ['APPROVED', true, 'APPROVED'],
    ['ACTIVE', true, 'APPROVED'],
    ['ACTIVE', false, 'WAITLISTED'],
    ['WAITLISTED', false, 'WAITLISTED'],
  ] as const)('from %s, with a place: %s, it is %s', (from, hasPlace, to) =>
    expect(statusAfterMove(from, hasPlace)).toBe(to),
  )

  test('a child who has to wait keeps the current place', () => {
    expect(keepsPlace('ACTIVE', 'WAITLISTED')).toBe(true)
    expect(keepsPlace('WAITLISTED', 'WAITLISTED')).toBe(false)
    expect(keepsPlace('ACTIVE', 'APPROVED')).toBe(false)
  })

  test('only an active registration without a request to withdraw is moved', () => {
    const refused = REGISTRATION_STATUSES.filter((status) =>
      programMoveRefusal({ status, withdrawalAskedAt: null }),
    )
    expect(refused.toSorted()).toEqual(['CANCELLED', 'COMPLETED', 'REJECTED', 'WITHDRAWN'])
    const asked = { status: 'ACTIVE', withdrawalAskedAt: '2025-10-01T17:00:00.000Z' } as const
    expect(programMoveRefusal(asked)?.code).toBe('LEAVING')
  })

  test.each([
    [
      ['2025-10', '2025-11'],
      ['2025-10', '2025-11', '2025-12'],
      ['2025-10', '2025-11'],
    ],
    [['2025-09', '2025-10'], ['2025-10'], ['2025-10']],
    [['2025-12'], ['2026-01', '2026-02'], ['2026-01', '2026-02']],
  ])('chosen %j of %j open: %j', (chosen, open, months) => expect(movedMonths(chosen, open)).toEqual(months))
})

describe('M-13: what was paid', () => {
  const paid = (askedOn: string) => ({
    breakdown: [
      { month: '2025-09', totalCents: 8000, feeType: 'MONTHLY_ONCE', credit: null },
      { month: '2025-10', totalCents: 8000, feeType: 'MONTHLY_ONCE', credit: null },
      { month: '2025-11', totalCents: 8000, feeType: 'MONTHLY_ONCE', credit: null },
    ] as const,
    program: FALL_2025,
    days: ['SAT'],
    askedOn,
  })
  const october = '2025-10-15'

  test('counts for the same months there, even for one that has begun', () => {
    const to = { name: 'Seniors', months: ['2025-10', '2025-11'], priceCents: 20_000 }
    const { creditCents, refundCents, lines } = movedRefund(paid(october), to)
    expect([creditCents, refundCents]).toEqual([16_000, 0])
    expect(lines.map((line) => line.creditCents)).toEqual([0, 8000, 8000])
    expect(lines[1]?.reason).toBe('October: $80.00 counts toward Seniors.')
  })

  test('a surplus goes back', () => {
    const to = { name: 'Juniors', months: ['2025-10', '2025-11'], priceCents: 10_000 }
    const { creditCents, refundCents, lines } = movedRefund(paid(october), to)
    expect([creditCents, refundCents]).toEqual([10_000, 6000])
    expect(lines[2]?.reason).toBe('November: $20.00 counts toward Juniors, $60.00 will be refunded.')
  })

  test('a month that has not begun counts too, where the other program has no such month', () => {
    const to = { name: 'Camp', months: [], priceCents: 5000 }
    expect(movedRefund(paid(october), to)).toMatchObject({ creditCents: 5000, refundCents: 3000 })
  })

  test('a cent more or less than the price', () => {
    const costs = (priceCents: number) =>
      movedRefund(paid(october), { name: 'Camp', months: ['2025-10', '2025-11'], priceCents }).refundCents
    expect([15_999, 16_000, 16_001].map(costs)).toEqual([1, 0, 0])
  })
})
