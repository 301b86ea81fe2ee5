import { expect, test } from 'vitest'
import { accountProblem } from './account-problem.ts'

const refusal = (name: string, message: string) => Object.assign(new Error(message), { name })

test.each([
  ['NotAuthorizedException', 'Incorrect username or password.', /don’t match/, undefined],
  ['UserNotFoundException', 'User does not exist.', /don’t match/, undefined],
  ['NotAuthorizedException', 'Password attempts exceeded', /wait a few minutes/, undefined],
  ['NotAuthorizedException', 'User is disabled.', /turned off/, undefined],
  ['NotAuthorizedException', 'Access Token has been revoked', /been signed out/, undefined],
  ['CodeMismatchException', 'Invalid verification code provided, please try again.', /six digits/, 'code'],
  [
    'ExpiredCodeException',
    'Invalid code provided, please request a code again.',
    /Ask for a new one/,
    'code',
  ],
  ['NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED', /Just sign in/, 'code'],
  [
    'UsernameExistsException',
    'An account with the given email already exists.',
    /already an account/,
    'email',
  ],
  ['InvalidParameterException', 'Invalid email address format.', /name@example.org/, 'email'],
  [
    'InvalidPasswordException',
    'Password did not conform with policy: Password not long enough',
    /8 char/,
    'password',
  ],
  [
    'InvalidPasswordException',
    'Password did not conform with policy: Password is one of',
    /choose another/,
    'password',
  ],
  [
    'LimitExceededException',
    'Attempt limit exceeded, please try after some time.',
    /wait a minute/,
    undefined,
  ],
  ['NetworkError', 'A network error has occurred.', /Nothing was lost/, undefined],
  ['TypeError', 'Failed to fetch', /Nothing was lost/, undefined],
  ['Error', 'Query timeout', /Nothing was lost/, undefined],
  ['Error', 'Unauthorized', /sign in again/, undefined],
  ['Error', 'GraphQL Error: Another user has this address.', /^Another user has this address.$/, undefined],
  [
    'InternalErrorException',
    'Something … if it keeps happening, quote 1a2b3c4d to us.',
    /quote 1a2b3c4d to us/,
    undefined,
  ],
  ['Unheard', 'Of', /Please try again\.$/, undefined],
])('%s: %s', (name, message, words, field) => {
  const problem = accountProblem(refusal(name, message))
  expect(problem.message).toMatch(words)
  expect(problem.field).toBe(field)
})

test.each([
  ['Access Token has expired', true],
  ['Refresh Token has been revoked', true],
  ['Incorrect username or password.', undefined],
])('whether the session has ended: %s', (message, hasEnded) =>
  expect(accountProblem(refusal('NotAuthorizedException', message)).hasEnded).toBe(hasEnded),
)

test('a value that is not an error', () => expect(accountProblem('oops').message).toMatch(/Please try again/))
