import { nextToPay } from '@touchline/domain/money/next-to-pay.ts'
import { expect, test } from 'vitest'
import { someOrder, somePlayer, someRegistration } from '../family/test/some-family.ts'
import { kitOrderNextStep, registrationNextStep } from './next-step.ts'

const ada = somePlayer('Ada')
const facts = { now: '2025-09-02T17:00:00.000Z', answerWithinDays: 2 }
const due = { itemId: 'ada', month: '2025-10', dueOn: '2025-10-01', cents: 8000, coveredCents: 0 }
const say = (values: Parameters<typeof someRegistration>[1], now = facts.now) =>
  registrationNextStep(someRegistration(ada, values), 'Ada', { ...facts, now })

test.each([
  [
    'on the last day of the promise',
    '2025-09-03T17:00:00.000Z',
    'We’re reviewing it and will email you by Wed, Sep 3. Nothing to pay yet.',
  ],
  [
    'a day late',
    '2025-09-04T17:00:00.000Z',
    'We’re still reviewing it and will email you as soon as we can. Nothing to pay yet.',
  ],
])('pending, %s', (_when, now, sentence) => expect(say({ status: 'PENDING' }, now)).toBe(sentence))

test.each([
  [
    'in line',
    { status: 'WAITLISTED', waitlistPosition: 3 },
    'Ada is third in line. We’ll email you as soon as a place opens up. Nothing to pay until then.',
  ],
  [
    'with an offer',
    { status: 'WAITLISTED', waitlistPosition: 1, offerExpiresAt: '2025-09-04T00:00:00.000Z' },
    'A place has opened up for Ada. We’re holding it until Wed, Sep 3 at 5:00 PM.',
  ],
  [
    'with an offer that has just run out',
    { status: 'WAITLISTED', waitlistPosition: 1, offerExpiresAt: facts.now },
    'Ada is first in line. We’ll email you as soon as a place opens up. Nothing to pay until then.',
  ],
  [
    'asked to withdraw',
    { status: 'ACTIVE', withdrawalAskedAt: '2025-09-02T17:00:00.000Z', refundCents: 4000 },
    'You asked to withdraw Ada on Tue, Sep 2. Once we confirm it, you’ll get $40.00 back. Until then, the place is yours.',
  ],
  [
    'refused',
    { status: 'REJECTED', reason: 'The team is full.' },
    'We couldn’t accept this registration: The team is full.',
  ],
  [
    'withdrawn with money back',
    { status: 'WITHDRAWN', refundCents: 4000 },
    'Ada has left this program. You’ll get $40.00 back.',
  ],
  ['withdrawn without', { status: 'WITHDRAWN', refundCents: 0 }, 'Ada has left this program.'],
] as const)('%s', (_case, values, sentence) => expect(say(values)).toBe(sentence))

test.each([
  ['APPROVED', '2025-09-02', 'Ada has a place. Please pay $80.00 by Wed, Oct 1.'],
  ['APPROVED', '2025-10-02', 'Ada has a place. Please pay $80.00 now.'],
  ['ACTIVE', '2025-09-02', 'Ada has a place. Next to pay: $80.00 by Wed, Oct 1. See you at the field!'],
  ['APPROVED', null, 'Ada has a place.'],
  ['ACTIVE', null, 'Ada has a place. See you at the field!'],
] as const)('B-21: %s, with its account as of %s', (status, day, sentence) => {
  const next = day === null ? undefined : nextToPay([due], day)
  expect(registrationNextStep(someRegistration(ada, { status }), 'Ada', { ...facts, next })).toBe(sentence)
})

test('B-21: all of it is paid', () =>
  expect(
    registrationNextStep(someRegistration(ada, { status: 'ACTIVE' }), 'Ada', { ...facts, next: null }),
  ).toBe('Ada has a place and everything is paid. See you at the field!'))

const words = { pickUp: 'At the club table.', returns: 'Exchange within 14 days.' }

test.each([
  ['PENDING', 'Please pay $20.00. We’ll order it once it’s paid.'],
  ['READY', 'Ready. At the club table.'],
  ['DELIVERED', 'You’ve picked it up. Exchange within 14 days.'],
] as const)('a kit order that is %s', (status, sentence) =>
  expect(kitOrderNextStep(someOrder({ status }), words)).toBe(sentence),
)
