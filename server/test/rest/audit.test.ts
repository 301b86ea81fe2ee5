import { ADMIN_GROUP } from '@touchline/domain/identity/role.ts'
import { describe, expect, test, vi } from 'vitest'
import { runAdminCommand } from '../../src/identity/admin-commands.ts'
import { givenAccessToken } from '../access-token.ts'
import { PATIENT } from '../patient.ts'
import { type Answer, call, type Method, send, sharedDesk } from './rest-client.ts'
import { given, givenAdmin, provesPassword, type Someone } from './rest-server.ts'

const desk = sharedDesk()

const READ = `query Q($id: ID!) { it: auditEntriesBySubjectUserId(subjectUserId: $id) {
  items { actorEmail actorRole action model rowId after } } }`

/** What the audit says about this family, as the family or the desk reads it. */
async function auditOf({ userId }: Someone, accessToken = desk.admin.accessToken) {
  const answer = await fetch(`${desk.server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: accessToken },
    body: JSON.stringify({ query: READ, variables: { id: userId } }),
  })
  return (await answer.json()).data.it.items
}

const entriesAbout = (rowId: string) => desk.server.sql`
  select actor_email, actor_role, action, model, subject_user_id, after::text from audit_entries
  where row_id = ${rowId} order by created_at, id`

const unconfirmed = ({ sub }: Someone) =>
  desk.server.sql`update pool_users set status = 'UNCONFIRMED' where id = ${sub}`

interface Act {
  action: string
  path: string
  method?: Method
  before?: (family: Someone) => Promise<unknown>
  after?: object
  /** Done twice, it is recorded twice: it sends an email, or ends what began in between. */
  isRepeatable?: boolean
}

const groupPath = `/groups/${ADMIN_GROUP}`

const acts: Act[] = [
  { action: 'DISABLE', path: '/disable' },
  { action: 'ENABLE', path: '/enable', before: ({ sub }) => call('post', `/users/${sub}/disable`) },
  { action: 'CONFIRM', path: '/confirm', before: unconfirmed },
  { action: 'RESEND_CODE', path: '/resend-code', before: unconfirmed },
  { action: 'RESET_PASSWORD', path: '/reset-password' },
  { action: 'SIGN_OUT', path: '/sign-out', isRepeatable: true },
  { action: 'ADD_TO_GROUP', path: groupPath, method: 'put', after: { group: ADMIN_GROUP } },
  {
    action: 'REMOVE_FROM_GROUP',
    path: groupPath,
    method: 'delete',
    before: ({ sub }) => call('put', `/users/${sub}${groupPath}`),
    after: { group: ADMIN_GROUP },
  },
]

describe.each(acts)('$action', ({ action, path, method = 'post', before, after, isRepeatable }) => {
  test('is recorded once it is done, and the family can read who did it', async () => {
    const family = await given(desk.server)
    await before?.(family)
    const answer = await call(method, `/users/${family.sub}${path}`)
    expect(answer.status).toBe(200)
    expect((await auditOf(family)).at(-1)).toEqual({
      actorEmail: desk.admin.email,
      actorRole: 'ADMIN',
      action,
      model: 'Account',
      rowId: family.sub,
      after: after ? JSON.stringify(after) : null,
    })
    const again = await call(method, `/users/${family.sub}${path}`)
    const times = (await entriesAbout(family.sub)).filter((entry) => entry.action === action)
    expect([again.status, times.length]).toEqual([again.status, isRepeatable ? 2 : 1])
  })

  test('is not recorded if it is refused', async () => {
    const family = await given(desk.server)
    await before?.(family)
    const stranger = await given(desk.server)
    const refused: Answer = await send(desk.server, method, `/admin/users/${family.sub}${path}`, {
      token: stranger.accessToken,
    })
    expect(refused.status).toBe(403)
    expect((await entriesAbout(family.sub)).map((entry) => entry.action)).not.toContain(action)
  })
})

test('an action that fails halfway leaves neither itself nor its entry behind', async () => {
  const { server } = desk
  const family = await given(server)
  await server.sql.unsafe(
    `alter table mail_outbox add constraint no_letters check (recipient <> '${family.email}')`,
  )
  const { status } = await call('post', `/users/${family.sub}/reset-password`)
  await server.sql`alter table mail_outbox drop constraint no_letters`
  expect(status).toBe(500)
  expect(await entriesAbout(family.sub)).toHaveLength(0)
  const [account] = await server.sql`select status from pool_users where id = ${family.sub}`
  expect(account?.status).toBe('CONFIRMED')
})

test('one’s own account stays, and nothing is recorded', async () => {
  const { status } = await call('post', `/users/${desk.admin.sub}/disable`)
  expect(status).toBe(409)
  expect(await entriesAbout(desk.admin.sub)).toHaveLength(0)
})

test('a family without a record in the club yet: under the account alone', async () => {
  const { server, admin } = desk
  const family = await given(server)
  await server.sql`delete from users where id = ${family.userId}`
  await call('post', `/users/${family.sub}/sign-out`)
  expect([...(await entriesAbout(family.sub))]).toEqual([
    {
      actor_email: admin.email,
      actor_role: 'ADMIN',
      action: 'SIGN_OUT',
      model: 'Account',
      subject_user_id: null,
      after: null,
    },
  ])
})

test('an invitation', async () => {
  const { body } = await call('post', '/users', { body: { email: `${crypto.randomUUID()}@example.org` } })
  expect((await entriesAbout(body.id)).map(({ action, model }) => `${action} ${model}`)).toEqual([
    'CREATE Account',
  ])
})

test('by an access token: under its maker’s name', async () => {
  const { server, admin } = desk
  const { token } = await givenAccessToken(server.sql, { createdBy: admin.email })
  const slug = `cup-${crypto.randomUUID()}`
  const made = await send(server, 'post', '/manage/tournaments', {
    token,
    body: { slug, name: 'Cup', date: '2026-02-21' },
  })
  expect(made.status).toBe(201)
  const [row] = await server.sql`select id from tournaments where slug = ${slug}`
  expect((await entriesAbout(row?.id)).map((entry) => [entry.action, entry.actor_email])).toEqual([
    ['CREATE', admin.email],
  ])
})

describe('access tokens', () => {
  test('created and revoked, with their names and never the token', async () => {
    const name = crypto.randomUUID()
    await provesPassword(desk.server, desk.admin, 'MAKE_ACCESS_TOKEN')
    const { id, token } = (await call('post', '/access-tokens', { body: { name, mayWrite: true } })).body
    await call('delete', `/access-tokens/${id}`)
    await call('delete', `/access-tokens/${id}`)
    const entry = {
      actor_email: desk.admin.email,
      actor_role: 'ADMIN',
      model: 'AccessToken',
      subject_user_id: null,
    }
    const entries = await entriesAbout(id)
    expect([...entries]).toEqual([
      {
        ...entry,
        action: 'CREATE',
        after: JSON.stringify({ name, mayWrite: true, days: 90, models: null, areas: [] }),
      },
      { ...entry, action: 'REVOKE', after: JSON.stringify({ name }) },
    ])
    expect(JSON.stringify(entries)).not.toContain(token)
  })

  test('revoked because their maker was disabled: by whom', async () => {
    const { server, admin } = desk
    const former = await givenAdmin(server)
    await givenAccessToken(server.sql, { createdBy: former.email })
    const [made] = await server.sql`select id from access_tokens where created_by = ${former.email}`
    await call('post', `/users/${former.sub}/disable`)
    expect((await entriesAbout(made?.id)).map((entry) => [entry.action, entry.actor_email])).toEqual([
      ['CREATE', former.email],
      ['REVOKE', admin.email],
    ])
  })
})

test('an export of an unknown address: under the address', async () => {
  const email = `${crypto.randomUUID()}@example.org`
  const { body } = await call('post', '/exports', { body: { email } }, 'manage')
  const isDone = async () => (await call('get', `/jobs/${body.id}`, {}, 'manage')).body.state === 'DONE'
  await vi.waitUntil(isDone, PATIENT)
  expect((await entriesAbout(email)).map(({ action, model }) => `${action} ${model}`)).toEqual([
    'EXPORT Address',
  ])
})

test('from the server’s own command line: without a name, but recorded', async () => {
  const { server } = desk
  const family = await given(server)
  await runAdminCommand(server.pool, ['grant', family.email])
  expect(await auditOf(family)).toEqual([
    {
      actorEmail: null,
      actorRole: 'OPERATOR',
      action: 'ADD_TO_GROUP',
      model: 'Account',
      rowId: family.sub,
      after: JSON.stringify({ group: ADMIN_GROUP }),
    },
  ])
})
