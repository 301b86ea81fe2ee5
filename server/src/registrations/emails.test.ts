import { defaultBasics } from '@touchline/domain/club/defaults/base.ts'
import { nextToPay } from '@touchline/domain/money/next-to-pay.ts'
import { quote } from '@touchline/domain/pricing/quote.ts'
import { FALL, maya, once, otherOf, registrationOf, zoe } from '@touchline/domain/pricing/test-family.ts'
import { withdrawalRefund } from '@touchline/domain/pricing/withdrawal.ts'
import { FALL_2025 } from '@touchline/domain/programs/program-sessions.ts'
import { describe, expect, test } from 'vitest'
import { emailParts } from '../mail/templates/email.ts'
import type { WordsIn } from '../users/write-to-guardians.ts'
import * as messages from './emails.ts'
import { offer, offerGone } from './offer-emails.ts'
import { withdrawalAsked, withdrawn } from './withdrawal-emails.ts'

const { payment } = defaultBasics
const price = quote({
  registrations: [registrationOf(maya, once, FALL)],
  others: [otherOf(zoe, 'PENDING', FALL)],
})
const child = {
  firstName: 'Maya',
  program: 'Fall training',
  reference: 'KX4-7MR',
  priceCents: price.totalCents,
  lines: price.lines,
  when: { day: '2025-09-06', startTime: '17:00', endTime: '18:30' },
  where: 'Minoru Oval',
  absence: async () => '/absences/x',
}
const dueFrom = (month: number) =>
  price.lines.slice(month).map(({ month: key, totalCents }) => ({
    itemId: 'maya',
    month: key,
    dueOn: `${key}-01`,
    cents: totalCents,
    coveredCents: 0,
  }))
const approved = { ...child, next: nextToPay(dueFrom(0), '2025-08-20') }
const settled = { ...child, next: null, paidCents: child.priceCents }
const mayaCosts = (afterCents: number) => ({ playerName: 'Maya', beforeCents: 28_000, afterCents })
const begun = { ...child, next: nextToPay(dueFrom(1), '2025-08-20'), paidCents: 6400 }
const over = { ...settled, when: null }
const free = { ...child, priceCents: 0, next: null }
const leo = { ...child, firstName: 'Leo' }
const refund = (askedOn: string) => withdrawalRefund({ breakdown: price.lines, program: FALL_2025, askedOn })
const waiting = { ...child, position: 3, isTogether: false, path: '/offers/token' }
const onOffer = { firstName: 'Maya', program: 'Fall training', priceCents: 22_400 }
const until = new Date('2025-09-03T17:00:00Z')

/** Subject, what it must say (the next step among it), and where it leads. */
const cases: [string, WordsIn, string, string[], string][] = [
  [
    'received',
    messages.received([child, leo]),
    'We’ve received your registration for Maya and Leo',
    [
      'Maya in Fall training. September $64.00, October $64.00, November $64.00 and December $32.00: $224.00 total, after Family discount and December special.',
      'Leo in Fall training.',
      'There’s nothing to pay until we email you',
    ],
    '/guardian/registrations',
  ],
  [
    'waiting list',
    messages.onWaitingList(waiting),
    'Maya is on the waiting list',
    [
      'Fall training is full right now. Maya is third in line.',
      'hold it for 48 hours',
      'There’s nothing to pay',
      'you can leave it there with one tap, no password needed',
    ],
    '/offers/token',
  ],
  [
    'waiting list, far back',
    messages.onWaitingList({ ...waiting, position: 21 }),
    'Maya is on the waiting list',
    ['Maya is number 21 in line.'],
    '/offers/token',
  ],
  [
    'waiting list, all or none',
    messages.onWaitingList({ ...waiting, isTogether: true }),
    'Maya is on the waiting list',
    ['we’ll only offer places to your children together'],
    '/offers/token',
  ],
  [
    'approved',
    messages.approved(approved, payment),
    'Maya has a place in Fall training',
    [
      'Please pay by Mon, Sep 1 to keep it.',
      'After that: $64.00 by Wed, Oct 1, $64.00 by Sat, Nov 1 and $32.00 by Mon, Dec 1.',
      'Send an Interac e-Transfer',
      'Or bring cash',
    ],
    '/guardian/registrations',
  ],
  [
    'approved, and sure from then on (B-20)',
    messages.approved(approved, { ...payment, activeFrom: 'APPROVAL' }),
    'Maya has a place in Fall training',
    ['Please pay by Mon, Sep 1.'],
    '/guardian/registrations',
  ],
  [
    'approved, and paid ahead',
    messages.approved({ ...child, next: null }, payment),
    'Maya has a place in Fall training',
    ['there’s nothing to pay', 'The credit on your account already covers it.'],
    '/guardian/registrations',
  ],
  [
    'approved, nothing owed',
    messages.approved(free, payment),
    'Maya has a place in Fall training',
    ['Maya is in, and there’s nothing to pay.'],
    '/guardian/registrations',
  ],
  [
    'paid',
    messages.paid(settled),
    'Maya is all set',
    ['we’ve got your payment', 'water bottle filled'],
    '/guardian/registrations',
  ],
  [
    'the first month paid',
    messages.paid(begun),
    'Maya is all set',
    ['Next: $64.00 by Wed, Oct 1.', 'After that: $64.00 by Sat, Nov 1 and $32.00 by Mon, Dec 1.'],
    '/guardian/registrations',
  ],
  [
    'paid after the last session',
    messages.paid(over),
    'Maya is all set',
    ['Maya is in Fall training.'],
    '/guardian/registrations',
  ],
  [
    'paid, and nobody to call (E-19)',
    messages.paid(settled, ['PHONE', 'EMERGENCY']),
    'Maya is in: one thing is missing',
    ['please add a phone number where we can reach you and an emergency contact'],
    '/guardian',
  ],
  [
    'rejected',
    messages.rejected(child, 'The team is full.'),
    'About Maya’s registration',
    ['we couldn’t offer Maya a place in Fall training', 'Reason: The team is full.', 'let us know'],
    '/guardian',
  ],
  [
    'cancelled by the family',
    messages.cancelled(child, { isByFamily: true, reason: null }),
    'Maya’s registration is cancelled',
    [
      'As you asked, we’ve cancelled Maya’s registration for Fall training.',
      'registering again takes two minutes',
    ],
    '/guardian/registrations',
  ],
  [
    'cancelled by the club',
    messages.cancelled(child, { isByFamily: false, reason: 'Not paid.' }),
    'Maya’s registration is cancelled',
    ['We’ve cancelled Maya’s registration for Fall training.', 'Reason: Not paid.'],
    '/guardian/registrations',
  ],
  [
    'asking to withdraw',
    withdrawalAsked(child, refund('2025-10-01')),
    'You asked to withdraw Maya from Fall training',
    ['Until then, Maya’s place is safe', '$160.00', 'a full refund'],
    '/guardian/registrations',
  ],
  [
    'withdrawn with a refund',
    withdrawn(child, refund('2025-10-01')),
    'Maya has left Fall training',
    [
      'We’ll send your refund by e-Transfer',
      'September began on Sat, Sep 6: no refund',
      'before the first session in October: a full refund',
    ],
    '/guardian/registrations',
  ],
  [
    'withdrawn without a refund',
    withdrawn(child, refund('2025-12-14')),
    'Maya has left Fall training',
    ['Under the club’s rules there’s no refund.'],
    '/guardian/registrations',
  ],
  [
    're-quoted',
    messages.requoted('FAMILY', { changes: [mayaCosts(22_400)], hasSettled: false }),
    'The price of your registrations has changed',
    [
      'and so has your family discount',
      'Maya: $224.00 instead of $280.00.',
      'What you’ve already paid doesn’t change.',
    ],
    '/guardian/registrations',
  ],
  [
    're-quoted by hand',
    messages.requoted('BY_HAND', { changes: [mayaCosts(14_000)], hasSettled: true }),
    'The price of your registrations has changed',
    [
      'a discount that the club gives you',
      'Maya: $140.00 instead of $280.00.',
      'Months already settled stay as they are.',
    ],
    '/guardian/registrations',
  ],
  [
    'offer',
    offer([onOffer], until, '/offers/token'),
    'A place for Maya',
    [
      'there’s a place for Maya in Fall training.',
      'Wed, Sep 3 at 10:00 AM',
      'accept, decline or leave the waiting list',
      'Maya’s place costs $224.00',
      'If we don’t hear from you in time, the place goes to the next family',
    ],
    '/offers/token',
  ],
  [
    'offer for two',
    offer([onOffer, { ...onOffer, firstName: 'Leo', program: 'Juniors' }], until, '/offers/token'),
    'Places for Maya and Leo',
    ['there’s a place for Maya in Fall training and there’s a place for Leo in Juniors'],
    '/offers/token',
  ],
  [
    'offer gone',
    offerGone(onOffer, '/offers/token'),
    'The offer for Maya has expired',
    ['Maya is still on the waiting list, now at the end. We’ll email you when another place opens up.'],
    '/offers/token',
  ],
]

describe.each(cases)('%s', (_case, wordsIn, subject, said, path) => {
  const words = wordsIn('en')
  const { text, html } = emailParts({
    title: words.subject,
    paragraphs: words.paragraphs,
    facts: words.facts,
    action: { label: words.action.label, url: `https://club.example.org${words.action.path}` },
  })

  test('says what it must, as text and as HTML', () => {
    expect(words.subject).toBe(subject)
    for (const sentence of said) {
      expect(text).toContain(sentence)
      expect(html).toContain(sentence)
    }
  })

  test('leads back to the site', () => {
    expect(words.action.path).toBe(path)
    expect(text).toContain(`\nhttps://club.example.org${path}\n`)
    expect(html).toContain(`href="https://club.example.org${path}"`)
  })

  test('is made of whole sentences, and nothing is missing in them', () => {
    for (const paragraph of words.paragraphs) {
      expect(paragraph).toMatch(/[.:!]$/)
      expect(paragraph).not.toMatch(/undefined|null|NaN/)
    }
  })
})
