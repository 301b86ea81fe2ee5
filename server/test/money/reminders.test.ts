import { randomUUID } from 'node:crypto'
import { defaultBasics } from '@touchline/domain/club/defaults/base.ts'
import { withoutEmail } from '@touchline/domain/walk-ins/walk-in.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { openMail } from '../../src/mail/outbox/sealed-mail.ts'
import { remindersJob } from '../../src/money/reminders.ts'
import { openPool } from '../../src/postgres/pool.ts'
import type { Person } from '../amplify-client.ts'
import { askFor, getRow, updateRow } from '../calls.ts'
import { clubAt } from '../club-at.ts'
import { givenFall, givenMum, type Mum, register } from '../fall.ts'
import { jobSurroundings, links } from '../job-surroundings.ts'
import { emailsTo, moveTo } from '../registering.ts'
import { storeSetting } from '../store-setting.ts'

const at = clubAt('2025-09-01T17:00:00Z')
const REMINDERS = { daysBefore: [3], isOnDueDay: true, daysAfter: [7] }

beforeAll(() => storeSetting(at.server, 'payment', { ...defaultBasics.payment, reminders: REMINDERS }))

async function runOn(day: string, sql = at.server.sql) {
  at.now = new Date(`${day}T17:40:00Z`)
  await remindersJob(links).run(jobSurroundings({ sql, now: () => at.now }))
}

/** Approved places of Maya and Leo for October and November. */
async function givenFamily() {
  at.now = new Date('2025-09-01T17:00:00Z')
  const fall = await givenFall(at.desk)
  const family = await givenMum(at.desk)
  for (const name of ['Maya', 'Leo']) {
    const months = { months: ['2025-10', '2025-11'] }
    const { it } = await register(family.mum, await family.child(name), fall.once, months)
    await moveTo(at.desk, it.id, 'APPROVED')
  }
  await at.server.sql`delete from mail_outbox`
  return { ...family, fall }
}

const reminders = async ({ user }: Mum) =>
  (await emailsTo(at.server, user.email)).filter(({ subject }) => subject.includes(' due '))
const subjects = async (family: Mum) => (await reminders(family)).map(({ subject }) => subject)

const pay = (family: Mum, values: Record<string, unknown>) =>
  askFor(at.desk, 'mutation B($input: BookEntryInput!) { it: bookEntry(input: $input) { id } }', {
    input: { id: randomUUID(), userId: family.user.id, kind: 'PAYMENT', day: '2025-09-01', ...values },
  })
const pause = (who: Person, family: Mum, values: Record<string, unknown>) =>
  askFor(who, 'mutation P($input: PauseRemindersInput!) { it: pauseReminders(input: $input) { id } }', {
    input: { userId: family.user.id, ...values },
  })
const october = async (family: Mum, name: string) => {
  const { it } = await getRow(at.desk, 'User', family.user.id as string, 'ledger')
  return JSON.parse(it.ledger).entries.find((entry: { playerName: string }) => entry.playerName === name)
    .itemId
}

describe('B-15: reminders', () => {
  test('before, on and after the due day, each once, for what is owed by then', async () => {
    const family = await givenFamily()
    for (const day of ['2025-09-27', '2025-09-28', '2025-09-28', '2025-09-29', '2025-10-01', '2025-10-02'])
      await runOn(day)
    expect(await subjects(family)).toEqual(['$128.00 is due on Wed, Oct 1', '$128.00 is due today'])
    await runOn('2025-10-08')
    const last = (await reminders(family)).at(-1)
    expect(last?.subject).toBe('$128.00 was due on Wed, Oct 1')
    expect(last?.text).toContain('Maya, Fall training, October: $64.00')
    expect(last?.text).not.toContain('November')
  })

  test('Y-24: in the language of the reader, with the program as the club has translated it', async () => {
    const family = await givenFamily()
    await updateRow(at.desk, 'User', { id: family.user.id, _version: 1, language: 'zh-Hans' })
    const { program } = family.fall
    const name = { 'zh-Hans': { text: '秋季训练', english: program.name } }
    await updateRow(at.desk, 'Program', {
      id: program.id,
      _version: 1,
      translations: JSON.stringify({ name }),
    })
    await runOn('2025-09-28')
    const [email] = await emailsTo(at.server, family.user.email)
    expect(email?.subject).toBe('$128.00应在10月1日（周三）或之前付')
    expect(email?.text).toContain('Maya，秋季训练，10月：$64.00，应在10月1日（周三）或之前付')
    expect(email?.text).not.toContain(String(program.name))
  })

  test('P-18: somebody without an email gets a call instead, one for each reminder', async () => {
    const family = await givenFamily()
    await at.server.sql`update users set email = ${withoutEmail(family.user.id)} where id = ${family.user.id}`
    await runOn('2025-09-28')
    await runOn('2025-09-28')
    const calls = await at.server.sql`
      select id, subject from mail_outbox where recipient = ${withoutEmail(family.user.id)} and call_from is not null`
    expect(calls.map(({ id, subject }) => openMail(id, 'subject', subject))).toEqual([
      '$128.00 is due on Wed, Oct 1',
    ])
    expect(await subjects(family)).toEqual([])
  })

  test('never about a paid sibling, and none once everything is paid', async () => {
    const family = await givenFamily()
    await pay(family, { cents: 6400, itemId: await october(family, 'Maya'), month: '2025-10' })
    await runOn('2025-09-28')
    const [first] = await reminders(family)
    expect([first?.subject, first?.text.includes('Leo'), first?.text.includes('Maya')]).toEqual([
      '$64.00 is due on Wed, Oct 1',
      true,
      false,
    ])
    await pay(family, { cents: 6400 })
    for (const day of ['2025-10-01', '2025-10-08']) await runOn(day)
    expect(await reminders(family)).toHaveLength(1)
  })

  test('by several processes at once, each once; both guardians get it', async () => {
    const [family, partner] = [await givenFamily(), await givenMum(at.desk)]
    for (const { user } of [family, partner])
      await updateRow(at.desk, 'User', { id: user.id, _version: 1, family: family.user.id })
    const pools = [0, 1, 2].map(() => openPool(at.server.databaseUrl, 3))
    await Promise.all(pools.map((sql) => runOn('2025-09-28', sql)))
    await Promise.all(pools.map((sql) => sql.end()))
    for (const one of [family, partner]) expect(await subjects(one)).toEqual(['$128.00 is due on Wed, Oct 1'])
  })

  test('one that could not be committed was not sent, and is sent later', async () => {
    const family = await givenFamily()
    // As if the process were killed between the two: neither the note nor the email exists.
    await at.server.sql`create function fall_over() returns trigger language plpgsql as
      $$ begin raise exception 'killed'; end $$`
    await at.server
      .sql`create trigger fall before insert on mail_outbox for each row execute function fall_over()`
    await expect(runOn('2025-09-28')).rejects.toThrow('killed')
    await at.server.sql`drop trigger fall on mail_outbox`
    expect(await reminders(family)).toEqual([])
    await runOn('2025-09-29')
    expect(await subjects(family)).toEqual(['$128.00 is due on Wed, Oct 1'])
  })
})

describe('B-16: a pause', () => {
  test('applies to the whole family until its day, says so, and can be ended', async () => {
    const family = await givenFamily()
    expect((await pause(at.desk, family, { until: '2025-10-01', reason: ' ' })).error?.errorInfo?.code).toBe(
      'REASON_NEEDED',
    )
    await pause(at.desk, family, { until: '2025-10-01', reason: 'Agreed by phone' })
    const { it } = await getRow(family.mum, 'User', family.user.id as string, 'ledger')
    expect(JSON.parse(it.ledger).pause).toEqual({ until: '2025-10-01', reason: 'Agreed by phone' })
    for (const day of ['2025-09-28', '2025-10-01']) await runOn(day)
    expect(await reminders(family)).toEqual([])
    await pause(at.desk, family, {})
    await runOn('2025-10-01')
    expect(await reminders(family)).toHaveLength(1)
  })

  test('ends after its day, and is for the desk only', async () => {
    const family = await givenFamily()
    expect(
      (await pause(family.mum, family, { until: '2025-12-01', reason: 'please' })).error?.errorType,
    ).toBe('Unauthorized')
    await pause(at.desk, family, { until: '2025-10-01', reason: 'Agreed by phone' })
    await runOn('2025-10-08')
    expect(await subjects(family)).toEqual(['$128.00 was due on Wed, Oct 1'])
    const [act] = await at.server.sql`
      select reason from audit_entries where action = 'PAUSE_REMINDERS' and subject_user_id = ${String(family.user.id)}`
    expect(act?.reason).toBe('Agreed by phone')
  })
})
