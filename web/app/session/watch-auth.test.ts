import { expect, test } from 'vitest'
import { watchAuth } from './watch-auth.ts'

const KEY = 'CognitoIdentityServiceProvider.touchline-web'

interface AuthEvent {
  event: string
  data?: unknown
}

function watch() {
  const window = new EventTarget() as EventTarget & Window
  const heard: string[] = []
  const changes = { onSignedIn: () => heard.push('in'), onSignedOut: () => heard.push('out') }
  const hub = new Set<(event: AuthEvent) => void>()
  const stop = watchAuth(changes, window, (listener) => {
    hub.add(listener)
    return () => hub.delete(listener)
  })
  const tell = (event: AuthEvent) => {
    for (const listener of hub) listener(event)
  }
  const store = (key: string | null, newValue: string | null) =>
    window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
  return { heard, stop, store, tell }
}

const failed = (name: string) => ({ event: 'tokenRefresh_failure', data: { error: { name, message: '' } } })

test.each([
  ['a sign-in', { event: 'signedIn', data: {} }, ['in']],
  ['a sign-out', { event: 'signedOut' }, ['out']],
  ['a refresh', { event: 'tokenRefresh' }, []],
  ['a refresh that the server refuses', failed('NotAuthorizedException'), ['out']],
  ['a refresh with a revoked token', failed('TokenRevokedException'), ['out']],
  ['a refresh without a network', failed('NetworkError'), []],
  ['a refresh that fails for no known reason', { event: 'tokenRefresh_failure', data: {} }, []],
])('%s that the client tells of', (_what, event, heard) => {
  const watched = watch()
  watched.tell(event)
  expect(watched.heard).toEqual(heard)
})

test.each([
  ['the user of another tab is gone', `${KEY}.LastAuthUser`, null, ['out']],
  ['another tab has cleared everything', null, null, ['out']],
  ['another tab signs in', `${KEY}.LastAuthUser`, 'pat', []],
  ['one of the tokens is gone', `${KEY}.pat.idToken`, null, []],
  ['something else is gone', 'colour-scheme', null, []],
  ['somebody else’s key is gone', 'other.LastAuthUser', null, []],
])('%s', (_what, key, newValue, heard) => {
  const watched = watch()
  watched.store(key, newValue)
  expect(watched.heard).toEqual(heard)
})

test('nothing is heard any more', () => {
  const { heard, stop, store, tell } = watch()
  stop()
  store(null, null)
  tell({ event: 'signedOut' })
  expect(heard).toEqual([])
})
