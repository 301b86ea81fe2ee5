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
  /** Where our own user pool answers; none for a pool elsewhere. */
  userPoolEndpoint?: string
}

/** Asks the club about whoever is signed in. */
export type AskMe = <Answer>(
  path: `/account/${string}`,
  more?: { body?: object; isPost?: boolean },
) => Promise<Answer>

/** The client's part for getting in and for changing how one does. */
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
  /** What an authenticator app is to be given before the next step of a sign-in; empty otherwise. */
  shown: { secret: string }
  client?: typeof CLIENT
}

type Ways = Required<Omit<WaysParts, 'userPoolEndpoint'>> & Pick<WaysParts, 'userPoolEndpoint'>

export type AccountWays = ReturnType<typeof makeWays>

/** What one does with an account now and then; refusals are thrown with the service's own sentence. */
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
    /** Whoever is still signed in here, perhaps by another tab, makes room. */
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
    const { nextStep } = await client.signUp({ username, password, options })
    return nextStep.signUpStep
  },
  /** Throws `PasswordResetRequiredException` when the address is theirs now but the password may be a stranger's. */
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
  /** Right before the act; a wrong password is thrown as a problem of the field `password`. */
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
  /** Every other device is signed out. */
  async changePassword(oldPassword: string, newPassword: string): Promise<void> {
    await client.updatePassword({ oldPassword, newPassword })
  },
})

const emailWays = ({ client, fetchSession }: Ways) => ({
  /** A code goes to the new address, which counts once the code has come back. */
  async changeEmail(email: string): Promise<void> {
    await client.updateUserAttributes({ userAttributes: { email: email.trim() } })
  },
  async resendEmailCode(): Promise<void> {
    await client.sendUserAttributeVerificationCode({ userAttributeKey: 'email' })
  },
  async confirmEmail(code: string): Promise<void> {
    await client.confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: code.trim() })
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
  /** To accept and to confirm takes `provePassword` first. */
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
  /** All that is held about whoever is signed in; after `provePassword`. */
  downloadData: () => askMe<object>('/account/data', { isPost: true }),
  /** Our own pool ends all of it together with the account; where the account is elsewhere, the club's part comes first. */
  async leaveClub(): Promise<void> {
    if (!userPoolEndpoint) await askMe<Closing>('/account/closing', { isPost: true })
  },
})

async function accessTokenOf(fetchSession: FetchSession): Promise<string> {
  const { tokens } = await fetchSession()
  return String(tokens?.accessToken ?? '')
}

const withKey = (signUpKey: string | undefined) => (signUpKey ? { clientMetadata: { signUpKey } } : {})
