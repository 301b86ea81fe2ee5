import { randomUUID } from 'node:crypto'
import { fetchAuthSession, signOut } from 'aws-amplify/auth'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { person } from '../server/test/amplify-client.ts'
import { signToken } from '../server/test/tokens.ts'
import { listAll } from '../web/app/data/list-all.ts'
import { impersonationApi } from '../web/app/session/impersonation-api.ts'
import { RECORD_KEY } from '../web/app/session/impersonation-record.ts'
import { SIGNED_OUT } from '../web/app/session/session-state.ts'
import { type ClubServer, openTab, startClub, type Tab } from './session-tab.ts'

let club: ClubServer
beforeAll(async () => {
  club = await startClub()
})
afterAll(() => club?.close())

const idOf = async (email: string): Promise<string> => {
  const [user] = await club.sql`select id from users where email = ${email} and not _deleted`
  return user?.id
}

const playersOf = async ({ session }: Tab) =>
  (await listAll(session.request, 'Player')).map(({ firstName }) => firstName).sort()

/** The administrator, viewing the site as the demo club's parent. */
async function inParentsShoes() {
  const tab = await openTab(club)
  await tab.signIn('admin@example.org')
  const parentId = await idOf('parent@example.org')
  const reason = `Phone call ${randomUUID()}`
  expect(await tab.session.startImpersonation(parentId, reason)).toBe(true)
  return { tab, parentId, reason }
}

/** Done by somebody else at the desk, since the client of this process would send the session's header along. */
async function createPlayer(firstName: string, userPlayersId: string): Promise<void> {
  const input = { firstName, lastName: 'Lee', birthDate: '2017-05-31', userPlayersId }
  const query = 'mutation ($input: CreatePlayerInput!) { createPlayer(input: $input) { id } }'
  const authorization = await signToken({ email: 'desk@example.org', groups: ['pmfcadmin'] })
  const answer = await fetch(`${club.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify({ query, variables: { input } }),
  })
  expect(await answer.json()).toEqual({ data: { createPlayer: { id: expect.any(String) } } })
}

describe('sign-in', () => {
  test('a parent', async () => {
    const tab = await openTab(club)
    expect(await tab.session.check()).toEqual(SIGNED_OUT)
    expect(await tab.signIn(' Parent@Example.org ')).toMatchObject({
      isAuthenticated: true,
      isAdmin: false,
      userRole: 'PARENT',
      user: { email: 'parent@example.org', firstName: 'Priya', lastName: 'Sandhu' },
    })
    expect(await playersOf(tab)).toEqual(['Arjun', 'Maya'])
    expect(tab.log).not.toHaveBeenCalled()
  })

  test('an administrator', async () => {
    const tab = await openTab(club)
    expect(await tab.signIn('admin@example.org')).toMatchObject({ isAdmin: true, userRole: 'ADMIN' })
    expect((await playersOf(tab)).length).toBeGreaterThan(2)
  })

  test('a wrong password', async () => {
    const tab = await openTab(club)
    await expect(tab.signIn('newparent@example.org', 'kickoff-2023')).rejects.toThrow(
      'Incorrect username or password.',
    )
    expect((await tab.session.check()).isAuthenticated).toBe(false)
  })

  test('somebody new: code by mail, then a record of their own with the names they gave, once', async () => {
    const tab = await openTab(club)
    const { account, check } = tab.session
    const email = `${randomUUID()}@example.org`
    const names = { firstName: 'Pat', lastName: 'Lee' }
    expect(await account.signUp(email, 'a long enough secret', names)).toBe('CONFIRM_SIGN_UP')
    expect(await account.signIn(email, 'a long enough secret')).toBe('CONFIRM_SIGN_UP')
    const emails = await (await fetch(`${club.url}/dev/mailbox.json?to=${email}`)).json()
    const code = /\b\d{6}\b/.exec(emails[0].text)?.[0] as string
    expect(await account.confirmSignUp(email, code)).toBe('DONE')
    const { user } = await tab.signIn(email, 'a long enough secret')
    expect(user).toEqual({
      id: expect.any(String),
      email,
      ...names,
      avatarUrl: '',
      language: '',
    })
    const { userSub } = await fetchAuthSession()
    expect((await (await tab.reload()).session.check()).user).toEqual(user)
    await check()
    const records = await club.sql`select external_user_id from users where email = ${email}`
    expect(records).toEqual([{ external_user_id: userSub }])
  })
})

describe('sign-out', () => {
  test('everywhere, then to the root path: the old token is refused', async () => {
    const tab = await openTab(club)
    await tab.signIn('newparent@example.org')
    const { tokens } = await fetchAuthSession()
    await tab.session.signOut()
    expect(tab.places).toEqual(['/'])
    expect(tab.session.get()).toEqual(SIGNED_OUT)
    expect(await (await tab.reload()).session.check()).toEqual(SIGNED_OUT)
    const old = person('', { authMode: 'lambda', authToken: `${tokens?.accessToken}` })
    const { errors } = await old.ask('{ listUsers { items { id } } }')
    expect(errors).toMatchObject([{ message: 'Unauthorized' }])
  })

  test('one that this session did not ask for is noticed', async () => {
    const tab = await openTab(club)
    await tab.signIn('newparent@example.org')
    await signOut()
    expect(tab.session.get()).toEqual(SIGNED_OUT)
    expect(tab.places).toEqual([])
  })
})

describe('impersonation', () => {
  test('start, reload, exit', async () => {
    const { tab, parentId, reason } = await inParentsShoes()
    const inside = tab.session.get()
    expect(inside).toMatchObject({
      isImpersonating: true,
      isAdmin: false,
      userRole: 'PARENT',
      user: { id: parentId, email: 'parent@example.org' },
      originalAdmin: { email: 'admin@example.org' },
    })
    expect(await playersOf(tab)).toEqual(['Arjun', 'Maya'])
    const record = JSON.parse(tab.storage.getItem(RECORD_KEY) as string)
    expect(record).toEqual({
      originalAdminId: await idOf('admin@example.org'),
      originalAdminEmail: 'admin@example.org',
      targetUserId: parentId,
      targetUserEmail: 'parent@example.org',
      startTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    })

    const reloaded = await tab.reload()
    expect(await reloaded.session.check()).toEqual(inside)
    expect(await playersOf(reloaded)).toEqual(['Arjun', 'Maya'])

    await reloaded.session.stopImpersonation()
    expect(reloaded.session.get()).toMatchObject({ isAdmin: true, user: { email: 'admin@example.org' } })
    expect((await playersOf(reloaded)).length).toBeGreaterThan(2)
    expect(reloaded.storage.getItem(RECORD_KEY)).toBeNull()
    const acts = await club.sql`
      select actor_email, action, as_user_id from audit_entries
      where reason = ${reason} and action like 'IMPERSONATION%' order by created_at`
    const act = { actor_email: 'admin@example.org', as_user_id: parentId }
    expect(acts).toEqual([
      { ...act, action: 'IMPERSONATION_START' },
      { ...act, action: 'IMPERSONATION_STOP' },
    ])
    expect(reloaded.log).not.toHaveBeenCalled()
  })

  test('what is listened to is the target’s too', async () => {
    const { tab, parentId } = await inParentsShoes()
    const listener = person('admin@example.org', {} as never)
    const players = listener.subscribe('subscription { onCreatePlayer { firstName userPlayersId } }')
    onTestFinished(players.end)
    await players.ready
    await createPlayer('Stranger', await idOf('wei.chen@example.org'))
    await createPlayer('Own', parentId)
    expect(await players.next()).toEqual({ onCreatePlayer: { firstName: 'Own', userPlayersId: parentId } })
    expect(players.errors).toEqual([])
    await tab.session.stopImpersonation()
  })

  test('a parent cannot, and the server would not let them', async () => {
    const tab = await openTab(club)
    await tab.signIn('parent@example.org')
    const target = await idOf('newparent@example.org')
    expect(await tab.session.startImpersonation(target, 'Curious')).toBe(false)
    await expect(impersonationApi.start(target, 'Curious')).rejects.toThrow(
      'Only an administrator can do this.',
    )
  })
})
