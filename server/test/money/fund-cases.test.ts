import { randomUUID } from 'node:crypto'
import { defaultBasics } from '@touchline/domain/club/defaults/base.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { remindersJob } from '../../src/money/reminders.ts'
import type { Person } from '../amplify-client.ts'
import { askFor, getRow, post } from '../calls.ts'
import { clubAt } from '../club-at.ts'
import { givenFall, givenMum, register } from '../fall.ts'
import { jobSurroundings, links } from '../job-surroundings.ts'
import { moveTo, subjectsTo } from '../registering.ts'
import { storeSetting } from '../store-setting.ts'
import { signToken } from '../tokens.ts'

const at = clubAt('2025-09-01T17:00:00Z')
const REMINDERS = { daysBefore: [], isOnDueDay: true, daysAfter: [7] }

beforeAll(() => storeSetting(at.server, 'payment', { ...defaultBasics.payment, reminders: REMINDERS }))

/** Maya and Leo are approved for October, due on the 1st. */
async function givenFamily() {
  const { once } = await givenFall(at.desk)
  const family = await givenMum(at.desk)
  const places: string[] = []
  for (const name of ['Maya', 'Leo']) {
    const { it } = await register(family.mum, await family.child(name), once, { months: ['2025-10'] })
    await moveTo(at.desk, it.id, 'APPROVED')
    places.push(it.id)
  }
  const [maya, leo] = places as [string, string]
  const cases = async () =>
    JSON.parse((await getRow(family.mum, 'User', family.user.id as string, 'ledger')).it.ledger).cases
  return { ...family, maya, leo, cases }
}

const send = (who: Person, mutation: string, type: string, input: object) =>
  askFor(who, `mutation M($input: ${type}!) { it: ${mutation}(input: $input) { id } }`, { input })
const ask = (who: Person, registrationId: string, values: object = {}) =>
  send(who, 'askForHelp', 'AskForHelpInput', {
    registrationId,
    fund: 'KidSport',
    note: 'Applied in August',
    ...values,
  })
const decide = (who: Person, id: string, values: object) =>
  send(who, 'decideHelp', 'DecideHelpInput', { id, ...values })
const openCases = async () => {
  const { it } = await askFor(
    at.desk,
    '{ it: deskBooks { cases { id player fund state cents askedOn } } }',
    {},
  )
  return it.cases as { id: string }[]
}

describe('B-28: help from a fund', () => {
  test('is requested, granted, and paid by the entry; undone, it is open again', async () => {
    const { mum, user, maya, cases } = await givenFamily()
    expect((await ask(mum, maya)).error).toBeUndefined()
    const [{ id }] = await cases()
    expect((await ask(mum, maya)).error?.errorInfo?.code).toBe('ALREADY_ASKED')
    expect((await openCases()).filter((one) => one.id === id)).toMatchObject([
      { player: 'Maya Singh', fund: 'KidSport', state: 'ASKED', cents: null, askedOn: '2025-09-01' },
    ])
    expect((await decide(mum, id, { state: 'GRANTED', cents: 100 })).error?.errorType).toBe('Unauthorized')
    const tooMuch = { state: 'GRANTED', cents: 6401, day: '2025-09-01' }
    expect((await decide(at.desk, id, tooMuch)).error?.errorInfo?.code).toBe('BAD_AMOUNT')
    await decide(at.desk, id, { ...tooMuch, cents: 6400 })
    expect(await cases()).toMatchObject([
      { id, state: 'GRANTED', grantedCents: 6400, note: 'Applied in August' },
    ])
    // The answer was lost, and it is sent once more: still one email.
    expect((await decide(at.desk, id, { ...tooMuch, cents: 6400 })).error).toBeUndefined()
    const subjects = await subjectsTo(at.server, user.email)
    expect(subjects.filter((one) => one === 'Good news: KidSport is helping with Maya’s fee')).toHaveLength(1)
    const entry = randomUUID()
    const booking = { userId: user.id, day: '2025-09-01' }
    await send(at.desk, 'bookEntry', 'BookEntryInput', {
      ...{ ...booking, id: entry, kind: 'FUND_HELP', cents: 6400, itemId: maya, payer: 'kidsport ' },
    })
    expect(await cases()).toMatchObject([{ state: 'PAID' }])
    expect((await openCases()).filter((one) => one.id === id)).toEqual([])
    const undo = { ...booking, id: randomUUID(), kind: 'REVERSAL', reversesId: entry, note: 'Sent back' }
    await send(at.desk, 'bookEntry', 'BookEntryInput', undo)
    expect(await cases()).toMatchObject([{ state: 'GRANTED' }])
    await decide(at.desk, id, { state: 'REFUSED' })
    expect((await decide(at.desk, id, { state: 'REFUSED' })).error?.errorInfo?.code).toBe('CASE_CLOSED')
  })

  test('is waited for before reminding of that place, and of no other', async () => {
    const { mum, user, maya } = await givenFamily()
    await ask(mum, maya)
    const remindOn = async (day: string) => {
      at.now = new Date(`${day}T17:40:00Z`)
      await remindersJob(links).run(jobSurroundings({ sql: at.server.sql, now: () => at.now }))
      return (await subjectsTo(at.server, user.email)).at(-1)
    }
    expect(await remindOn('2025-10-01')).toBe('$64.00 is due today')
    const { it } = await getRow(mum, 'User', user.id as string, 'ledger')
    const [asked] = JSON.parse(it.ledger).cases
    await decide(at.desk, asked.id, { state: 'REFUSED' })
    expect(await remindOn('2025-10-08')).toBe('$128.00 was due on Wed, Oct 1')
  })

  test('is private to the family: a stranger finds no such place, and the desk can record it for them', async () => {
    const [family, stranger] = [await givenFamily(), await givenMum(at.desk)]
    expect((await ask(stranger.mum, family.leo)).error?.errorType).toBe('NotFound')
    expect((await ask(at.desk, family.leo)).error).toBeUndefined()
    expect(await family.cases()).toMatchObject([{ fund: 'KidSport', state: 'ASKED' }])
  })

  test('requested while impersonating, is recorded as the administrator’s action', async () => {
    const { user, maya } = await givenFamily()
    const userId = user.id as string
    await at.server.sql`
      insert into impersonations (id, admin_email, target_user_id, reason, ends_at)
      values (${userId}, ${at.desk.email}, ${userId}, 'a call for help', '2025-09-01T18:00:00Z')`
    const query = 'mutation M($input: AskForHelpInput!) { it: askForHelp(input: $input) { id } }'
    const authorization = await signToken({ email: at.desk.email, groups: ['pmfcadmin'] })
    const { json } = await post(
      at.server,
      { query, variables: { input: { registrationId: maya, fund: 'KidSport' } } },
      { authorization, 'x-impersonate-user': userId },
    )
    expect(json.errors).toBeUndefined()
    const acts = await at.server.sql`
      select actor_email, actor_role, as_user_id, reason from audit_entries
      where action = 'ASK_FUND' and subject_user_id = ${userId}`
    expect(acts).toEqual([
      { actor_email: at.desk.email, actor_role: 'ADMIN', as_user_id: userId, reason: 'a call for help' },
    ])
  })
})
