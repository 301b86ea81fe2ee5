import { defaultBasics } from '@touchline/domain/club/defaults/base.ts'
import { nextToPay } from '@touchline/domain/money/next-to-pay.ts'
import { quote } from '@touchline/domain/pricing/quote.ts'
import { FALL, maya, once, registrationOf } from '@touchline/domain/pricing/test-family.ts'
import { FALL_2025 } from '@touchline/domain/programs/program-sessions.ts'
import { movedRefund } from '@touchline/domain/registrations/program-move.ts'
import { expect, test } from 'vitest'
import { changedProgram } from './program-move-email.ts'

const price = quote({ registrations: [registrationOf(maya, once, FALL)], others: [] })
const child = {
  firstName: 'Maya',
  program: 'Seniors',
  reference: 'KX4-7MR',
  priceCents: price.totalCents,
  lines: price.lines,
  when: { day: '2025-09-06', startTime: '17:00', endTime: '18:30' },
  where: 'Minoru Oval',
  absence: async () => '/absences/x',
}
const due = (month: string) => ({
  itemId: 'place',
  month,
  dueOn: `${month}-01`,
  cents: 8_000,
  coveredCents: 0,
})
const DUES = [due('2025-09'), due('2025-10')]
const about = {
  from: 'Juniors',
  status: 'APPROVED' as const,
  refund: null,
  position: null,
  isKept: false,
  next: nextToPay(DUES, '2025-08-20'),
  payment: defaultBasics.payment,
}

test('moved: where the child is now, what it costs, what is left to do', () => {
  const { subject, paragraphs } = changedProgram(child, about)('en')
  expect(subject).toBe('Maya is now in Seniors')
  expect(paragraphs[0]).toBe('We’ve moved Maya from Juniors to Seniors.')
  expect(paragraphs).toContain('Next to pay: $80.00 by Mon, Sep 1.')
  expect(paragraphs).toContain('After that: $80.00 by Wed, Oct 1.')
})

test('in line: the place of before is kept', () => {
  const { subject, paragraphs } = changedProgram(child, {
    ...about,
    status: 'WAITLISTED',
    position: 2,
    isKept: true,
  })('en')
  expect(subject).toBe('Maya is in line for Seniors')
  expect(paragraphs[0]).toMatch(/Maya is second in line\. Until there’s a place, Maya stays in Juniors\.$/)
})

test('paid: what counts, and what goes back', () => {
  const left = { breakdown: price.lines, program: FALL_2025, askedOn: '2025-10-15' }
  const refund = movedRefund(left, { name: 'Seniors', months: ['2025-10'], priceCents: 5000 })
  const { paragraphs, facts } = changedProgram(child, { ...about, status: 'ACTIVE', refund, next: null })(
    'en',
  )
  expect(paragraphs).toContain('October: $50.00 counts toward Seniors, $30.00 will be refunded.')
  expect(paragraphs).toContain('There’s nothing left to pay.')
  expect(facts?.refundCents).toBe(refund.refundCents)
})
