import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openPool } from '../../src/postgres/pool.ts'
import { newDatabase } from '../database.ts'
import { serverForTest } from '../running-server.ts'
import { startProcess } from '../server-process.ts'
import { untilWaiting } from '../until-waiting.ts'
import { StripeStandIn } from './stripe-stand-in.ts'

vi.setConfig({ testTimeout: 240_000 })

test('B-24: kill -9 while booking a card payment or recording its checkout: it is booked once', async () => {
  const stripe = new StripeStandIn()
  await stripe.start()
  onTestFinished(() => stripe.stop())
  const database = await newDatabase()
  onTestFinished(() => database.drop())
  const sql = openPool(database.url, 4)
  onTestFinished(() => sql.end({ timeout: 5 }))

  const first = await startProcess({ DATABASE_URL: database.url, ...stripe.environment })
  const [userId, id] = [randomUUID(), randomUUID()]
  await sql`
    insert into users (id, email, created_at, updated_at, _version, _deleted, _last_changed_at)
    values (${userId}, 'robin@example.org', '2025-09-01T00:00:00.000Z', '2025-09-01T00:00:00.000Z', 1, false, 0)`
  // The state when the process ends before it has read which checkout it is.
  await sql`insert into card_payments (id, user_id, cents) values (${id}, ${userId}, 8000)`
  const session = {
    id: 'cs_1',
    object: 'checkout.session',
    status: 'complete',
    payment_status: 'paid',
    amount_total: 8_000,
    currency: 'cad',
    client_reference_id: id,
    payment_intent: 'pi_1',
    customer_details: null,
  }
  const deliver = (url: string) =>
    stripe.send(`${url}/stripe/webhooks`, 'checkout.session.completed', session)
  const gate = await sql.reserve()
  await gate`begin`
  // Booking also adds up the accounts before it commits.
  await gate`select pg_advisory_xact_lock(hashtextextended('account sums', 0))`
  const answer = deliver(first.url).then(
    () => 'answered',
    () => 'cut off',
  )
  expect(await Promise.race([untilWaiting(sql).then(() => 'held'), answer])).toBe('held')
  await first.end('SIGKILL')
  expect(await answer).toBe('cut off')
  await gate`rollback`
  gate.release()

  // The successor need not be a process itself.
  const second = await serverForTest({ databaseUrl: database.url, cards: stripe.config })
  expect(await sql`select state, session_id from card_payments`).toEqual([
    { state: 'OPEN', session_id: null },
  ])
  expect(await (await deliver(second.url)).json()).toEqual({ result: 'PAID' })
  expect(await (await deliver(second.url)).json()).toEqual({ result: 'KNOWN' })
  expect(await sql`select id, cents, method from ledger_entries`).toEqual([
    { id, cents: 8_000, method: 'CARD' },
  ])
  expect(await sql`select entry_id from receipts`).toEqual([{ entry_id: id }])
})
