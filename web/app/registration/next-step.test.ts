import { expect, test } from 'vitest'
import { someOrder, somePlayer, someRegistration } from '../family/test/some-family.ts'
import { kitOrderNextStep, registrationNextStep } from './next-step.ts'

const ada = somePlayer('Ada')
const facts = { now: '2025-09-02T17:00:00.000Z', answerWithinDays: 2, dueDays: 7 }
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
    'A place has opened up for Ada. We hold it until Wed, Sep 3 at 5:00 PM.',
  ],
  [
    'with an offer that has just run out',
    { status: 'WAITLISTED', waitlistPosition: 1, offerExpiresAt: facts.now },
    'Ada is first in line. We’ll email you as soon as a place opens up. Nothing to pay until then.',
  ],
  [
    'approved',
    { status: 'APPROVED', approvedAt: '2025-09-02T17:00:00.000Z' },
    'Ada has a place. Please pay $80.00 by Tue, Sep 9.',
  ],
  [
    'approved, and paid in part',
    { status: 'APPROVED', approvedAt: '2025-09-02T17:00:00.000Z', openCents: 3000 },
    'Ada has a place. Please pay $30.00 by Tue, Sep 9.',
  ],
  [
    'paid, but for a month that was added',
    { status: 'ACTIVE', openCents: 4000 },
    'Ada has a place. $40.00 is still to pay: Payments shows when.',
  ],
  ['paid', { status: 'ACTIVE' }, 'Ada has a place and everything is paid. See you at the field!'],
  [
    'asked to withdraw',
    { status: 'ACTIVE', withdrawalAskedAt: '2025-09-02T17:00:00.000Z', refundCents: 4000 },
    'You asked to withdraw Ada on Tue, Sep 2. Once we confirm it, you get $40.00 back. Until then the place is yours.',
  ],
  [
    'refused',
    { status: 'REJECTED', reason: 'The team is full.' },
    'We couldn’t accept this registration: The team is full.',
  ],
  [
    'withdrawn with money back',
    { status: 'WITHDRAWN', refundCents: 4000 },
    'Ada has left this program. You get $40.00 back.',
  ],
  ['withdrawn without', { status: 'WITHDRAWN', refundCents: 0 }, 'Ada has left this program.'],
] as const)('%s', (_case, values, sentence) => expect(say(values)).toBe(sentence))

const words = { pickUp: 'At the club table.', returns: 'Exchange within 14 days.' }

test.each([
  ['PENDING', 'Please pay $20.00. We’ll order it once it’s paid.'],
  ['READY', 'Ready. At the club table.'],
  ['DELIVERED', 'You have it. Exchange within 14 days.'],
] as const)('a kit order that is %s', (status, sentence) =>
  expect(kitOrderNextStep(someOrder({ status }), words)).toBe(sentence),
)
