import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { REFUND_CAUSES, refund } from './refund.ts'

/** The Saturdays of October 2025. */
const october = {
  month: '2025-10',
  paidCents: 8000,
  sessions: ['2025-10-04', '2025-10-11', '2025-10-18', '2025-10-25'],
}
const november = {
  month: '2025-11',
  paidCents: 8000,
  sessions: ['2025-11-01', '2025-11-08', '2025-11-15', '2025-11-22', '2025-11-29'],
}

describe('F-1: a family changes its mind', () => {
  test.each([
    ['2025-10-03', 8000, 'You told us before the first session in October: a full refund.'],
    ['2025-10-04', 0, 'October began on Sat, Oct 4: no refund for a month that has started.'],
    ['2025-10-05', 0, 'October began on Sat, Oct 4: no refund for a month that has started.'],
  ])('on %s', (askedOn, refundCents, reason) =>
    expect(refund({ cause: 'CHANGE_OF_MIND', askedOn, months: [october] })).toEqual({
      lines: [{ month: '2025-10', paidCents: 8000, refundCents, creditCents: 0, reason }],
      refundCents,
      creditCents: 0,
    }),
  )

  test('month by month: October has begun, November has not', () =>
    expect(
      refund({ cause: 'CHANGE_OF_MIND', askedOn: '2025-10-20', months: [november, october] }).lines.map(
        ({ month, refundCents }) => [month, refundCents],
      ),
    ).toEqual([
      ['2025-10', 0],
      ['2025-11', 8000],
    ]))

  test('a month without any session has not begun', () =>
    expect(
      refund({ cause: 'CHANGE_OF_MIND', askedOn: '2025-12-30', months: [{ ...october, sessions: [] }] })
        .refundCents,
    ).toBe(8000))
})

describe('F-2: injury or moving away', () => {
  test.each([
    ['2025-10-03', 8000],
    ['2025-10-04', 6000],
    ['2025-10-10', 6000],
    ['2025-10-11', 4000],
    ['2025-10-12', 4000],
    ['2025-10-24', 2000],
    ['2025-10-25', 0],
  ])('asked on %s: %i back', (askedOn, cents) => {
    expect(refund({ cause: 'MOVED_AWAY', askedOn, months: [october] }).refundCents).toBe(cents)
    expect(refund({ cause: 'INJURY', hasDoctorsNote: true, askedOn, months: [october] }).refundCents).toBe(
      cents,
    )
  })

  test('an injury without a note', () => {
    const { lines } = refund({ cause: 'INJURY', askedOn: '2025-10-12', months: [october] })
    expect(lines[0]).toMatchObject({
      refundCents: 0,
      reason: 'Get well soon. With a doctor’s note we refund the sessions left in October.',
    })
  })

  test('half a cent goes to the family', () => {
    const back = (paidCents: number) =>
      refund({ cause: 'MOVED_AWAY', askedOn: '2025-10-11', months: [{ ...october, paidCents }] }).refundCents
    expect([back(1), back(3199), back(3200)]).toEqual([1, 1600, 1600])
  })

  test('the working', () =>
    expect(refund({ cause: 'MOVED_AWAY', askedOn: '2025-11-10', months: [november] }).lines[0]?.reason).toBe(
      '3 of 5 sessions left in November: $48.00 back.',
    ))
})

test('F-3: no place given, everything back whatever the day', () =>
  expect(refund({ cause: 'NO_PLACE', askedOn: '2025-12-30', months: [october, november] }).refundCents).toBe(
    16000,
  ))

test('F-4: weather', () => {
  const { lines, refundCents, creditCents } = refund({
    cause: 'WEATHER',
    askedOn: '2025-10-01',
    months: [october],
  })
  expect([refundCents, creditCents]).toEqual([0, 0])
  expect(lines[0]?.reason).toContain('join the other training day')
})

test.each([
  [[], 0],
  [['2025-10-18'], 2000],
  [['2025-10-18', '2025-10-25'], 4000],
  [['2025-10-19', '2025-11-01'], 0],
])('F-5: the club cancels %j: credit of %i', (lostSessions, creditCents) =>
  expect(
    refund({ cause: 'CLUB_CANCELLED', askedOn: '2025-10-26', months: [october], lostSessions }),
  ).toMatchObject({
    refundCents: 0,
    creditCents,
  }),
)

test('F-6: never more than what was paid, never less than nothing', () => {
  const askedOn = fc.integer({ min: 1, max: 30 }).map((date) => `2025-10-${String(date).padStart(2, '0')}`)
  const paid = fc.record({
    month: fc.constant('2025-10'),
    paidCents: fc.nat(30000),
    sessions: fc.subarray(october.sessions),
  })
  const asked = fc.record({
    cause: fc.constantFrom(...REFUND_CAUSES),
    askedOn,
    months: fc.array(paid, { maxLength: 4 }),
    hasDoctorsNote: fc.boolean(),
    lostSessions: fc.subarray(october.sessions),
  })
  fc.assert(
    fc.property(asked, (input) => {
      const answer = refund(input)
      for (const line of answer.lines) {
        expect(line.refundCents).toBeGreaterThanOrEqual(0)
        expect(line.creditCents).toBeGreaterThanOrEqual(0)
        expect(line.refundCents + line.creditCents).toBeLessThanOrEqual(line.paidCents)
      }
      expect(answer.refundCents).toBe(answer.lines.reduce((sum, line) => sum + line.refundCents, 0))
    }),
  )
})
