import { describe, expect, test } from 'vitest'
import { FALL_2025 } from '../programs/program-sessions.ts'
import { quote } from './quote.ts'
import { FALL, maya, once, planOf, registrationOf } from './test-family.ts'
import { type WithdrawalCause, withdrawalRefund } from './withdrawal.ts'

const breakdown = quote({ registrations: [registrationOf(maya, once, FALL)], others: [] }).lines
const saturdays = { breakdown, program: FALL_2025, days: ['SAT'] }

describe('F-7: the refund when Maya, on Saturdays for $280, leaves', () => {
  const cases: [string, string, WithdrawalCause | null, boolean, number][] = [
    ['before the season', '2025-09-05', null, false, 28_000],
    ['on the first day', '2025-09-06', null, false, 20_000],
    ['the day before October’s first Saturday', '2025-10-03', 'CHANGE_OF_MIND', false, 20_000],
    ['on October’s first Saturday', '2025-10-04', 'CHANGE_OF_MIND', false, 12_000],
    ['hurt, without a note', '2025-10-10', 'INJURY', false, 12_000],
    ['hurt, with a note: 3 of 4 Saturdays left', '2025-10-10', 'INJURY', true, 18_000],
    ['moving away: 2 of 4 Saturdays left', '2025-10-11', 'MOVED_AWAY', false, 16_000],
    ['no place after all', '2025-12-14', 'NO_PLACE', false, 28_000],
    ['after the last session', '2025-12-14', null, false, 0],
  ]
  test.each(cases)('%s', (_case, askedOn, cause, hasDoctorsNote, cents) =>
    expect(withdrawalRefund({ ...saturdays, askedOn, cause, hasDoctorsNote }).refundCents).toBe(cents),
  )

  test('without days of the child’s own, every training day counts', () =>
    expect(
      withdrawalRefund({ ...saturdays, days: null, askedOn: '2025-10-11', cause: 'MOVED_AWAY' }).lines[1],
    ).toMatchObject({
      month: '2025-10',
      refundCents: 5_000,
      reason: '5 of 8 sessions left in October: $50.00 back.',
    }))

  test('F-6: unpaid amounts are not refunded, and are no longer due', () => {
    const open = new Map([
      ['2025-10', 6000],
      ['2025-12', 4000],
    ])
    const left = withdrawalRefund({ ...saturdays, askedOn: '2025-10-11', cause: 'MOVED_AWAY', open })
    expect(left.lines.map(({ refundCents, unpaidCents = 0 }) => [refundCents, unpaidCents])).toEqual([
      [0, 0],
      [0, 4000],
      [8000, 0],
      [0, 4000],
    ])
    expect(left.refundCents).toBe(8000)
    expect(left.lines[3]?.reason).toBe(
      'You told us before the first session in December: a full refund. Of that, $40.00 wasn’t paid yet and is no longer due.',
    )
  })

  test('what is charged once is back in full until the first day, whatever month that is in', () => {
    const plan = planOf('EVENT', { programStart: '2025-09-27' })
    const program = { startDate: '2025-09-27', endDate: '2025-10-05' }
    const paid = quote({ registrations: [registrationOf(maya, plan, [])], others: [] }).lines
    const back = (askedOn: string, cause: WithdrawalCause) =>
      withdrawalRefund({ breakdown: paid, program, askedOn, cause }).refundCents
    expect(back('2025-09-26', 'CHANGE_OF_MIND')).toBe(2500)
    expect(back('2025-09-27', 'CHANGE_OF_MIND')).toBe(0)
    expect(back('2025-09-28', 'MOVED_AWAY')).toBe(1250)
  })
})
