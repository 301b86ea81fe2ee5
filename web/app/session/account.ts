import type { Sharing } from '@touchline/domain/families/family-sharing.ts'
import type { PasswordPurpose } from '@touchline/domain/identity/password-purpose.ts'
import type { CardChoice, CardPaymentState } from '@touchline/domain/money/card-payment.ts'
import type { Closing } from '@touchline/domain/retention/closing.ts'
import {
  fetchAuthSession,
  type ResetPasswordOutput,
  type SignInInput,
  type SignInOutput,
  type SignUpOutput,
} from 'aws-amplify/auth'
import { LANGUAGE } from '../languages/language.ts'
import { askAboutMe } from './ask-about-me.ts'
import { askOwnAccount } from './own-account.ts'
import { provePassword } from './prove-password.ts'

export type AuthFlowType = NonNullable<NonNullable<SignInInput['options']>['authFlowType']>

/** The client's part for getting in and for changing how one does. */
type AccountClient = typeof import('./account-client.ts')

/** Fetched when it is first asked something: whoever is signed in already, as most are, goes without it. */
const fetchClient = (): Promise<AccountClient> => import('./account-client.ts')

/** What comes next, in the client's words: `DONE`, `CONFIRM_SIGN_UP`, `RESET_PASSWORD`, … */
export type NextStep =
  | SignInOutput['nextStep']['signInStep']
  | SignUpOutput['nextStep']['signUpStep']
  | ResetPasswordOutput['nextStep']['resetPasswordStep']

export type Account = ReturnType<typeof makeAccount>

export interface SecondFactor {
  isOn: boolean
  isRequired: boolean
  codesLeft: number
}

interface Names {
  firstName: string
  lastName: string
}

export interface AccountConfig {
  authFlowType: AuthFlowType
  /** Where our own user pool answers; none for a pool elsewhere. */
  userPoolEndpoint?: string
}

interface AccountParts {
  fetchAuthSession: typeof fetchAuthSession
  fetchClient: () => Promise<AccountClient>
}

/** What the ways below are made of. */
interface Ways {
  fetchSession: typeof fetchAuthSession
  client: () => Promise<AccountClient>
  authFlowType: AuthFlowType
  userPoolEndpoint?: string
}

/** Getting in, with the email address as the user name; refusals are thrown with the service's own sentence. */
export function makeAccount(
  { authFlowType, userPoolEndpoint }: AccountConfig,
  { fetchAuthSession: fetchSession, fetchClient: client }: AccountParts = { fetchAuthSession, fetchClient },
) {
  const ways: Ways = { fetchSession, client, authFlowType, userPoolEndpoint }
  return {
    ...waysIn(ways),
    ...waysToSignUp(ways),
    ...passwordWays(ways),
    ...emailWays(ways),
    ...secondFactorWays(ways),
    ...familyWays(ways),
    ...closingWays(ways),
  }
}

function waysIn({ client, authFlowType }: Ways) {
  let shownSecret: string | null = null
  const stepOf = (nextStep: SignInOutput['nextStep']): NextStep => {
    const isSetUp = nextStep.signInStep === 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP'
    shownSecret = isSetUp ? nextStep.totpSetupDetails.sharedSecret : null
    return nextStep.signInStep
  }
  const answer = async (challengeResponse: string): Promise<NextStep> =>
    stepOf((await (await client()).confirmSignIn({ challengeResponse })).nextStep)
  return {
    /** Whoever is still signed in here, perhaps by another tab, makes room. */
    async signIn(email: string, password: string, signUpKey?: string): Promise<NextStep> {
      const options = { authFlowType, ...withKey(signUpKey) }
      const input = { username: email.trim(), password, options }
      const { signIn, signOut } = await client()
      const { nextStep } = await signIn(input).catch(async (error) => {
        if (error.name !== 'UserAlreadyAuthenticatedException') throw error
        await signOut()
        return signIn(input)
      })
      return stepOf(nextStep)
    },
    /** After a sign-in that answered `CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED`. */
    chooseNewPassword: (password: string) => answer(password),
    /** For an authenticator app, after a step that answered `CONTINUE_SIGN_IN_WITH_TOTP_SETUP`. */
    secretToSetUp: (): string => shownSecret ?? '',
    /** The code of an authenticator app, or a recovery code where one is asked for. */
    answerWithCode: (code: string) => answer(code.trim()),
  }
}

const waysToSignUp = ({ client }: Ways) => ({
  /** The key, sent again with the code, says that the password is that of whoever types the code (rule A-2). */
  async signUp(
    email: string,
    password: string,
    { firstName, lastName }: Names,
    signUpKey?: string,
  ): Promise<NextStep> {
    const username = email.trim()
    const names = { given_name: firstName.trim(), family_name: lastName.trim() }
    // English is what everybody reads who has not chosen.
    const userAttributes = { email: username, ...names, ...(LANGUAGE === 'en' ? {} : { locale: LANGUAGE }) }
    const options = { userAttributes, ...withKey(signUpKey) }
    const { nextStep } = await (await client()).signUp({ username, password, options })
    return nextStep.signUpStep
  },
  /** Throws `PasswordResetRequiredException` when the address is theirs now but the password may be a stranger's. */
  async confirmSignUp(email: string, code: string, signUpKey?: string): Promise<NextStep> {
    const confirmation = {
      username: email.trim(),
      confirmationCode: code.trim(),
      ...(signUpKey ? { options: withKey(signUpKey) } : {}),
    }
    const { nextStep } = await (await client()).confirmSignUp(confirmation)
    return nextStep.signUpStep
  },
  async resendCode(email: string): Promise<void> {
    await (await client()).resendSignUpCode({ username: email.trim() })
  },
})

const passwordWays = ({ client, fetchSession, userPoolEndpoint }: Ways) => ({
  /** Our own pool wants the password again before some acts (rule A-1); a pool elsewhere has rules of its own. */
  asksPasswordAgain: userPoolEndpoint !== undefined,
  /** Right before the act; a wrong password is thrown as a problem of the field `password`. */
  async provePassword(purpose: PasswordPurpose, password: string): Promise<void> {
    if (!userPoolEndpoint) return
    const accessToken = await accessTokenOf(fetchSession)
    await provePassword({ userPoolEndpoint, accessToken, purpose, password })
  },
  async resetPassword(email: string): Promise<NextStep> {
    const { nextStep } = await (await client()).resetPassword({ username: email.trim() })
    return nextStep.resetPasswordStep
  },
  async confirmResetPassword(email: string, code: string, newPassword: string): Promise<void> {
    const confirmation = { username: email.trim(), confirmationCode: code.trim(), newPassword }
    await (await client()).confirmResetPassword(confirmation)
  },
  /** Every other device is signed out. */
  async changePassword(oldPassword: string, newPassword: string): Promise<void> {
    await (await client()).updatePassword({ oldPassword, newPassword })
  },
})

const emailWays = ({ client, fetchSession }: Ways) => ({
  /** A code goes to the new address, which counts once the code has come back. */
  async changeEmail(email: string): Promise<void> {
    await (await client()).updateUserAttributes({ userAttributes: { email: email.trim() } })
  },
  async resendEmailCode(): Promise<void> {
    await (await client()).sendUserAttributeVerificationCode({ userAttributeKey: 'email' })
  },
  async confirmEmail(code: string): Promise<void> {
    await (await client()).confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: code.trim() })
    // The tokens still say the old address.
    await fetchSession({ forceRefresh: true })
  },
})

function secondFactorWays({ client, fetchSession, userPoolEndpoint = '' }: Ways) {
  const askOwn = async <Answer>(path: string): Promise<Answer> =>
    askOwnAccount({ userPoolEndpoint, accessToken: await accessTokenOf(fetchSession), path })
  return {
    /** How things stand with two-step sign-in. */
    secondFactor: () => askOwn<SecondFactor>('second-factor'),
    /** Ten new ones, this once; the earlier ones no longer work. */
    newRecoveryCodes: async () => (await askOwn<{ codes: string[] }>('recovery-codes')).codes,
    /** The secret for an authenticator app; `turnOnSecondFactor` then wants its first code. */
    setUpSecondFactor: async (): Promise<string> => (await (await client()).setUpTOTP()).sharedSecret,
    async turnOnSecondFactor(code: string): Promise<void> {
      const { verifyTOTPSetup, updateMFAPreference } = await client()
      await verifyTOTPSetup({ code })
      await updateMFAPreference({ totp: 'PREFERRED' })
    },
    async turnOffSecondFactor(): Promise<void> {
      await (await client()).updateMFAPreference({ totp: 'DISABLED' })
    },
  }
}

function familyWays({ fetchSession }: Ways) {
  const askMe = asker(fetchSession)
  return {
    /** With whom they share their children (P-13). */
    sharing: () => askMe<Sharing>('/account/family'),
    inviteGuardian: (email: string) => askMe<Sharing>('/account/family/invitations', { body: { email } }),
    /** To accept and to confirm takes `provePassword` first. */
    answerInvitation: (id: string, answer: 'ACCEPT' | 'DECLINE' | 'CONFIRM' | 'WITHDRAW') =>
      askMe<Sharing>(`/account/family/invitations/${encodeURIComponent(id)}`, { body: { answer } }),
    /** With the code that the desk has printed (P-17). */
    takeOver: (code: string, birthDate: string) =>
      askMe<{ children: string[] }>('/account/family/code', { body: { code, birthDate } }),
    leaveFamily: () => askMe<Sharing>('/account/family/leave', { body: {} }),
    /** The address of the page on which a family pays by card (B-24). */
    openCheckout: (choice: CardChoice) => askMe<{ url: string }>('/account/card-payments', { body: choice }),
    cardPayment: (id: string) =>
      askMe<{ state: CardPaymentState; cents: number }>(`/account/card-payments/${encodeURIComponent(id)}`),
  }
}

function closingWays({ fetchSession, userPoolEndpoint }: Ways) {
  const askMe = asker(fetchSession)
  return {
    /** What closing the account would do. */
    previewClosing: () => askMe<Closing>('/account/closing'),
    /** All that is held about whoever is signed in; after `provePassword`. */
    downloadData: () => askMe<object>('/account/data', { isPost: true }),
    /** Our own pool ends all of it together with the account; where the account is elsewhere, the club's part comes first. */
    async leaveClub(): Promise<void> {
      if (!userPoolEndpoint) await askMe<Closing>('/account/closing', { isPost: true })
    },
  }
}

async function accessTokenOf(fetchSession: typeof fetchAuthSession): Promise<string> {
  const { tokens } = await fetchSession()
  return String(tokens?.accessToken ?? '')
}

const asker =
  (fetchSession: typeof fetchAuthSession) =>
  async <Answer>(
    path: `/account/${string}`,
    more: { body?: object; isPost?: boolean } = {},
  ): Promise<Answer> =>
    askAboutMe<Answer>({ path, accessToken: await accessTokenOf(fetchSession), ...more })

const withKey = (signUpKey: string | undefined) => (signUpKey ? { clientMetadata: { signUpKey } } : {})
