import { describe, expect, test } from 'vitest'
import { askRefusal, caseWords, decisionRefusal, type FundCase, isWaitedFor } from './fund-case.ts'

const asked: FundCase = {
  id: 'case',
  itemId: 'maya',
  fund: 'KidSport',
  note: null,
  state: 'ASKED',
  grantedCents: null,
  grantedOn: null,
  askedOn: '2025-09-01',
}
const granted: FundCase = { ...asked, state: 'GRANTED', grantedCents: 12_000, grantedOn: '2025-10-01' }

describe('B-28: help from a fund is a case', () => {
  test.each([
    ['KidSport', [], undefined],
    [' ', [], 'FUND_NEEDED'],
    [' kidsport', [asked], 'ALREADY_ASKED'],
    ['KidSport', [granted], 'ALREADY_ASKED'],
    ['Jumpstart', [asked], undefined],
    ['KidSport', [{ ...asked, state: 'REFUSED' as const }], undefined],
  ])('%s is asked', (fund, cases, code) => expect(askRefusal({ fund }, cases)?.code).toBe(code))

  test.each([
    ['ASKED', { state: 'GRANTED', cents: 16_000, day: '2025-10-01' }, undefined],
    ['ASKED', { state: 'GRANTED', cents: 16_001, day: '2025-10-01' }, 'BAD_AMOUNT'],
    ['ASKED', { state: 'GRANTED', cents: 0, day: '2025-10-01' }, 'BAD_AMOUNT'],
    ['ASKED', { state: 'GRANTED', cents: 100, day: '2025-10-02' }, 'BAD_DAY'],
    ['GRANTED', { state: 'REFUSED', cents: 0, day: '' }, undefined],
    ['PAID', { state: 'REFUSED', cents: 0, day: '' }, 'CASE_CLOSED'],
    ['REFUSED', { state: 'GRANTED', cents: 100, day: '2025-10-01' }, 'CASE_CLOSED'],
  ] as const)('%s, then %o: %s', (state, decision, code) =>
    expect(decisionRefusal(state, decision, { openCents: 16_000, today: '2025-10-01' })?.code).toBe(code),
  )

  test.each([
    [asked, '2025-10-31', true],
    [asked, '2025-11-01', false],
    [granted, '2025-11-30', true],
    [granted, '2025-12-01', false],
    [{ ...asked, state: 'REFUSED' as const }, '2025-09-02', false],
    [{ ...asked, state: 'PAID' as const }, '2025-09-02', false],
  ])('the club waits for it, for 60 days at most', (one, today, isWaited) =>
    expect(isWaitedFor(one, today)).toBe(isWaited),
  )

  test('in words', () => {
    expect(caseWords(asked)).toBe('KidSport: asked on Mon, Sep 1')
    expect(caseWords(granted)).toBe('KidSport: $120.00 granted on Wed, Oct 1, not paid yet')
  })
})
