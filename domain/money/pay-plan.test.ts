import { describe, expect, test } from 'vitest'
import { keptPlan, payPlanRefusal } from './pay-plan.ts'

describe('B-27: monthly or all at once, as the family chooses', () => {
  test.each([
    ['AT_ONCE', 'FAMILY_CHOOSES', 'MONTHLY_ONCE', 'AT_ONCE'],
    [undefined, 'FAMILY_CHOOSES', 'MONTHLY_TWICE', 'MONTHLY'],
    ['AT_ONCE', 'FAMILY_CHOOSES', 'EVENT', null],
    ['AT_ONCE', 'MONTHLY', 'MONTHLY_ONCE', null],
  ] as const)('asked %s, the club says %s, a fee %s: %s is kept', (asked, plan, feeType, kept) =>
    expect(keptPlan(asked, plan, feeType)).toBe(kept),
  )

  test.each([
    ['AT_ONCE', 'FAMILY_CHOOSES', 'PENDING', undefined],
    ['MONTHLY', 'FAMILY_CHOOSES', 'WAITLISTED', undefined],
    ['AT_ONCE', 'FAMILY_CHOOSES', 'APPROVED', 'ALREADY_CHARGED'],
    ['AT_ONCE', 'FAMILY_CHOOSES', 'ACTIVE', 'ALREADY_CHARGED'],
    ['AT_ONCE', 'MONTHLY', 'PENDING', 'PLAN_NOT_OFFERED'],
    ['AT_ONCE', 'AT_ONCE', 'PENDING', undefined],
  ] as const)('%s where the club says %s, for a place that is %s: %s', (asked, plan, status, code) =>
    expect(payPlanRefusal(asked, { plan, feeType: 'MONTHLY_ONCE', status })?.code).toBe(code),
  )
})
