import { randomUUID } from 'node:crypto'
import { defaultBasics } from '@touchline/domain/club/defaults/base.ts'
import { familyReference } from '@touchline/domain/money/family-reference.ts'
import type { Sql } from '../../src/postgres/pool.ts'
import { askFor, getRow } from '../calls.ts'
import { givenFall, givenMum, register } from '../fall.ts'
import { givenBy } from '../given.ts'
import type { Session, StripeStandIn } from '../money/stripe-stand-in.ts'
import { moveTo } from '../registering.ts'
import { storeSetting } from '../store-setting.ts'
import type { Club } from './club.ts'
import type { JobWorlds } from './job-world.ts'

const setPayment = (club: Club, changes: object) =>
  storeSetting(club.server, 'payment', { ...defaultBasics.payment, ...changes })

/** Two families with an approved place each, who owe 8000 for October. */
async function givenOwing(club: Club) {
  const { once } = await givenFall(club.desk)
  const families = []
  for (const name of ['Maya', 'Leo']) {
    const family = await givenMum(club.desk)
    const { it } = await register(family.mum, await family.child(name), once, { months: ['2025-10'] })
    await moveTo(club.desk, it.id, 'APPROVED')
    families.push({ userId: family.user.id, id: it.id as string })
  }
  return families
}

const bookPast = (sql: Sql, userId: string, cents: number) => sql`
  insert into ledger_entries (id, user_id, kind, source, cents, day, created_at)
  values (${randomUUID()}, ${userId}, 'PAYMENT', 'DESK', ${cents}, '2025-10-02', '2025-10-02T17:00:00.000Z')`

async function givenStale(club: Club): Promise<void> {
  for (const { userId } of await givenOwing(club)) await bookPast(club.server.sql, userId, 5_000)
}

async function givenWrongSums(club: Club): Promise<void> {
  await givenOwing(club)
  await club.server.sql`update account_dues set covered_cents = covered_cents + 1`
  await club.server.sql`update due_months set cents = cents + 7`
}

async function givenLines(club: Club): Promise<void> {
  await setPayment(club, { bookCertain: true })
  const lines = []
  for (const { userId } of await givenOwing(club)) {
    const { number } = JSON.parse((await getRow(club.desk, 'User', userId, 'ledger')).it.ledger)
    lines.push(`"2025-10-20","e-Transfer ${familyReference(number)}","80.00"`)
  }
  const content = Buffer.from(['Date,Description,Amount', ...lines].join('\r\n')).toString('base64')
  const query =
    'mutation In($input: ImportStatementInput!) { it: importStatement(input: $input) { outcome } }'
  await askFor(club.desk, query, { input: { content } })
}

const FAMILIES = [1, 2]

/** Each family has paid on a checkout page without further news, and waits for a refund of an earlier payment. */
async function givenCards(club: Club): Promise<void> {
  const { sql } = club.server
  for (const [n, { userId, id }] of (await givenOwing(club)).entries()) {
    const [open, paid] = [`open ${n + 1}`, `paid ${n + 1}`]
    await sql`
      insert into card_payments (id, user_id, cents, session_id, opened_at)
      values (${open}, ${userId}, 8000, ${`cs_${n + 1}`}, '2025-10-20T16:00:00Z')`
    await sql`
      insert into card_payments (id, user_id, cents, state, session_id, payment_intent_id, opened_at)
      values (${paid}, ${userId}, 500, 'PAID', ${`cs_earlier_${n}`}, ${`pi_${n}`}, '2025-10-01T16:00:00Z')`
    await sql`
      insert into card_refunds (id, payment_id, registration_id, cents) values (${`refund ${n}`}, ${paid}, ${id}, 500)`
  }
}

function paidSessions(stripe: StripeStandIn): void {
  for (const n of FAMILIES)
    stripe.sessions.set(`cs_${n}`, {
      id: `cs_${n}`,
      object: 'checkout.session',
      status: 'complete',
      payment_status: 'paid',
      amount_total: 8_000,
      currency: 'cad',
      client_reference_id: `open ${n}`,
      payment_intent: `pi_paid_${n}`,
      customer_details: { name: 'Robin Fraser' },
    } as Session)
}

/** One place whose notice has expired while somebody waits for it, and one whose family was not notified yet. */
async function givenUnpaid(club: Club): Promise<void> {
  await setPayment(club, { unpaidPlaces: { areGivenUp: true, daysOverdue: 14, noticeDays: 5 } })
  const [told] = await givenOwing(club)
  const email = `unpaid places ${randomUUID()}`
  await club.server.sql`
    insert into unpaid_notices (registration_id, email_name, last_day, noted_at)
    values (${told?.id ?? ''}, ${email}, '2025-10-15', '2025-10-10T17:30:00Z')`
}

async function givenReminded(club: Club): Promise<void> {
  await setPayment(club, { reminders: { daysBefore: [3], isOnDueDay: true, daysAfter: [7] } })
  await givenOwing(club)
  await givenBy(club.desk).user()
}

const madeAt = '2025-09-01T17:00:00Z'

export const moneyWorlds: JobWorlds = {
  'sum-accounts': { madeAt, given: givenStale, runsAt: '2025-10-03T10:00:00Z' },
  'check-sums': { madeAt, given: givenWrongSums, runsAt: '2025-10-03T10:50:00Z' },
  'book-certain-lines': { madeAt: '2025-10-20T17:00:00Z', given: givenLines, runsAt: '2025-10-20T17:25:00Z' },
  'card-payments': {
    madeAt: '2025-10-20T15:00:00Z',
    given: givenCards,
    runsAt: '2025-10-20T17:00:00Z',
    cards: paidSessions,
  },
  'unpaid-places': { madeAt, given: givenUnpaid, runsAt: '2025-10-16T17:30:00Z' },
  'payment-reminders': { madeAt, given: givenReminded, runsAt: '2025-10-01T17:40:00Z' },
}
