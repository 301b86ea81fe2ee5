import { expect, test, vi } from 'vitest'
import { shareCredentials } from './configure.ts'

function given() {
  const answers: PromiseWithResolvers<undefined>[] = []
  const ask = vi.fn(() => {
    const answer = Promise.withResolvers<undefined>()
    answers.push(answer)
    return answer.promise
  })
  const provider = { getCredentialsAndIdentityId: ask as never }
  shareCredentials(provider)
  const get = provider.getCredentialsAndIdentityId as (options: object) => Promise<unknown>
  const of = (token: string, more = {}) => get({ tokens: { accessToken: token }, ...more })
  return { of, answers, ask }
}

test('callers at the same time with the same token share the answer', async () => {
  const { of, answers, ask } = given()
  const asked = [of('one'), of('one'), of('one')]
  answers[0]?.resolve(undefined)
  await Promise.all(asked)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('another token, or a forced refresh, sends a new request', () => {
  const { of, ask } = given()
  of('one')
  of('another')
  of('another', { forceRefresh: true })
  expect(ask).toHaveBeenCalledTimes(3)
})

test('after an answer, or a failure that all callers get, the next one sends a new request', async () => {
  const { of, answers, ask } = given()
  const failed = [of('one'), of('one')]
  answers[0]?.reject(new Error('no connection'))
  for (const one of failed) await expect(one).rejects.toThrow('no connection')
  of('one')
  expect(ask).toHaveBeenCalledTimes(2)
})

test('later callers do not wait for a lost request', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { of, ask } = given()
  of('one')
  vi.advanceTimersByTime(1_000)
  of('one')
  expect(ask).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})
