import { once } from 'node:events'
import { Amplify } from 'aws-amplify'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { amplifyClient } from './client.ts'
import { getDocument } from './documents.ts'
import { makeRequest, type RequestOptions } from './request.ts'
import { errors, handled, row, standInServer } from './test/stand-in-server.ts'
import { withinTimeout } from './within-timeout.ts'

const server = standInServer()
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const getPlayer = (options?: RequestOptions) =>
  makeRequest(amplifyClient(), options)(getDocument('Player'), { id: 'p1' })

/** The error a call rejects with, so that its message and cause can both be looked at. */
const failure = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('the call should have failed'),
    (error: Error) => error,
  )

test('sends the operation and returns the value of its root field', async () => {
  server.answer = () => row('p1', { firstName: 'Ada' })
  expect(await getPlayer()).toEqual(row('p1', { firstName: 'Ada' }))
  expect(server.asked).toMatchObject([{ field: 'getPlayer', variables: { id: 'p1' } }])
})

describe('authorisation mode', () => {
  test('is the configured one', async () => {
    server.answer = () => null
    await getPlayer()
    expect(server.asked[0]?.headers['x-api-key']).toBe('da2-visitor')
  })

  test('is iam when none is configured', async () => {
    Amplify.configure({ API: { GraphQL: { ...server.config, defaultAuthMode: undefined as never } } })
    expect((await failure(getPlayer())).message).toBe('No credentials')
  })

  test('is the one the caller asks for', async () => {
    Amplify.configure({ API: { GraphQL: { ...server.config, defaultAuthMode: 'iam' } } })
    server.answer = () => null
    await getPlayer({ authMode: 'apiKey' })
    expect(server.asked[0]?.headers['x-api-key']).toBe('da2-visitor')
  })

  test.each([
    ['iam', 'No credentials'],
    ['userPool', 'No federated jwt'],
    ['oidc', 'No federated jwt'],
    ['lambda', 'No auth token specified'],
  ] as const)('%s, signed out: %s', async (authMode, message) => {
    expect((await failure(getPlayer({ authMode }))).message).toBe(message)
    expect(server.asked).toEqual([])
  })
})

describe('error messages', () => {
  test('errors of the service are joined', async () => {
    server.answer = () => errors({ message: 'first' }, { message: 'second' })
    expect((await failure(getPlayer())).message).toBe('GraphQL Error: first, second')
  })

  test('the cause keeps everything else the service sent', async () => {
    server.answer = () => errors({ message: 'Conflict', errorType: 'ConflictUnhandled' })
    expect((await failure(getPlayer())).cause).toMatchObject({ errors: [{ errorType: 'ConflictUnhandled' }] })
  })

  test('an HTTP error', async () => {
    server.answer = (_asked, response) => {
      response.writeHead(400).end(JSON.stringify({ message: 'That is no JSON' }))
      return handled
    }
    expect((await failure(getPlayer())).message).toBe('GraphQL Error: That is no JSON')
  })

  test('a caller who is not signed in', async () => {
    server.answer = (_asked, response) => {
      response.writeHead(401, { 'x-amzn-errortype': 'UnauthorizedException' })
      response.end(JSON.stringify({ errors: [{ errorType: 'UnauthorizedException', message: 'Bad key' }] }))
      return handled
    }
    expect((await failure(getPlayer())).message).toBe('Unauthorized')
  })

  test('a caller who may not do this', async () => {
    server.answer = () => errors({ message: 'Not Authorized to access getPlayer', errorType: 'Unauthorized' })
    expect((await failure(getPlayer())).message).toBe('Unauthorized')
  })

  test('no endpoint configured', async () => {
    Amplify.configure({ API: { GraphQL: { endpoint: '', apiKey: 'any', defaultAuthMode: 'apiKey' } } })
    const { message } = await failure(getPlayer())
    expect(message).toBe('No GraphQL endpoint configured in `Amplify.configure()`.')
  })

  test('no network; the client itself dials three times within one attempt', async () => {
    server.answer = (_asked, response) => {
      response.destroy()
      return handled
    }
    expect((await failure(getPlayer())).message).toBe('A network error has occurred.')
    expect(server.asked).toHaveLength(3)
  })
})

describe('timeout', () => {
  test.each([
    ['10,000 ms', undefined, 10_000],
    ['30,000 ms, where it may stand in line,', 30, 30_000],
  ])('after %s the call fails and its connection is aborted', async (_, seconds, ms) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const arrived = Promise.withResolvers<void>()
    const abandoned = Promise.withResolvers<unknown>()
    server.answer = (_asked, response) => {
      abandoned.resolve(once(response, 'close'))
      arrived.resolve()
      return handled
    }
    const settled = vi.fn()
    const request = makeRequest(amplifyClient())
    const failed = failure(request({ ...getDocument('Player'), seconds }, { id: 'p1' })).finally(settled)
    await arrived.promise
    await vi.advanceTimersByTimeAsync(ms - 1)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect((await failed).message).toBe('Query timeout')
    await abandoned.promise
  })

  test('a phone that slept for a minute still takes an answer that arrived meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const answered = Promise.withResolvers<string>()
    const waiting = withinTimeout(answered.promise)
    // Whatever the clock says, a browser that wakes up runs the one timer that is due and then reads what has arrived.
    await vi.advanceTimersToNextTimerAsync()
    answered.resolve('Ada')
    expect(await waiting).toBe('Ada')
  })

  test('an answer in time leaves no timer behind', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    server.answer = () => null
    await getPlayer()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('attempts', () => {
  const waits: number[] = []
  const wait = async (milliseconds: number) => waits.push(milliseconds)
  beforeEach(() => {
    waits.length = 0
  })

  test('one by default: the error itself, no wait', async () => {
    server.answer = () => errors({ message: 'busy' })
    expect((await failure(getPlayer({ wait }))).message).toBe('GraphQL Error: busy')
    expect(server.asked).toHaveLength(1)
    expect(waits).toEqual([])
  })

  test('waits 1,000 ms × 2 to the power of the attempt number, then gives up', async () => {
    server.answer = () => errors({ message: `busy ${server.asked.length}` })
    const error = await failure(getPlayer({ attempts: 4, wait }))
    expect(error.message).toBe('Max retries exceeded')
    expect(error.cause).toMatchObject({ message: 'GraphQL Error: busy 4' })
    expect(waits).toEqual([2_000, 4_000, 8_000])
  })

  test('the wait is a real one', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const setTimer = vi.spyOn(globalThis, 'setTimeout')
    server.answer = () => (server.asked.length < 2 ? errors({ message: 'busy' }) : row('p1'))
    const player = getPlayer({ attempts: 2 })
    await vi.waitFor(() => expect(setTimer).toHaveBeenCalledWith(expect.any(Function), 2_000), {
      timeout: 15_000,
    })
    expect(server.asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await player).toEqual(row('p1'))
  })

  test('stop at the first success', async () => {
    server.answer = () => (server.asked.length < 2 ? errors({ message: 'busy' }) : row('p1'))
    expect(await getPlayer({ attempts: 3, wait })).toEqual(row('p1'))
    expect(server.asked).toHaveLength(2)
  })

  test('unauthorized is final', async () => {
    server.answer = () => errors({ message: 'no', errorType: 'Unauthorized' })
    expect((await failure(getPlayer({ attempts: 3, wait }))).message).toBe('Unauthorized')
    expect(server.asked).toHaveLength(1)
  })
})
