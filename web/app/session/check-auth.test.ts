import { afterEach, expect, test, vi } from 'vitest'
import { checkAuth, type SignedInUser } from './check-auth.ts'
import { signedIn } from './session-moves.ts'
import { SIGNED_OUT } from './session-state.ts'
import { admin, parent, rowOf } from './test/people.ts'

afterEach(() => {
  vi.useRealTimers()
})

const down = new Error('A network error has occurred.')
const nobody = Object.assign(new Error('User needs to be authenticated.'), {
  name: 'UserUnAuthenticatedException',
})

function check(auth: Partial<SignedInUser>, ensureUser = vi.fn(async () => rowOf(admin) as never)) {
  const log = vi.fn()
  const payload = { sub: 's1', email: admin.email, 'cognito:groups': ['pmfcadmin'] }
  const working = {
    getCurrentUser: async () => ({}),
    fetchAuthSession: async () => ({ tokens: { idToken: { payload } } }),
  }
  const all = { ...working, ...auth }
  return { log, ensureUser, auth: all, checked: checkAuth({ auth: all, ensureUser, log }) }
}

test('somebody is signed in: role from the token, user from the record', async () => {
  const { checked, ensureUser, log } = check({})
  expect(await checked).toEqual(signedIn('ADMIN', admin))
  expect(ensureUser).toHaveBeenCalledExactlyOnceWith({
    sub: 's1',
    email: admin.email,
    role: 'ADMIN',
    avatarUrl: undefined,
    firstName: '',
    lastName: '',
    language: null,
  })
  expect(log).not.toHaveBeenCalled()
})

test('a parent', async () => {
  const fetchAuthSession = async () => ({ tokens: { idToken: { payload: { email: parent.email } } } })
  const { checked } = check(
    { fetchAuthSession },
    vi.fn(async () => rowOf(parent) as never),
  )
  expect(await checked).toEqual(signedIn('PARENT', parent))
})

test('nobody is signed in: nothing to log', async () => {
  const { checked, ensureUser, log } = check({ getCurrentUser: () => Promise.reject(nobody) })
  expect(await checked).toEqual(SIGNED_OUT)
  expect(ensureUser).not.toHaveBeenCalled()
  expect(log).not.toHaveBeenCalled()
})

test('the check fails: unauthenticated without a role', async () => {
  const { checked, ensureUser, log } = check({ getCurrentUser: () => Promise.reject(down) })
  expect(await checked).toEqual(SIGNED_OUT)
  expect(ensureUser).not.toHaveBeenCalled()
  expect(log).toHaveBeenCalledExactlyOnceWith('Could not check who is signed in', down)
})

test.each([
  ['fails', () => Promise.reject(down)],
  ['finds no token', async () => ({})],
])('the role lookup %s: authenticated, but role null', async (_how, fetchAuthSession) => {
  const { checked, log } = check({ fetchAuthSession })
  expect(await checked).toEqual(signedIn(null, null))
  expect(log).toHaveBeenCalledExactlyOnceWith('Could not look up the role', expect.any(Error))
})

test('ensuring the record fails: user null, the role stays', async () => {
  const { checked } = check(
    {},
    vi.fn(async () => null as never),
  )
  expect(await checked).toEqual(signedIn('ADMIN', null))
})

test.each([
  ['the check', 'getCurrentUser', SIGNED_OUT],
  ['the role lookup', 'fetchAuthSession', signedIn(null, null)],
] as const)(
  '%s is retried after 10,000 ms, and fails after the same time again',
  async (_what, step, state) => {
    vi.useFakeTimers()
    const ask = vi.fn(() => new Promise<never>(() => {}))
    const { checked, log } = check({ [step]: ask })
    const settled = vi.fn()
    checked.then(settled)
    await vi.advanceTimersByTimeAsync(9_999)
    expect(ask).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(ask).toHaveBeenCalledTimes(2)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await checked).toEqual(state)
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.any(String), new Error('Query timeout'))
  },
)

test('a role lookup whose first answer is lost still finds the role', async () => {
  vi.useFakeTimers()
  const { fetchAuthSession } = check({}).auth
  const ask = vi.fn(fetchAuthSession).mockImplementationOnce(() => new Promise<never>(() => {}))
  const { checked, log } = check({ fetchAuthSession: ask })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await checked).toEqual(signedIn('ADMIN', admin))
  expect(log).not.toHaveBeenCalled()
})
