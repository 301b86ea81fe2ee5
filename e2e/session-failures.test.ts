import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type RunningServer, startServer } from '../server/test/running-server.ts'
import { listAll } from '../web/app/data/list-all.ts'
import { RECORD_KEY } from '../web/app/session/impersonation-record.ts'
import { SIGNED_OUT } from '../web/app/session/session-state.ts'
import { type ClubServer, logged, openTab, startClub, type Tab } from './session-tab.ts'

const NETWORK = 'A network error has occurred.'
const ADMIN = 'admin@example.org'
const PARENT = 'parent@example.org'
const FRESH = 'newparent@example.org'

let club: ClubServer
beforeAll(async () => {
  club = await startClub()
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => club?.close())

const idOf = async (email: string): Promise<string> => {
  const [user] = await club.sql`select id from users where email = ${email} and not _deleted`
  return user?.id
}

/** A signed-in tab on a server that a test may stop. */
async function onServerOfItsOwn(email: string): Promise<{ tab: Tab; server: RunningServer }> {
  const server = await startServer({ databaseUrl: club.databaseUrl })
  onTestFinished(() => server.close())
  const tab = await openTab(server)
  await tab.signIn(email)
  return { tab, server }
}

/** Keeps the account but deletes the club's record, as before the first sign-in. */
const dropRecord = (email: string) => club.sql`update users set _deleted = true where email = ${email}`

async function impersonating(target: string) {
  const tab = await openTab(club)
  await tab.signIn(ADMIN)
  const targetId = await idOf(target)
  expect(await tab.session.startImpersonation(targetId, 'Asked by phone')).toBe(true)
  return { tab, targetId }
}

describe('a server that is stopped', () => {
  test('ensuring the record fails: user null, the role holds', async () => {
    const { tab, server } = await onServerOfItsOwn(PARENT)
    await server.close()
    tab.session.findUsers.forget()
    expect(await tab.session.check()).toMatchObject({
      isAuthenticated: true,
      userRole: 'PARENT',
      user: null,
    })
    expect(logged(tab)).toEqual([
      [`Could not find the users with email ${PARENT}`, NETWORK],
      [`Could not ensure the user record of ${PARENT}`, NETWORK],
    ])
  })

  test('after a reload the role cannot be had: role null', async () => {
    const { tab, server } = await onServerOfItsOwn(ADMIN)
    const reloaded = await tab.reload()
    await server.close()
    expect(await reloaded.session.check()).toMatchObject({
      isAuthenticated: true,
      isAdmin: false,
      userRole: null,
      user: null,
    })
    expect(logged(reloaded)).toEqual([['Could not look up the role', NETWORK]])
  })

  test('with tokens that have run out: unauthenticated with no role', async () => {
    const { tab, server } = await onServerOfItsOwn(ADMIN)
    await server.close()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 })
    expect(await tab.session.check()).toEqual(SIGNED_OUT)
    expect(logged(tab)).toEqual([['Could not check who is signed in', NETWORK]])
  })

  test('signing out leads to the root path, and nobody is signed in here any more', async () => {
    const { tab, server } = await onServerOfItsOwn(PARENT)
    await server.close()
    await tab.session.signOut()
    expect(tab.places).toEqual(['/'])
    expect(tab.session.get()).toEqual(SIGNED_OUT)
    expect(await (await tab.reload()).session.check()).toEqual(SIGNED_OUT)
  })

  test('nobody starts to impersonate, but who does can leave', async () => {
    const { tab, server } = await onServerOfItsOwn(ADMIN)
    const targetId = await idOf(PARENT)
    expect(await tab.session.startImpersonation(targetId, 'Asked by phone')).toBe(true)
    await server.close()
    await tab.session.stopImpersonation()
    expect(tab.session.get()).toMatchObject({ isAdmin: true, user: { email: ADMIN } })
    expect(tab.storage.getItem(RECORD_KEY)).toBeNull()
    expect(await tab.session.startImpersonation(targetId, 'Asked by phone')).toBe(false)
    expect(logged(tab)).toEqual([
      [`Could not tell the server to stop viewing as user ${targetId}`, NETWORK],
      [`Could not get User ${targetId}`, NETWORK],
    ])
  })
})

test('a server that is slow to find the record: logged after 10,000 ms, and the user is created', async () => {
  const tab = await openTab(club)
  await tab.signIn(FRESH)
  await dropRecord(FRESH)
  tab.session.findUsers.forget()
  const release = await lockUsers()
  // Opens the connection in advance, because it cannot be opened while time stands still.
  await untilWaiting(0)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const checked = tab.session.check()
  await untilWaiting(1)
  await vi.advanceTimersByTimeAsync(10_000)
  await untilWaiting(2)
  vi.useRealTimers()
  await release()
  expect(await checked).toMatchObject({ userRole: 'PARENT', user: { firstName: 'New', lastName: 'User' } })
  expect(logged(tab)).toEqual([[`Could not find the users with email ${FRESH}`, 'Query timeout']])
})

/** Makes every statement about users wait. */
async function lockUsers(): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const done = club.sql.begin(async (tx) => {
    await tx`lock table users in access exclusive mode`
    held.resolve()
    await released.promise
  })
  onTestFinished(() => released.resolve())
  await held.promise
  return async () => {
    released.resolve()
    await done
  }
}

async function untilWaiting(statements: number): Promise<void> {
  for (;;) {
    const [row] = await club.sql`
      select count(*)::int as waiting from pg_locks join pg_database d on d.oid = database
      where not granted and relation = 'users'::regclass and d.datname = current_database()`
    if (row?.waiting >= statements) return
    await nextTurn()
  }
}

test('a server that answers with errors: user null', async () => {
  const tab = await openTab(club)
  await tab.signIn(PARENT)
  tab.session.findUsers.forget()
  await club.sql`alter table users rename to users_elsewhere`
  onTestFinished(() => club.sql`alter table if exists users_elsewhere rename to users`.then(() => {}))
  expect(await tab.session.check()).toMatchObject({ isAuthenticated: true, userRole: 'PARENT', user: null })
  expect(logged(tab)).toEqual([
    [`Could not find the users with email ${PARENT}`, expect.stringMatching(/^GraphQL Error: /)],
    [`Could not ensure the user record of ${PARENT}`, expect.stringMatching(/^GraphQL Error: /)],
  ])
})

describe('impersonation that cannot be', () => {
  test('a target who is not there, or deleted, or an administrator, or for no reason', async () => {
    const tab = await openTab(club)
    await tab.signIn(ADMIN)
    const { startImpersonation } = tab.session
    const gone = await idOf('omar.haddad@example.org')
    await dropRecord('omar.haddad@example.org')
    expect(await startImpersonation('nobody', 'Asked by phone')).toBe(false)
    expect(await startImpersonation(gone, 'Asked by phone')).toBe(false)
    expect(tab.log).not.toHaveBeenCalled()
    expect(await startImpersonation(await idOf(ADMIN), 'Asked by phone')).toBe(false)
    expect(await startImpersonation(await idOf(PARENT), '')).toBe(false)
    expect(tab.log).toHaveBeenCalledTimes(2)
    expect(tab.session.get()).toMatchObject({ isAdmin: true, isImpersonating: false })
    expect(tab.storage.getItem(RECORD_KEY)).toBeNull()
  })

  const endNow = (targetId: string) =>
    club.sql`update impersonations set ends_at = now() - interval '1 second' where target_user_id = ${targetId}`

  test('its hour is over: the next request is refused and the administrator is out', async () => {
    const { tab, targetId } = await impersonating(PARENT)
    await endNow(targetId)
    await expect(listAll(tab.session.request, 'Player')).rejects.toThrow('Unauthorized')
    expect(tab.session.get()).toMatchObject({ isAdmin: true, user: { email: ADMIN } })
    expect((await listAll(tab.session.request, 'Player')).length).toBeGreaterThan(2)
  })

  test('its hour is over at a reload: the record is removed', async () => {
    const { tab, targetId } = await impersonating(PARENT)
    await endNow(targetId)
    const reloaded = await tab.reload()
    expect(await reloaded.session.check()).toMatchObject({ isAdmin: true, isImpersonating: false })
    expect(reloaded.storage.getItem(RECORD_KEY)).toBeNull()
  })

  test('the target is deleted before a reload: the record is removed', async () => {
    const { tab } = await impersonating('grace.okafor@example.org')
    await dropRecord('grace.okafor@example.org')
    const reloaded = await tab.reload()
    expect(await reloaded.session.check()).toMatchObject({ isAdmin: true, isImpersonating: false })
    expect(reloaded.storage.getItem(RECORD_KEY)).toBeNull()
  })

  test('a parent in the same tab afterwards is not taken for the administrator', async () => {
    const { tab } = await impersonating(PARENT)
    const record = tab.storage.getItem(RECORD_KEY) as string
    const reloaded = await tab.reload()
    await reloaded.signIn(FRESH)
    reloaded.storage.setItem(RECORD_KEY, record)
    expect(await reloaded.session.check()).toMatchObject({ isImpersonating: false, user: { email: FRESH } })
  })
})
