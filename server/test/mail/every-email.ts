import { SHIPPED_RULES } from '@touchline/domain/club/club-rules.ts'
import { defaultBasics } from '@touchline/domain/club/defaults/base.ts'
import { SHIPPED_KIT } from '@touchline/domain/kit/shipped-kit.ts'
import type { Language } from '@touchline/domain/languages.ts'
import type { WordedEntry } from '@touchline/domain/money/entry-words.ts'
import { nextToPay } from '@touchline/domain/money/next-to-pay.ts'
import type { EditedChild } from '@touchline/domain/players/edited-child.ts'
import { quote } from '@touchline/domain/pricing/quote.ts'
import { FALL, maya, once, registrationOf } from '@touchline/domain/pricing/test-family.ts'
import { withdrawalRefund } from '@touchline/domain/pricing/withdrawal.ts'
import { FALL_2025 } from '@touchline/domain/programs/program-sessions.ts'
import * as families from '../../src/families/emails.ts'
import * as kit from '../../src/kit/emails.ts'
import { kitNameIn } from '../../src/kit/kit-name-in.ts'
import { helpGranted, helpRefused } from '../../src/money/fund-emails.ts'
import { paymentReceived } from '../../src/money/payment-email.ts'
import { refundSent } from '../../src/money/refund-email.ts'
import { paymentReminder } from '../../src/money/reminder-email.ts'
import { placesAtRisk } from '../../src/money/unpaid-emails.ts'
import { childChanged } from '../../src/players/changed-email.ts'
import { changedMonths } from '../../src/registrations/changed-months-email.ts'
import * as registrations from '../../src/registrations/emails.ts'
import * as offers from '../../src/registrations/offer-emails.ts'
import { changedProgram } from '../../src/registrations/program-move-email.ts'
import { runsOutSoon } from '../../src/registrations/unconfirmed-emails.ts'
import * as withdrawals from '../../src/registrations/withdrawal-emails.ts'
import { seasonIsOpen } from '../../src/seasons/season-is-open.ts'
import { needsAttention } from '../../src/site-health/health-job.ts'
import * as tournaments from '../../src/tournament/emails.ts'
import { SIGN_UP_NEWS, signUpEmail } from '../../src/tournament/sign-ups/emails.ts'
import type { Words, WordsIn } from '../../src/users/write-to-guardians.ts'

const { payment } = defaultBasics
const price = quote({ registrations: [registrationOf(maya, once, FALL)], others: [] })
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
const refund = withdrawalRefund({ breakdown: price.lines, program: FALL_2025, askedOn: '2025-10-01' })
const order = {
  firstName: 'Maya',
  item: (language: Language) => kitNameIn(language, SHIPPED_KIT, { itemType: 'SOCKS', itemName: null }),
  size: 'S',
  quantity: 2,
  totalCents: 2_000,
  reference: 'KX4-7MR',
}
const due = { itemId: 'maya', month: '2025-10', dueOn: '2025-10-01', cents: 6_400, coveredCents: 0 }
const edited: EditedChild = {
  firstName: 'Maya',
  lastName: 'Fraser',
  birthDate: '2017-03-09',
  status: 'ACTIVE',
  emergencyContact: 'Ana',
  emergencyPhone: null,
}
const charge: WordedEntry = {
  ...due,
  id: 'charge',
  kind: 'CHARGE',
  isByPrice: true,
  reversesId: null,
  day: '2025-09-01',
  method: null,
  payer: null,
  note: null,
  playerName: 'Maya',
  programName: 'Fall training',
  itemType: null,
  itemName: null,
  receiptNumber: null,
}
const next = nextToPay([due], '2025-09-01')
const place = { firstName: 'Maya', program: 'Fall training', priceCents: 28_000 }
const cup = { name: 'Cup', date: '2026-02-07', slug: 'cup' }

/** Every email to a family, and to the people who run the site, by file and name of the function that writes it. */
export const everyEmail: Record<string, Record<string, Words | WordsIn>> = {
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
    requoted: registrations.requoted('FAMILY', {
      changes: [{ playerName: 'Maya', beforeCents: 28_000, afterCents: 22_400 }],
      hasSettled: true,
    }),
  },
  withdrawals: {
    withdrawalAsked: withdrawals.withdrawalAsked(child, refund),
    withdrawn: withdrawals.withdrawn(child, refund),
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
    guardianAdded: families.guardianAdded({
      who: [{ name: '陳安', address: 'pat@example.org' }, { name: '', address: 'OTHER' }, null],
      children: ['Maya'],
      at: new Date('2025-09-03T17:00:00Z'),
      byCode: false,
      ends: null,
    }),
  },
  tournaments: {
    newsEmail: tournaments.newsEmail(cup, [{ teamId: 'a', team: 'Lions', changes: ['plays at ten'] }]),
    cancelledEmail: tournaments.cancelledEmail(cup),
  },
  signUps: Object.fromEntries(
    SIGN_UP_NEWS.map((news) => [
      news,
      signUpEmail(news, {
        names: ['Maya'],
        tournament: 'Cup',
        slug: 'cup',
        date: '2026-02-07',
        signUpUntil: '2026-01-20',
        feeCents: 4_000,
        dueOn: '2026-01-10',
        expiresAt: new Date('2026-01-12T17:00:00Z'),
        reference: 'KX4-7MR',
        payment,
      }),
    ]),
  ),
  others: {
    paymentReceived: paymentReceived({ cents: 100, reference: 'KX4-7MR', openCents: 0, creditCents: 0 }),
    paymentReminder: paymentReminder({
      dues: [due],
      entries: [charge],
      kit: SHIPPED_KIT,
      reference: 'KX4-7MR',
      payment,
      today: '2025-09-28',
    }),
    placesAtRisk: placesAtRisk(
      [
        {
          firstName: 'Maya',
          program: 'Fall training',
          cents: 8_000,
          dueOn: '2025-10-01',
          lastDay: '2025-10-15',
        },
      ],
      { reference: 'KX4-7MR', payment },
    ),
    helpGranted: helpGranted({ firstName: 'Maya', program: 'Fall training', fund: 'KidSport' }, 8_000),
    helpRefused: helpRefused({ firstName: 'Maya', program: 'Fall training', fund: 'KidSport' }),
    refundSent: refundSent(
      {
        cents: 8_000,
        of: { player: 'Maya', program: 'Fall training' },
        by: { day: '2025-10-20', bankReference: 'CA1b2c3' },
      },
      'KX4-7MR',
    ),
    creditToCard: refundSent({ cents: 8_000, of: null, by: 'CARD' }, 'KX4-7MR'),
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
    childChanged: childChanged('maya', {
      before: edited,
      after: { ...edited, birthDate: '2016-03-09', status: 'ON_HOLD', shirtSize: 'YM' },
      programs: [{ name: 'Fall training', startDate: '2025-09-06', minBirthYear: 2017, maxBirthYear: 2018 }],
      ages: SHIPPED_RULES.ages,
    }),
    needsAttention: needsAttention([
      { topic: 'DISK', state: 'ATTENTION', sentence: 'Only 1.2 GB is free.', advice: 'Get a larger disk.' },
    ]),
    seasonIsOpen: seasonIsOpen(
      {
        name: 'Fall 2025',
        opensForReturning: '2025-08-01',
        opensForAll: '2025-08-15',
        endDate: '2025-12-18',
      },
      [
        {
          firstName: 'Maya',
          birthDate: '2017-05-31',
          program: { name: 'Fall training', startDate: '2025-09-06' },
        },
      ],
      SHIPPED_RULES.ages,
    ),
    runsOutSoon: runsOutSoon([{ ...place, heldUntil: '2025-09-10' }]),
  },
}

/** The files whose emails must all be in the table. */
export const emailFiles = { registrations, withdrawals, offers, kit, families, tournaments }
