import { expect, test } from 'vitest'
import { plainProblem, serviceError } from './plain-problem.ts'

const sent = (errorType: string, message: string) =>
  new Error(`GraphQL Error: ${message}`, {
    cause: { errors: [{ errorType, message, errorInfo: { field: 'months' } }] },
  })

test.each([
  ['no connection', new Error('A network error has occurred.'), 'We couldn’t reach the club'],
  ['no answer in time', new Error('Query timeout'), 'We couldn’t reach the club'],
  ['a failing fetch', new TypeError('Failed to fetch'), 'We couldn’t reach the club'],
  ['a sign-in that has ended', new Error('Unauthorized'), 'You are no longer signed in'],
  [
    'a sign-in that the client has lost',
    new Error("GraphQL Error: Access to Identity 'ca-1' is forbidden."),
    'You are no longer signed in',
  ],
  ['a rule of the club', sent('RuleViolation', 'Please choose a size.'), 'Please choose a size.'],
  ['somebody was faster', sent('ConflictUnhandled', 'x'), 'This has just been changed'],
])('%s', (_case, error, start) => expect(plainProblem(error).startsWith(start)).toBe(true))

test('gives the field that the service names', () => {
  expect(serviceError(sent('RuleViolation', 'x'))?.errorInfo?.field).toBe('months')
  expect(serviceError(new Error('Query timeout'))).toBeNull()
})
