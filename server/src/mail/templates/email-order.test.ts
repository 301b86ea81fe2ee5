import { defaultBasics } from '@touchline/domain/club/defaults/base.ts'
import { nextToPay } from '@touchline/domain/money/next-to-pay.ts'
import { quote } from '@touchline/domain/pricing/quote.ts'
import { FALL, maya, once, registrationOf } from '@touchline/domain/pricing/test-family.ts'
import { withdrawalRefund } from '@touchline/domain/pricing/withdrawal.ts'
import { FALL_2025 } from '@touchline/domain/season.ts'
import { describe, expect, test } from 'vitest'
import * as families from '../../families/emails.ts'
import * as kit from '../../kit-orders/emails.ts'
import { paymentReceived } from '../../money/payment-email.ts'
import { paymentReminder } from '../../money/reminder-email.ts'
import { changedMonths } from '../../registrations/changed-months-email.ts'
import * as registrations from '../../registrations/emails.ts'
import * as offers from '../../registrations/offer-emails.ts'
import { changedProgram } from '../../registrations/program-move-email.ts'
import { runsOutSoon } from '../../registrations/unconfirmed-emails.ts'
import { needsAttention } from '../../site-health/alarm-email.ts'
import * as tournaments from '../../tournaments/emails.ts'
import type { Words } from '../../users/write-to-guardians.ts'
import { emailParts } from './email.ts'
import { factLines } from './email-facts.ts'

const { payment } = defaultBasics
const price = quote({ registrations: [registrationOf(maya, once, FALL)], others: [] })
const child = {
  firstName: 'Maya',
  program: 'Fall training',
  reference: 'KX4-7MR',
  priceCents: price.totalCents,
  lines: price.lines,
  when: 'Sat, Sep 6, 5:00–6:30 PM',
  where: 'Minoru Oval',
}
const refund = withdrawalRefund({ breakdown: price.lines, program: FALL_2025, askedOn: '2025-10-01' })
const order = {
  firstName: 'Maya',
  item: 'Socks',
  size: 'S',
  quantity: 2,
  totalCents: 2_000,
  reference: 'KX4-7MR',
}
const due = { itemId: 'maya', month: '2025-10', dueOn: '2025-10-01', cents: 6_400, coveredCents: 0 }
const next = nextToPay([due], '2025-09-01')
const place = { firstName: 'Maya', program: 'Fall training', priceCents: 28_000 }
const cup = { name: 'Cup', date: '2026-02-07', slug: 'cup' }

/** Every email to a family, and to those who run the site, by the file and the name of what writes it. */
const emails: Record<string, Record<string, Words>> = {
  registrations: {
    received: registrations.received([child]),
    onWaitingList: registrations.onWaitingList({
      ...child,
      position: 3,
      isTogether: true,
      path: '/offers/x',
    }),
    approved: registrations.approved({ ...child, next }, payment),
    paid: registrations.paid({ ...child, next, paidCents: 6_400 }),
    rejected: registrations.rejected(child, 'The team is full.'),
    cancelled: registrations.cancelled(child, { isByFamily: true, reason: null }),
    withdrawalAsked: registrations.withdrawalAsked(child, refund),
    withdrawn: registrations.withdrawn(child, refund),
    requoted: registrations.requoted('FAMILY', 'Maya: $224.00 instead of $280.00.'),
  },
  offers: {
    offer: offers.offer([place], new Date('2025-09-03T17:00:00Z'), '/offers/x'),
    offerGone: offers.offerGone(place, '/offers/x'),
    offerRevoked: offers.offerRevoked(place, '/offers/x'),
  },
  kit: {
    orderReceived: kit.orderReceived([order], payment, 'At the club table.'),
    orderPaid: kit.orderPaid(order, 'At the club table.'),
    orderReady: kit.orderReady(order, 'At the club table.'),
    orderCancelled: kit.orderCancelled(order, 'Out of stock.'),
    orderRefunded: kit.orderRefunded(order, 'Out of stock.'),
  },
  families: {
    invited: families.invited('pat@example.org'),
    accepted: families.accepted('pat@example.org'),
    shared: families.shared('pat@example.org'),
    left: families.left('pat@example.org'),
  },
  tournaments: {
    newsEmail: tournaments.newsEmail(cup, [{ teamId: 'a', team: 'Lions', changes: ['plays at ten'] }]),
    cancelledEmail: tournaments.cancelledEmail(cup),
  },
  others: {
    paymentReceived: paymentReceived({ cents: 100, reference: 'KX4-7MR', openCents: 0, creditCents: 0 }),
    paymentReminder: paymentReminder({
      dues: [{ subject: 'Maya, Fall training, October', dueOn: '2025-10-01', cents: 8_000 }],
      reference: 'KX4-7MR',
      payment,
      today: '2025-09-28',
    }),
    changedProgram: changedProgram(child, {
      from: 'Juniors',
      status: 'ACTIVE',
      refund,
      position: null,
      isKept: false,
      next: null,
      payment,
    }),
    changedMonths: changedMonths(child, {
      status: 'ACTIVE',
      added: price.lines.slice(0, 1),
      takenAway: [{ month: '2025-11', cents: 8_000, paidCents: 8_000 }],
      payment,
    }),
    needsAttention: needsAttention([
      { topic: 'DISK', state: 'ATTENTION', sentence: 'Only 1.2 GB is free.', advice: 'Get a larger disk.' },
    ]),
    runsOutSoon: runsOutSoon([{ ...place, heldUntil: '2025-09-10' }]),
  },
}

test('none is left out', () => {
  const written = { registrations, offers, kit, families, tournaments }
  for (const [file, functions] of Object.entries(written)) {
    const names = Object.entries(functions).flatMap(([name, value]) =>
      typeof value === 'function' ? name : [],
    )
    expect(Object.keys(emails[file] ?? {}).toSorted()).toEqual(names.toSorted())
  }
})

const all = Object.values(emails).flatMap((file) => Object.entries(file))

describe.each(all)('%s', (_name, { subject, paragraphs, facts, action }) => {
  const url = `https://club.example.org${action.path}`
  const parts = emailParts({ title: subject, paragraphs, facts, action: { label: action.label, url } })
  const lines = factLines(facts).map(({ label, value }) => `${label}: ${value}`)

  test('what has happened, when and where, the money, one button, the rest, whom to ask', () => {
    const expected = [
      subject,
      paragraphs[0] ?? '',
      ...lines,
      `${action.label}:\n${url}`,
      ...paragraphs.slice(1),
    ]
    const places = [...expected, 'Questions? Just reply to this email.'].map((part) =>
      parts.text.indexOf(part),
    )
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(parts.html.match(/class="button"/g)).toHaveLength(1)
  })

  test('amount and reference stand on lines of their own, and not in the first sentence', () => {
    for (const line of lines) expect(parts.text.split('\n')).toContain(line)
    expect(paragraphs[0]).not.toMatch(/\$\d|\b[A-Z2-9]{3}-[A-Z2-9]{3}\b/)
  })
})

test('the order is fixed, whatever order it is written in', () => {
  const facts = {
    payTo: 'a@b.org',
    reference: 'KX4-7MR',
    amountCents: 100,
    where: 'Field',
    when: 'Sat',
  }
  expect(factLines(facts).map(({ label }) => label)).toEqual([
    'When',
    'Where',
    'Amount',
    'Reference',
    'e-Transfer to',
  ])
})
