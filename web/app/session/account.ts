import type { Sharing } from '@touchline/domain/families/family-sharing.ts'
import type { CardChoice, CardPaymentState } from '@touchline/domain/money/card-payment.ts'
import { fetchAuthSession } from 'aws-amplify/auth'
import type { AccountConfig, AccountWays, AskMe, FetchSession, WaysParts } from './account-ways.ts'
import { askAboutMe } from './ask-about-me.ts'

export type Account = ReturnType<typeof makeAccount>

interface AccountParts {
  fetchAuthSession: FetchSession
  fetchWays: (parts: WaysParts) => Promise<AccountWays>
}

/** Loaded on first use: most visitors are already signed in and never need it. */
const fetchWays: AccountParts['fetchWays'] = async (parts) =>
  (await import('./account-ways.ts')).makeWays(parts)

const WAYS = [
  'signIn',
  'chooseNewPassword',
  'answerWithCode',
  'signUp',
  'confirmSignUp',
  'resendCode',
  'provePassword',
  'resetPassword',
  'confirmResetPassword',
  'changePassword',
  'changeEmail',
  'resendEmailCode',
  'confirmEmail',
  'secondFactor',
  'newRecoveryCodes',
  'setUpSecondFactor',
  'turnOnSecondFactor',
  'turnOffSecondFactor',
  'inviteGuardian',
  'answerInvitation',
  'takeOver',
  'leaveFamily',
  'previewClosing',
  'downloadData',
  'leaveClub',
] as const satisfies readonly (keyof AccountWays)[]

/** Getting in, with the email address as the user name, and whatever else one does with an account. */
export function makeAccount(
  config: AccountConfig,
  { fetchAuthSession: fetchSession, fetchWays: fetch }: AccountParts = { fetchAuthSession, fetchWays },
) {
  const askMe: AskMe = async (path, more = {}) => {
    const { tokens } = await fetchSession()
    return askAboutMe({ path, accessToken: String(tokens?.accessToken ?? ''), ...more })
  }
  const shown = { secret: '' }
  return {
    ...fetchedWays(() => fetch({ ...config, fetchSession, askMe, shown })),
    /** For an authenticator app, after a step that answered `CONTINUE_SIGN_IN_WITH_TOTP_SETUP`. */
    secretToSetUp: () => shown.secret,
    /** Our own pool requires the password again for some actions (rule A-1); an outside pool has its own rules. */
    asksPasswordAgain: config.userPoolEndpoint !== undefined,
    /** The guardians they share their children with (P-13). */
    sharing: () => askMe<Sharing>('/account/family'),
    /** Returns the address of the page where a family pays by card (B-24). */
    openCheckout: (choice: CardChoice) => askMe<{ url: string }>('/account/card-payments', { body: choice }),
    cardPayment: (id: string) =>
      askMe<{ state: CardPaymentState; cents: number }>(`/account/card-payments/${encodeURIComponent(id)}`),
  }
}

/** Each of them under its name. */
function fetchedWays(fetch: () => Promise<AccountWays>) {
  const way =
    (name: (typeof WAYS)[number]) =>
    async (...given: never[]): Promise<unknown> => {
      const ways: Record<string, (...given: never[]) => unknown> = await fetch()
      return ways[name]?.(...given)
    }
  return Object.fromEntries(WAYS.map((name) => [name, way(name)])) as Pick<AccountWays, (typeof WAYS)[number]>
}
