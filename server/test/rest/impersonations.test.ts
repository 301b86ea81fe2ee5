import { describe, expect, test } from 'vitest'
import { VISITOR } from '../../src/graphql/caller.ts'
import { execute } from '../../src/graphql/execute.ts'
import { impersonate } from '../../src/graphql/identify.ts'
import { useAmplify } from '../identity/modes-client.ts'
import { atTheDesk, call, countRequests, send, sharedDesk } from './rest-client.ts'
import { given, givenAdmin, type RestServer, type Someone, tokenOf } from './rest-server.ts'

const desk = sharedDesk()

const REASON = 'Phone call about the fee'

const start = ({ userId }: Pick<Someone, 'userId'>, reason: unknown = REASON) =>
  call('post', '/impersonations', { body: { targetUserId: userId, reason } })

const stop = ({ userId }: Someone) => call('delete', `/impersonations/${userId}`)

/** The audit as that parent reads it. */
async function auditOf(server: RestServer, parent: Someone) {
  const query =
    '{ auditEntriesBySubjectUserId(subjectUserId: "ID") { items { actorEmail action model rowId asUserId reason } } }'
  const answer = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: parent.accessToken },
    body: JSON.stringify({ query: query.replace('ID', parent.userId) }),
  })
  return (await answer.json()).data.auditEntriesBySubjectUserId.items
}

/** The owners of the rows that the administrator sees on the data service while impersonating that parent. */
async function seenAs(server: RestServer, admin: Someone, { userId }: Someone): Promise<string[]> {
  const { sql, service, clock } = server
  const caller = { ...VISITOR, role: 'ADMIN' as const, email: admin.email }
  const parent = await impersonate(sql, caller, userId, clock.now())
  const { text } = await execute(
    service,
    { query: '{ listUsers { items { email } } }', variables: {} },
    parent,
  )
  return JSON.parse(text).data.listUsers.items.map(({ email }: { email: string }) => email)
}

const runningOf = ({ sql }: RestServer, { email }: Someone) =>
  sql`select from impersonations where admin_email = ${email} and stopped_at is null`

describe('starting', () => {
  test('for an hour; the parent can read who, when and why', async () => {
    const { server, admin } = desk
    const parent = await given(server)
    const before = server.clock.now().getTime()
    const { status, body } = await start(parent, `  ${REASON} `)
    expect([status, body]).toEqual([
      201,
      { targetUserId: parent.userId, targetUserEmail: parent.email, endsAt: expect.any(String) },
    ])
    const minutes = (new Date(body.endsAt).getTime() - before) / 60_000
    expect(minutes).toBeGreaterThanOrEqual(60)
    expect(minutes).toBeLessThan(61)
    expect(await auditOf(server, parent)).toEqual([
      {
        actorEmail: admin.email,
        action: 'IMPERSONATION_START',
        model: 'User',
        rowId: parent.userId,
        asUserId: parent.userId,
        reason: REASON,
      },
    ])
  })

  test('the data service then shows what that parent sees, and nothing else', async () => {
    const { server, admin } = desk
    const parent = await given(server)
    await expect(seenAs(server, admin, parent)).rejects.toThrow('Viewing as this user has ended.')
    await start(parent)
    expect(await seenAs(server, admin, parent)).toEqual([parent.email])
    const actions = (await auditOf(server, parent)).map(({ action }: { action: string }) => action)
    // Both can happen within a millisecond, and then either comes first.
    expect(actions.toSorted()).toEqual(['IMPERSONATION_START', 'LOOK'])
  })

  test('a second one ends the first, which is recorded too', async () => {
    const { server, admin } = desk
    const [first, second] = [await given(server), await given(server)]
    await start(first)
    await start(second, 'Another call')
    await expect(seenAs(server, admin, first)).rejects.toThrow('Viewing as this user has ended.')
    expect(await seenAs(server, admin, second)).toEqual([second.email])
    expect(await auditOf(server, first)).toMatchObject([
      { action: 'IMPERSONATION_START' },
      { action: 'IMPERSONATION_STOP', actorEmail: admin.email, reason: REASON },
    ])
  })

  test('it does not concern another administrator', async () => {
    const { server, admin } = desk
    const parent = await given(server)
    await start(parent)
    const other = await givenAdmin(server)
    await expect(seenAs(server, other, parent)).rejects.toThrow('Viewing as this user has ended.')
    await useAmplify(server, other)
    await start(parent)
    expect((await stop(parent)).status).toBe(204)
    expect(await seenAs(server, admin, parent)).toEqual([parent.email])
  })

  test('a request that the client repeats is the same start; later it is a new hour', async () => {
    const { server, admin } = await atTheDesk()
    const parent = await given(server)
    const token = await tokenOf(admin)
    const again = () =>
      send(server, 'post', '/admin/impersonations', {
        token,
        body: { targetUserId: parent.userId, reason: REASON },
      })
    const first = await again()
    expect((await again()).body).toEqual(first.body)
    expect(await auditOf(server, parent)).toHaveLength(1)
    server.clock.forward(2)
    expect((await again()).body.endsAt > first.body.endsAt).toBe(true)
    expect(await runningOf(server, admin)).toHaveLength(1)
  })

  test('many at the same moment: one is active', async () => {
    const { server, admin } = desk
    const token = await tokenOf(admin)
    const parents = await Promise.all(Array.from({ length: 8 }, () => given(server)))
    const outcomes = await Promise.all(
      parents.map(({ userId }) =>
        send(server, 'post', '/admin/impersonations', {
          token,
          body: { targetUserId: userId, reason: REASON },
        }),
      ),
    )
    expect(outcomes.map(({ status }) => status)).toEqual(Array(8).fill(201))
    expect(await runningOf(server, admin)).toHaveLength(1)
  })
})

describe('not starting', () => {
  test.each([
    ['', 'Write at least 3 characters.'],
    ['  ab  ', 'Write at least 3 characters.'],
    ['x'.repeat(501), 'Write at most 500 characters.'],
    ['two\nlines', 'Write one line of plain text.'],
    [null, 'Fill this in.'],
  ])('without a reason that a parent can read: %j', async (reason, message) => {
    const { server } = desk
    const { status, body } = await start(await given(server), reason)
    expect([status, body.fields]).toEqual([400, { reason: message }])
  })

  test.each(['abc', 'x'.repeat(500)])('%s is reason enough', async (reason) => {
    const { server } = desk
    expect((await start(await given(server), reason)).status).toBe(201)
  })

  test('as somebody who does not exist, or no longer does', async () => {
    const { server } = desk
    const gone = await given(server)
    await server.sql`update users set _deleted = true where id = ${gone.userId}`
    for (const target of [gone, { userId: 'nobody' }]) {
      const { status, error, body } = await start(target)
      expect([status, error, body.code]).toEqual([404, 'NotFoundException', 'TARGET_NOT_FOUND'])
    }
  })

  test('as an administrator, another or oneself; the client asks once', async () => {
    const { server, admin } = desk
    const requests = countRequests(server)
    for (const target of [admin, await givenAdmin(server)]) {
      const { status, body } = await start(target)
      expect([status, body.code]).toEqual([409, 'TARGET_IS_ADMINISTRATOR'])
    }
    // Two of them for the credentials.
    expect(requests.count).toBe(4)
    expect(await runningOf(server, admin)).toHaveLength(0)
    expect(await server.sql`select from audit_entries where actor_email = ${admin.email}`).toHaveLength(0)
  })
})

describe('ending', () => {
  test('by hand: recorded once, however often it is requested', async () => {
    const { server, admin } = desk
    const parent = await given(server)
    await start(parent)
    expect(await stop(parent)).toEqual({ status: 204, body: null, error: null })
    expect((await stop(parent)).status).toBe(204)
    await expect(seenAs(server, admin, parent)).rejects.toThrow('Viewing as this user has ended.')
    expect(await auditOf(server, parent)).toMatchObject([
      { action: 'IMPERSONATION_START' },
      { action: 'IMPERSONATION_STOP', actorEmail: admin.email, reason: REASON, asUserId: parent.userId },
    ])
  })

  test('by itself after 60 minutes, and then there is nothing to stop', async () => {
    const { server, admin } = await atTheDesk()
    const parent = await given(server)
    await start(parent)
    const token = await tokenOf(admin)
    server.clock.forward(59)
    expect(await seenAs(server, admin, parent)).toEqual([parent.email])
    server.clock.forward(1)
    await expect(seenAs(server, admin, parent)).rejects.toThrow('Viewing as this user has ended.')
    const stopped = await send(server, 'delete', `/admin/impersonations/${parent.userId}`, { token })
    expect(stopped.status).toBe(204)
    const [row] = await server.sql`select stopped_at from impersonations`
    expect(row?.stopped_at).toBeNull()
  })

  test('with the parent’s record', async () => {
    const { server, admin } = desk
    const parent = await given(server)
    await start(parent)
    await server.sql`update users set _deleted = true where id = ${parent.userId}`
    await expect(seenAs(server, admin, parent)).rejects.toThrow('Viewing as this user has ended.')
  })
})
