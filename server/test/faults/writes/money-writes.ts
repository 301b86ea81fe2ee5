import { randomUUID } from 'node:crypto'
import { familyReference } from '@touchline/domain/money/family-reference.ts'
import { askFor, getRow } from '../../calls.ts'
import { givenMum } from '../../fall.ts'
import { moveTo } from '../../registering.ts'
import type { Club } from '../club.ts'
import { givenPlace, mutation, type Writes } from './write.ts'

const DAY = '2025-09-28'
const SENT = { day: DAY, method: 'E_TRANSFER', bankReference: 'CA1b2c3' }

async function book(club: Club, userId: unknown, values: object = {}): Promise<string> {
  const id = randomUUID()
  const payment = { id, userId, kind: 'PAYMENT', cents: 8_000, day: DAY, method: 'CASH', ...values }
  const refusal = await mutation(club.desk, 'bookEntry', payment)()
  if (refusal) throw new Error(refusal)
  return id
}

/** A family that has paid, and has left before the program began. */
async function givenLeft(club: Club) {
  const place = await givenPlace(club, 'APPROVED')
  await book(club, place.userId)
  await moveTo(club.desk, place.id, 'WITHDRAWN')
  return place
}

async function givenPromise(club: Club): Promise<string> {
  const { user } = await givenMum(club.desk)
  await book(club, user.id)
  const id = randomUUID()
  const refusal = await mutation(club.desk, 'promiseCredit', { id, userId: user.id, cents: 500 })()
  if (refusal) throw new Error(refusal)
  return id
}

/** The card payment of 8000 for a place that the family has left. */
async function givenCard(club: Club) {
  const place = await givenPlace(club, 'APPROVED')
  const payment = randomUUID()
  await book(club, place.userId, { id: payment, method: 'CARD' })
  await club.server.sql`
    insert into card_payments (id, user_id, cents, state, session_id, payment_intent_id)
    values (${payment}, ${place.userId}, 8000, 'PAID', ${payment}, ${payment})`
  await moveTo(club.desk, place.id, 'WITHDRAWN')
  return place
}

async function statementOf(club: Club): Promise<string> {
  const { userId } = await givenPlace(club, 'APPROVED')
  const { number } = JSON.parse((await getRow(club.desk, 'User', userId, 'ledger')).it.ledger)
  const lines = ['Date,Description,Amount', `"${DAY}","e-Transfer ${familyReference(number)}","80.00"`]
  return Buffer.from(lines.join('\r\n')).toString('base64')
}

const LINES = 'query L { it: deskBankLines(state: OPEN, limit: 1000) { items { id cents userId } } }'

/** The newest bank line that waits for a decision. */
async function givenLine(club: Club) {
  await mutation(club.desk, 'importStatement', { content: await statementOf(club) })()
  const { it } = await askFor(club.desk, LINES, {})
  return it.items[0] as { id: string; cents: number; userId: string }
}

async function givenCase(club: Club): Promise<string> {
  const { mum, id } = await givenPlace(club, 'APPROVED')
  await mutation(mum, 'askForHelp', { registrationId: id, fund: 'KidSport', note: 'Applied in August' })()
  const [row] = await club.server.sql`select id from fund_cases where registration_id = ${id}`
  return row?.id as string
}

/** What the treasurer sends. */
export const moneyWrites: Writes = {
  async bookEntry(club) {
    const { user } = await givenMum(club.desk)
    const entry = { id: randomUUID(), userId: user.id, kind: 'PAYMENT', cents: 100, day: DAY, method: 'CASH' }
    return mutation(club.desk, 'bookEntry', entry)
  },
  async movePayment(club) {
    const [from, to] = [await givenMum(club.desk), await givenMum(club.desk)]
    const entryId = await book(club, from.user.id)
    const move = { id: randomUUID(), entryId, userId: to.user.id, note: 'It was theirs' }
    return mutation(club.desk, 'movePayment', move)
  },
  async recordRefund(club) {
    const { id } = await givenLeft(club)
    return mutation(club.desk, 'recordRefund', { id: randomUUID(), registrationId: id, ...SENT })
  },
  async refundToCard(club) {
    const { id } = await givenCard(club)
    return mutation(club.desk, 'refundToCard', { id: randomUUID(), registrationId: id })
  },
  async promiseCredit(club) {
    const { user } = await givenMum(club.desk)
    await book(club, user.id)
    return mutation(club.desk, 'promiseCredit', { id: randomUUID(), userId: user.id, cents: 500 })
  },
  async sendCredit(club) {
    return mutation(club.desk, 'sendCredit', {
      ...{ id: randomUUID(), refundId: await givenPromise(club) },
      ...SENT,
    })
  },
  async pauseReminders(club) {
    const { user } = await givenMum(club.desk)
    const pause = { userId: user.id, until: '2025-10-31', reason: 'Pays in October' }
    return mutation(club.desk, 'pauseReminders', pause)
  },
  async decideHelp(club) {
    const decision = { id: await givenCase(club), state: 'GRANTED', cents: 4_000, day: DAY }
    return mutation(club.desk, 'decideHelp', decision)
  },
  async closeBooks(club) {
    return mutation(club.desk, 'closeBooks', { through: '2025-08' })
  },
  async importStatement(club) {
    return mutation(club.desk, 'importStatement', { content: await statementOf(club) })
  },
  async acceptBankLines(club) {
    const { id, cents } = await givenLine(club)
    return mutation(club.desk, 'acceptBankLines', { ids: [id], cents })
  },
  async decideBankLine(club) {
    const { id, userId } = await givenLine(club)
    return mutation(club.desk, 'decideBankLine', { id, userId })
  },
}
