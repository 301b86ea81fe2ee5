import type { Sharing } from '@touchline/domain/families/family-sharing.ts'
import type { PasswordPurpose } from '@touchline/domain/identity/password-purpose.ts'
import type { Closing } from '@touchline/domain/retention/closing.ts'
import {
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  confirmUserAttribute,
  type fetchAuthSession,
  type ResetPasswordOutput,
  resendSignUpCode,
  resetPassword,
  type SignInInput,
  type SignInOutput,
  type SignUpOutput,
  sendUserAttributeVerificationCode,
  setUpTOTP,
  signIn,
  signOut,
  signUp,
  updateMFAPreference,
  updatePassword,
  updateUserAttributes,
  verifyTOTPSetup,
} from 'aws-amplify/auth'
import { LANGUAGE } from '../languages/language.ts'
import { askOwnAccount, provePassword } from './own-account.ts'

export type AuthFlowType = NonNullable<NonNullable<SignInInput['options']>['authFlowType']>

export type FetchSession = typeof fetchAuthSession

/** What comes next, in the client's words: `DONE`, `CONFIRM_SIGN_UP`, `RESET_PASSWORD`, … */
export type NextStep =
  | SignInOutput['nextStep']['signInStep']
  | SignUpOutput['nextStep']['signUpStep']
  | ResetPasswordOutput['nextStep']['resetPasswordStep']

export interface SecondFactor {
  isOn: boolean
  isRequired: boolean
  codesLeft: number
}

export interface AccountConfig {
  authFlowType: AuthFlowType
  /** The endpoint of our own user pool; missing for an outside pool. */
  userPoolEndpoint?: string
}

/** Asks the club about whoever is signed in. */
export type AskMe = <Answer>(
  path: `/account/${string}`,
  more?: { body?: object; isPost?: boolean },
) => Promise<Answer>

/** The client's functions for signing in and for changing how one does. */
const CLIENT = {
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  confirmUserAttribute,
  resendSignUpCode,
  resetPassword,
  sendUserAttributeVerificationCode,
  setUpTOTP,
  signIn,
  signOut,
  signUp,
  updateMFAPreference,
  updatePassword,
  updateUserAttributes,
  verifyTOTPSetup,
}

interface Names {
  firstName: string
  lastName: string
}

export interface WaysParts extends AccountConfig {
  fetchSession: FetchSession
  askMe: AskMe
  /** What to enter into an authenticator app before the next step of a sign-in; otherwise empty. */
  shown: { secret: string }
  client?: typeof CLIENT
}

type Ways = Required<Omit<WaysParts, 'userPoolEndpoint'>> & Pick<WaysParts, 'userPoolEndpoint'>

export type AccountWays = ReturnType<typeof makeWays>

/** Account actions that are needed now and then; a refusal is thrown with the service's own message. */
export function makeWays({ client = CLIENT, ...parts }: WaysParts) {
  const ways: Ways = { client, ...parts }
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

function waysIn({ client, authFlowType, shown }: Ways) {
  const stepOf = (nextStep: SignInOutput['nextStep']): NextStep => {
    const isSetUp = nextStep.signInStep === 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP'
    shown.secret = isSetUp ? nextStep.totpSetupDetails.sharedSecret : ''
    return nextStep.signInStep
  }
  const answer = async (challengeResponse: string): Promise<NextStep> =>
    stepOf((await client.confirmSignIn({ challengeResponse })).nextStep)
  return {
    /** Signs out anybody still signed in here, perhaps in another tab. */
    async signIn(email: string, password: string, signUpKey?: string): Promise<NextStep> {
      const options = { authFlowType, ...withKey(signUpKey) }
      const input = { username: email.trim(), password, options }
      const { nextStep } = await client.signIn(input).catch(async (error) => {
        if (error.name !== 'UserAlreadyAuthenticatedException') throw error
        await client.signOut()
        return client.signIn(input)
      })
      return stepOf(nextStep)
    },
    /** After a sign-in that answered `CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED`. */
    chooseNewPassword: (password: string) => answer(password),
    /** The code of an authenticator app, or a recovery code where one is asked for. */
    answerWithCode: (code: string) => answer(code.trim()),
  }
}

const waysToSignUp = ({ client }: Ways) => ({
  /** The key is sent again with the code, to prove that the password was set by whoever enters the code (rule A-2). */
  async signUp(
    email: string,
    password: string,
    { firstName, lastName }: Names,
    signUpKey?: string,
  ): Promise<NextStep> {
    const username = email.trim()
    const names = { given_name: firstName.trim(), family_name: lastName.trim() }
    // Somebody who has not chosen a language reads English.
    const userAttributes = { email: username, ...names, ...(LANGUAGE === 'en' ? {} : { locale: LANGUAGE }) }
    const options = { userAttributes, ...withKey(signUpKey) }
    const { nextStep } = await client.signUp({ username, password, options })
    return nextStep.signUpStep
  },
  /** Throws `PasswordResetRequiredException` if the address is confirmed but the password may be a stranger's. */
  async confirmSignUp(email: string, code: string, signUpKey?: string): Promise<NextStep> {
    const confirmation = {
      username: email.trim(),
      confirmationCode: code.trim(),
      ...(signUpKey ? { options: withKey(signUpKey) } : {}),
    }
    const { nextStep } = await client.confirmSignUp(confirmation)
    return nextStep.signUpStep
  },
  async resendCode(email: string): Promise<void> {
    await client.resendSignUpCode({ username: email.trim() })
  },
})

const passwordWays = ({ client, fetchSession, userPoolEndpoint }: Ways) => ({
  /** Call it right before the action; a wrong password is thrown as a problem of the field `password`. */
  async provePassword(purpose: PasswordPurpose, password: string): Promise<void> {
    if (!userPoolEndpoint) return
    const accessToken = await accessTokenOf(fetchSession)
    await provePassword({ userPoolEndpoint, accessToken, purpose, password })
  },
  async resetPassword(email: string): Promise<NextStep> {
    const { nextStep } = await client.resetPassword({ username: email.trim() })
    return nextStep.resetPasswordStep
  },
  async confirmResetPassword(email: string, code: string, newPassword: string): Promise<void> {
    const confirmation = { username: email.trim(), confirmationCode: code.trim(), newPassword }
    await client.confirmResetPassword(confirmation)
  },
  /** Signs out every other device. */
  async changePassword(oldPassword: string, newPassword: string): Promise<void> {
    await client.updatePassword({ oldPassword, newPassword })
  },
})

const emailWays = ({ client, fetchSession }: Ways) => ({
  /** Sends a code to the new address, which takes effect once the code has been entered. */
  async changeEmail(email: string): Promise<void> {
    await client.updateUserAttributes({ userAttributes: { email: email.trim() } })
  },
  async resendEmailCode(): Promise<void> {
    await client.sendUserAttributeVerificationCode({ userAttributeKey: 'email' })
  },
  async confirmEmail(code: string): Promise<void> {
    await client.confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: code.trim() })
    // The tokens still contain the old address.
    await fetchSession({ forceRefresh: true })
  },
})

function secondFactorWays({ client, fetchSession, userPoolEndpoint = '' }: Ways) {
  const askOwn = async <Answer>(path: string): Promise<Answer> =>
    askOwnAccount({ userPoolEndpoint, accessToken: await accessTokenOf(fetchSession), path })
  return {
    /** The state of two-step sign-in. */
    secondFactor: () => askOwn<SecondFactor>('second-factor'),
    /** Ten new codes, shown only this once; earlier ones no longer work. */
    newRecoveryCodes: async () => (await askOwn<{ codes: string[] }>('recovery-codes')).codes,
    /** The secret for an authenticator app; `turnOnSecondFactor` then wants its first code. */
    setUpSecondFactor: async (): Promise<string> => (await client.setUpTOTP()).sharedSecret,
    async turnOnSecondFactor(code: string): Promise<void> {
      await client.verifyTOTPSetup({ code })
      await client.updateMFAPreference({ totp: 'PREFERRED' })
    },
    async turnOffSecondFactor(): Promise<void> {
      await client.updateMFAPreference({ totp: 'DISABLED' })
    },
  }
}

const familyWays = ({ askMe }: Ways) => ({
  inviteGuardian: (email: string) => askMe<Sharing>('/account/family/invitations', { body: { email } }),
  /** Accepting and confirming require `provePassword` first. */
  answerInvitation: (id: string, answer: 'ACCEPT' | 'DECLINE' | 'CONFIRM' | 'WITHDRAW') =>
    askMe<Sharing>(`/account/family/invitations/${encodeURIComponent(id)}`, { body: { answer } }),
  /** With the code that the desk has printed (P-17). */
  takeOver: (code: string, birthDate: string) =>
    askMe<{ children: string[] }>('/account/family/code', { body: { code, birthDate } }),
  leaveFamily: () => askMe<Sharing>('/account/family/leave', { body: {} }),
})

const closingWays = ({ askMe, userPoolEndpoint }: Ways) => ({
  /** What closing the account would do. */
  previewClosing: () => askMe<Closing>('/account/closing'),
  /** Everything held about the signed-in person; requires `provePassword`. */
  downloadData: () => askMe<object>('/account/data', { isPost: true }),
  /** Our own pool deletes everything together with the account; with an outside pool, the club's part goes first. */
  async leaveClub(): Promise<void> {
    if (!userPoolEndpoint) await askMe<Closing>('/account/closing', { isPost: true })
  },
})

async function accessTokenOf(fetchSession: FetchSession): Promise<string> {
  const { tokens } = await fetchSession()
  return String(tokens?.accessToken ?? '')
}

const withKey = (signUpKey: string | undefined) => (signUpKey ? { clientMetadata: { signUpKey } } : {})
