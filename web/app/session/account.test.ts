import { expect, test, vi } from 'vitest'
import { makeAccount } from './account.ts'
import { makeWays, type WaysParts } from './account-ways.ts'

function account() {
  const auth = {
    signIn: vi.fn(async () => ({ isSignedIn: true, nextStep: { signInStep: 'DONE' } })),
    confirmSignIn: vi.fn(async () => ({ isSignedIn: true, nextStep: { signInStep: 'DONE' } })),
    signUp: vi.fn(async () => ({ nextStep: { signUpStep: 'CONFIRM_SIGN_UP' } })),
    confirmSignUp: vi.fn(async () => ({ nextStep: { signUpStep: 'DONE' } })),
    resendSignUpCode: vi.fn(async () => ({})),
    resetPassword: vi.fn(async () => ({
      nextStep: { resetPasswordStep: 'CONFIRM_RESET_PASSWORD_WITH_CODE' },
    })),
    confirmResetPassword: vi.fn(async () => {}),
    signOut: vi.fn(async () => {}),
    updatePassword: vi.fn(async () => {}),
    updateUserAttributes: vi.fn(async () => ({})),
    sendUserAttributeVerificationCode: vi.fn(async () => ({})),
    confirmUserAttribute: vi.fn(async () => {}),
    fetchAuthSession: vi.fn(async () => ({})),
  }
  const { fetchAuthSession } = auth
  const fetchWays = async (parts: WaysParts) => makeWays({ ...parts, client: auth as never })
  const parts = { fetchAuthSession, fetchWays }
  return { auth, account: makeAccount({ authFlowType: 'USER_PASSWORD_AUTH' }, parts as never) }
}

type Made = ReturnType<typeof account>
type Call = (account: Made['account']) => Promise<unknown>

const username = 'pat@example.org'

test.each<[string, Call, keyof Made['auth'], object, unknown]>([
  [
    'sign-in with the configured flow',
    ({ signIn }) => signIn(' pat@example.org ', ' secret '),
    'signIn',
    { username, password: ' secret ', options: { authFlowType: 'USER_PASSWORD_AUTH' } },
    'DONE',
  ],
  [
    'a new password',
    ({ chooseNewPassword }) => chooseNewPassword('secret'),
    'confirmSignIn',
    { challengeResponse: 'secret' },
    'DONE',
  ],
  [
    'sign-up',
    ({ signUp }) => signUp(' pat@example.org', 'secret', { firstName: 'Pat ', lastName: ' Lee' }),
    'signUp',
    {
      username,
      password: 'secret',
      options: { userAttributes: { email: username, given_name: 'Pat', family_name: 'Lee' } },
    },
    'CONFIRM_SIGN_UP',
  ],
  [
    'the code of the email',
    ({ confirmSignUp }) => confirmSignUp('pat@example.org ', ' 123456 '),
    'confirmSignUp',
    { username, confirmationCode: '123456' },
    'DONE',
  ],
  [
    'another code',
    ({ resendCode }) => resendCode(' pat@example.org'),
    'resendSignUpCode',
    { username },
    undefined,
  ],
  [
    'a forgotten password',
    ({ resetPassword }) => resetPassword(' pat@example.org'),
    'resetPassword',
    { username },
    'CONFIRM_RESET_PASSWORD_WITH_CODE',
  ],
  [
    'its replacement',
    ({ confirmResetPassword }) => confirmResetPassword(' pat@example.org', ' 123456', ' secret '),
    'confirmResetPassword',
    { username, confirmationCode: '123456', newPassword: ' secret ' },
    undefined,
  ],
  [
    'another password',
    ({ changePassword }) => changePassword(' old ', ' new '),
    'updatePassword',
    { oldPassword: ' old ', newPassword: ' new ' },
    undefined,
  ],
  [
    'another address',
    ({ changeEmail }) => changeEmail(' pat@example.org'),
    'updateUserAttributes',
    { userAttributes: { email: username } },
    undefined,
  ],
  [
    'another code for it',
    ({ resendEmailCode }) => resendEmailCode(),
    'sendUserAttributeVerificationCode',
    { userAttributeKey: 'email' },
    undefined,
  ],
  [
    'its code',
    ({ confirmEmail }) => confirmEmail(' 123456'),
    'confirmUserAttribute',
    { userAttributeKey: 'email', confirmationCode: '123456' },
    undefined,
  ],
])('%s', async (_what, call, name, input, next) => {
  const made = account()
  expect(await call(made.account)).toBe(next)
  expect(made.auth[name]).toHaveBeenCalledExactlyOnceWith(input)
})

test('a refusal is thrown as it is', async () => {
  const made = account()
  const refusal = new Error('Incorrect username or password.')
  made.auth.signIn.mockRejectedValue(refusal)
  await expect(made.account.signIn(username, 'wrong')).rejects.toBe(refusal)
})

test('somebody who is still signed in makes room', async () => {
  const made = account()
  const taken = Object.assign(new Error('There is already a signed in user.'), {
    name: 'UserAlreadyAuthenticatedException',
  })
  made.auth.signIn.mockRejectedValueOnce(taken)
  expect(await made.account.signIn(username, 'secret')).toBe('DONE')
  expect(made.auth.signOut).toHaveBeenCalledExactlyOnceWith()
})

test('a confirmed address comes with tokens that say so', async () => {
  const made = account()
  await made.account.confirmEmail('123456')
  expect(made.auth.fetchAuthSession).toHaveBeenCalledExactlyOnceWith({ forceRefresh: true })
})
