import { randomUUID } from 'node:crypto'
import { defaultBasics } from '@touchline/domain/club/defaults/base.ts'
import { familyReference } from '@touchline/domain/money/family-reference.ts'
import { withoutEmail } from '@touchline/domain/walk-ins/walk-in.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { unpaidPlacesJob } from '../../src/money/unpaid-places-job.ts'
import { lockFamilyOfUser } from '../../src/registrations/locks.ts'
import { askFor, getRow } from '../calls.ts'
import { clubAt } from '../club-at.ts'
import { givenFall, givenMum, type Mum, register } from '../fall.ts'
import { jobSurroundings, links } from '../job-surroundings.ts'
import { emailsTo, moveTo, stateOf, subjectsTo } from '../registering.ts'
import { storeSetting } from '../store-setting.ts'
import { untilWaiting } from '../until-waiting.ts'

const at = clubAt('2025-09-01T17:00:00Z')
const TERMS = { areGivenUp: true, daysOverdue: 14, noticeDays: 5 }

const set = (unpaidPlaces: object) =>
  storeSetting(at.server, 'payment', { ...defaultBasics.payment, unpaidPlaces })
beforeEach(() => set(TERMS))

/** Marks waiting emails as sent, like the mail server. */
const deliver = () =>
  at.server
    .sql`update mail_outbox set sent_at = ${at.now} where sent_at is null and failed_at is null and call_from is null`

async function runOn(...days: string[]) {
  for (const day of days) {
    at.now = new Date(`${day}T17:30:00Z`)
    await unpaidPlacesJob(links).run(jobSurroundings({ sql: at.server.sql, now: () => at.now }))
    await deliver()
  }
}

/** A full program: Maya is approved for October and November, due on October 1, and Ana waits. */
async function givenPlace() {
  const { once } = await givenFall(at.desk, { capacity: 1 })
  const [family, next] = [await givenMum(at.desk), await givenMum(at.desk)]
  const months = { months: ['2025-10', '2025-11'] }
  const maya = (await register(family.mum, await family.child('Maya'), once, months)).it.id as string
  await moveTo(at.desk, maya, 'APPROVED')
  const ana = (await register(next.mum, await next.child('Ana'), once, months)).it.id as string
  const before = (await subjectsTo(at.server, family.user.email)).length
  const emails = async () => (await emailsTo(at.server, family.user.email)).slice(before)
  return { family, next, maya, ana, emails }
}

const statusOf = async (id: string) => (await stateOf(at.desk, id)).status
const ledgerOf = async ({ mum, user }: Mum) =>
  JSON.parse((await getRow(mum, 'User', user.id as string, 'ledger')).it.ledger)
const BOOK = 'mutation B($input: BookEntryInput!) { it: bookEntry(input: $input) { id } }'
const book = ({ user }: Mum, values: object) =>
  askFor(at.desk, BOOK, {
    input: { id: randomUUID(), userId: user.id, kind: 'PAYMENT', day: '2025-09-01', ...values },
  })
const atRisk = async () => {
  const { it } = await askFor(
    at.desk,
    '{ it: deskBooks { atRisk { id player program lastDay isTold cents } } }',
    {},
  )
  return it.atRisk as { id: string; isTold: boolean }[]
}

describe('B-26: a place without a payment', () => {
  test('is given up after a notice; the charges are credited, and the next family gets the offer', async () => {
    const { family, next, maya, ana, emails } = await givenPlace()
    await runOn('2025-10-02', '2025-10-09')
    expect(await emails()).toEqual([])
    await runOn('2025-10-10', '2025-10-11', '2025-10-15')
    const [notice, ...others] = await emails()
    expect([notice?.subject, others]).toEqual(['Please pay by Wed, Oct 15 to keep Maya’s place', []])
    expect(notice?.text).toContain('$80.00 was due on Wed, Oct 1')
    expect(await statusOf(maya)).toBe('APPROVED')
    expect((await ledgerOf(family)).atRisk).toEqual([{ itemId: maya, lastDay: '2025-10-15' }])
    expect(await atRisk()).toEqual([
      {
        id: maya,
        player: 'Maya Singh',
        program: 'Fall training',
        lastDay: '2025-10-15',
        isTold: true,
        cents: 16_000,
      },
    ])

    await runOn('2025-10-16')
    expect(await statusOf(maya)).toBe('CANCELLED')
    expect((await emails()).at(-1)?.text).toContain('Nothing was paid for this place by Wed, Oct 15.')
    const { entries, atRisk: left } = await ledgerOf(family)
    expect(left).toEqual([])
    expect(
      entries
        .slice(2)
        .map(({ kind, cents, note }: { kind: string; cents: number; note: string }) => [kind, cents, note]),
    ).toEqual(Array(2).fill(['CREDIT', 8000, 'Nothing was paid for this place by Wed, Oct 15.']))
    expect((await stateOf(at.desk, ana)).offerExpiresAt).not.toBeNull()
    expect((await subjectsTo(at.server, next.user.email)).at(-1)).toBe('A place for Ana')
  })

  test('stays by default; notices from before the club changed its mind are dropped', async () => {
    const { maya, emails } = await givenPlace()
    await runOn('2025-10-10')
    await set(defaultBasics.payment.unpaidPlaces)
    await runOn('2025-10-16')
    await set(TERMS)
    await runOn('2025-10-17')
    expect(await statusOf(maya)).toBe('APPROVED')
    expect((await emails()).map(({ subject }) => subject)).toEqual([
      'Please pay by Wed, Oct 15 to keep Maya’s place',
      'Please pay by Wed, Oct 22 to keep Maya’s place',
    ])
  })

  test('is kept by a single cent; undone, the family is notified again and has its days again', async () => {
    const { family, maya, emails } = await givenPlace()
    await runOn('2025-10-10')
    const id = randomUUID()
    await book(family, { id, cents: 1 })
    expect((await ledgerOf(family)).atRisk).toEqual([])
    await runOn('2025-10-16')
    await book(family, { kind: 'REVERSAL', reversesId: id, note: 'It bounced' })
    await runOn('2025-10-17', '2025-10-22')
    expect(await statusOf(maya)).toBe('APPROVED')
    expect((await emails()).at(-1)?.subject).toBe('Please pay by Wed, Oct 22 to keep Maya’s place')
    await runOn('2025-10-23')
    expect(await statusOf(maya)).toBe('CANCELLED')
  })

  test('is kept by help from a fund, and while the club has agreed to wait', async () => {
    const [helped, waited] = [await givenPlace(), await givenPlace()]
    await runOn('2025-10-10')
    await book(helped.family, { kind: 'FUND_HELP', cents: 4000, payer: 'KidSport', itemId: helped.maya })
    await askFor(
      at.desk,
      'mutation P($input: PauseRemindersInput!) { it: pauseReminders(input: $input) { id } }',
      {
        input: { userId: waited.family.user.id, until: '2025-10-31', reason: 'Agreed by phone' },
      },
    )
    await runOn('2025-10-16', '2025-10-31', '2025-11-01', '2025-11-06')
    expect([await statusOf(helped.maya), await statusOf(waited.maya)]).toEqual(['APPROVED', 'APPROVED'])
    expect((await waited.emails()).at(-1)?.subject).toBe('Please pay by Thu, Nov 6 to keep Maya’s place')
    await runOn('2025-11-07')
    expect([await statusOf(helped.maya), await statusOf(waited.maya)]).toEqual(['APPROVED', 'CANCELLED'])
  })

  test('is kept while money that may be the family’s waits for the desk', async () => {
    const { family, maya, emails } = await givenPlace()
    const { number } = await ledgerOf(family)
    await at.server.sql`
      insert into bank_lines (id, day, cents, text, bank_id, payer_key, imported_by, imported_at)
      values (${maya}, '2025-10-09', 5000, ${`E-TRANSFER ${familyReference(number)}`}, null, 'x', 'desk@example.org', now())`
    await runOn('2025-10-10', '2025-10-16', '2025-11-16')
    expect([await statusOf(maya), await emails()]).toEqual(['APPROVED', []])
    await at.server.sql`delete from bank_lines where id = ${maya}`
  })

  test('stays while nobody was notified: the email bounced, or nobody has called', async () => {
    const [returned, phoned] = [await givenPlace(), await givenPlace()]
    await at.server.sql`
      update users set email = ${withoutEmail(phoned.family.user.id)} where id = ${phoned.family.user.id}`
    await runOn('2025-10-10')
    await at.server
      .sql`update mail_outbox set failed_at = ${at.now} where recipient = ${returned.family.user.email as string}`
    await runOn('2025-10-16')
    expect([await statusOf(returned.maya), await statusOf(phoned.maya)]).toEqual(['APPROVED', 'APPROVED'])
    expect((await atRisk()).filter(({ id }) => id === returned.maya)).toMatchObject([{ isTold: false }])
    await at.server.sql`
      update mail_outbox set sent_at = ${at.now} where recipient = ${withoutEmail(phoned.family.user.id)}`
    await runOn('2025-10-21')
    expect(await statusOf(phoned.maya)).toBe('APPROVED')
    await runOn('2025-10-22')
    expect([await statusOf(returned.maya), await statusOf(phoned.maya)]).toEqual(['APPROVED', 'CANCELLED'])
  })

  test('is kept by a payment that is booked at the same moment', async () => {
    const { family, maya } = await givenPlace()
    await runOn('2025-10-10')
    const userId = family.user.id as string
    const { running } = await at.server.sql.begin(async (tx) => {
      await lockFamilyOfUser(tx, userId)
      const job = runOn('2025-10-16')
      await untilWaiting(at.server.sql)
      await tx`
        insert into ledger_entries (id, user_id, kind, source, cents, day, created_at)
        values (${randomUUID()}, ${userId}, 'PAYMENT', 'DESK', 1, '2025-10-16', ${at.now.toISOString()})`
      return { running: job }
    })
    await running
    expect(await statusOf(maya)).toBe('APPROVED')
  })
})
