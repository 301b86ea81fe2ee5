import { afterEach, expect, test, vi } from 'vitest'
import { impersonating, signedIn } from './session-moves.ts'
import { SIGNED_OUT } from './session-state.ts'
import { closeAccount, type SignOutApi, signOut } from './sign-out.ts'
import { makeStore } from './store.ts'
import { admin, parent } from './test/people.ts'

afterEach(() => {
  vi.useRealTimers()
})

function leaving(auth: Partial<SignOutApi> = {}) {
  const store = makeStore(signedIn('PARENT', parent))
  const order: unknown[] = []
  const step =
    (name: string, work: () => Promise<void> = async () => {}) =>
    async (...given: unknown[]) => {
      order.push([name, ...given, store.get().busy])
      return work()
    }
  const parts = {
    store,
    auth: {
      signOut: step('sign out', auth.signOut as never),
      clear: step('clear', auth.clear),
      deleteUser: step('delete', auth.deleteUser),
    },
    stopImpersonation: step('stop impersonation'),
    forget: step('forget'),
    goTo: step('go to'),
    log: vi.fn(),
  }
  return {
    ...parts,
    order,
    leave: (place?: string) => signOut(parts, place),
    close: () => closeAccount(parts, '/login?closed'),
  }
}

test('everywhere, then to the root path, busy all the way', async () => {
  const { leave, order, store, log } = leaving()
  await leave()
  expect(order).toEqual([
    ['stop impersonation', 'Signing out...'],
    ['sign out', { global: true }, 'Signing out...'],
    ['go to', '/', 'Signing out...'],
    ['forget', 'Signing out...'],
  ])
  expect(store.get()).toEqual(SIGNED_OUT)
  expect(log).not.toHaveBeenCalled()
})

test('an error also leads to the root path, and the session is forgotten here', async () => {
  const down = new Error('A network error has occurred.')
  const { leave, order, store, log } = leaving({ signOut: () => Promise.reject(down) })
  await leave()
  expect(order.map((step) => (step as string[])[0])).toEqual([
    'stop impersonation',
    'sign out',
    'clear',
    'go to',
    'forget',
  ])
  expect(store.get()).toEqual(SIGNED_OUT)
  expect(log).toHaveBeenCalledExactlyOnceWith('Could not sign out everywhere', down)
})

test('even if nothing can be forgotten', async () => {
  const failing = () => Promise.reject(new Error('no'))
  const { leave, order, log } = leaving({ signOut: failing, clear: failing })
  await leave()
  expect(order).toContainEqual(['go to', '/', 'Signing out...'])
  expect(log).toHaveBeenCalledTimes(2)
})

test('a server that does not answer is waited for 10,000 ms', async () => {
  vi.useFakeTimers()
  const { leave, order, store } = leaving({ signOut: () => new Promise(() => {}) })
  const left = leave()
  await vi.advanceTimersByTimeAsync(9_999)
  expect(store.get().busy).toBe('Signing out...')
  await vi.advanceTimersByTimeAsync(1)
  await left
  expect(order).toContainEqual(['clear', 'Signing out...'])
  expect(store.get()).toEqual(SIGNED_OUT)
})

test('pressed twice, it runs once', async () => {
  const { leave, order } = leaving()
  await Promise.all([leave(), leave()])
  expect(order).toHaveLength(4)
})

test('leads to where somebody else can sign in', async () => {
  const { leave, order } = leaving()
  await leave('/login')
  expect(order).toContainEqual(['go to', '/login', 'Signing out...'])
})

test('an account is closed, then its owner is signed out', async () => {
  const { close, order, store } = leaving()
  await close()
  expect(order).toEqual([
    ['delete', 'Closing account...'],
    ['go to', '/login?closed', 'Closing account...'],
    ['forget', 'Closing account...'],
  ])
  expect(store.get()).toEqual(SIGNED_OUT)
})

test('an account that cannot be closed stays unchanged', async () => {
  const last = new Error('This is the last administrator.')
  const { close, order, store } = leaving({ deleteUser: () => Promise.reject(last) })
  await expect(close()).rejects.toBe(last)
  expect(order).toEqual([['delete', 'Closing account...']])
  expect(store.get()).toEqual(signedIn('PARENT', parent))
})

test('nobody closes an account while impersonating', async () => {
  const { close, order, store } = leaving()
  store.set(impersonating(signedIn('ADMIN', admin), parent))
  await expect(close()).rejects.toThrow('not the moment')
  expect(order).toEqual([])
})
