import { expect, test } from 'vitest'
import { roughNetwork } from '../../src/identity/security-events.ts'
import { poolForFile } from './pool-people.ts'
import { PASSWORD, someEmail, someNetwork } from './pool-server.ts'

/** Rule A-6: people can read what happened around their own sign-in. */

const { server, people } = await poolForFile()

const eventsOf = async (rowId: string) =>
  (
    await server.sql<{ action: string; after: string; subject_user_id: string | null; actor_role: string }[]>`
      select action, after::text, subject_user_id, actor_role from audit_entries
      where row_id = ${rowId} order by created_at, id`
  ).map(({ after, ...entry }) => ({ ...entry, after: JSON.parse(after) }))

const HERE = '10.1.2.3'

test('failed sign-ins are one line per network and hour, with a count, and the family can read it', async () => {
  const { sub, email } = await people.signIn(await people.confirmed(), PASSWORD, HERE)
  const now = server.clock.now().toISOString()
  await server.sql`
    insert into users (id, email, created_at, updated_at, _version, _deleted, _last_changed_at)
    values (${email}, ${email}, ${now}, ${now}, 1, false, 0)`
  const [one, other] = ['10.9.8.7', '10.9.9.7']
  for (const from of [one, one, one, other]) await people.tryPassword(email, 'a guess', from)
  const failed = (network: string, count: number) => ({
    action: 'SIGN_IN_FAILED',
    actor_role: 'ACCOUNT',
    subject_user_id: email,
    after: { network, count },
  })
  const events = await eventsOf(sub)
  expect(events).toHaveLength(2)
  expect(events).toEqual(expect.arrayContaining([failed('10.9.8.x', 3), failed('10.9.9.x', 1)]))
  server.clock.forward(3_600)
  await people.tryPassword(email, 'a guess', one)
  expect(await eventsOf(sub)).toHaveLength(3)
})

test('a flood from everywhere fills no table, and a lock-out is recorded', async () => {
  const { sub, email } = await people.somebody()
  for (let n = 0; n < 30; n++) {
    await server.sql`delete from pool_attempts where subject like 'account:%'`
    await people.tryPassword(email, 'a guess', someNetwork())
  }
  expect((await eventsOf(sub)).filter(({ action }) => action === 'SIGN_IN_FAILED')).toHaveLength(21)
  for (let n = 0; n < 6; n++) await people.tryPassword(email, 'a guess', HERE)
  expect((await eventsOf(sub)).some(({ action }) => action === 'SIGN_IN_PAUSED')).toBe(true)
})

test('nothing is stored for an address without an account', async () => {
  const email = someEmail()
  await people.tryPassword(email, 'a guess')
  const rows =
    await server.sql`select row_to_json(e)::text as text from audit_entries e where row_id = 'unknown'`
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(email)
})

test('a sign-in from a new network: on the profile and by email, not for the first and not again', async () => {
  const email = await people.confirmed()
  const before = (await people.emails(email)).length
  const { sub } = await people.signIn(email, PASSWORD, HERE)
  expect(await eventsOf(sub)).toEqual([])
  for (const from of ['10.9.8.7', '10.9.8.7', HERE]) await people.signIn(email, PASSWORD, from)
  expect((await eventsOf(sub)).map(({ action, after }) => [action, after])).toEqual([
    ['SIGN_IN_NEW_NETWORK', { network: '10.9.8.x', count: 1 }],
  ])
  const mails = (await people.emails(email)).slice(0, -before)
  expect(mails.map(({ subject }) => subject)).toEqual(['New sign-in to your PMFC account'])
  expect(mails[0]?.text).toContain('10.9.8.x')
})

test('changes of the password and of the address', async () => {
  const { sub, AccessToken } = await people.somebody()
  const change = { AccessToken, PreviousPassword: PASSWORD, ProposedPassword: 'a much better one' }
  expect((await server.ask('ChangePassword', change)).error).toBeNull()
  await server.prove(AccessToken, 'CHANGE_EMAIL', 'a much better one')
  const wanted = someEmail()
  const UserAttributes = [{ Name: 'email', Value: wanted }]
  await server.ask('UpdateUserAttributes', { AccessToken, UserAttributes })
  const Code = await people.codeFor(wanted)
  expect(
    (await server.ask('VerifyUserAttribute', { AccessToken, AttributeName: 'email', Code })).error,
  ).toBeNull()
  expect((await eventsOf(sub)).map(({ action }) => action).sort()).toEqual([
    'EMAIL_CHANGED',
    'PASSWORD_CHANGED',
  ])
})

test.each([
  ['203.0.113.77', '203.0.113.x'],
  ['2001:db8:1:2', '2001:db8:1:x'],
  ['other networks', 'other networks'],
])('%s is shown as %s', (network, rough) => expect(roughNetwork(network)).toBe(rough))
