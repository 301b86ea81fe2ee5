import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** The demo club's accounts; tests that change something use `newAccount` instead. */
export const demo = {
  admin: 'admin@example.org',
  parent: 'parent@example.org',
  newParent: 'newparent@example.org',
}

export const DEMO_PASSWORD = 'kickoff-2022'
/** The password of all other accounts; the demo's is public, and therefore refused. */
export const PASSWORD = 'plenty of grass'

const passwordOf = (email: string) => (Object.values(demo).includes(email) ? DEMO_PASSWORD : PASSWORD)

/** A new email address. */
export const someEmail = () => `${randomUUID()}@example.org`

/**
 * Fills in the form and submits it. The address changes a moment before the page does, and the old page may have fields
 * with the same names.
 */
export async function fillSignIn(page: Page, email: string, password = passwordOf(email)): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
}

interface SignInOptions {
  password?: string
  /** The page to go to instead of one's own area. */
  to?: string
}

/** Signs in through the screen; resolves when the next page is there. */
export async function signInByScreen(
  page: Page,
  email: string,
  { password = passwordOf(email), to = '' }: SignInOptions = {},
): Promise<void> {
  await page.goto(to ? `/login?${new URLSearchParams({ returnTo: to })}` : '/login')
  await fillSignIn(page, email, password)
  await expect(page).toHaveURL(to || /\/(admin|guardian)$/)
}

/**
 * For tests about something else: stores real tokens where the client would have put them. Resolves when the next page
 * knows who is signed in.
 */
export async function signIn(
  page: Page,
  email: string,
  { password = passwordOf(email), to }: SignInOptions = {},
): Promise<void> {
  await bringSession(page, email, password)
  await page.goto(to ?? (email === demo.admin ? '/admin' : '/guardian'))
  await expect(page.getByRole('button', { name: /^Account of|的账户$|的帳戶$/ })).toBeVisible()
  if (to) await expect(page).toHaveURL(to)
}

/** The same without opening a page, for tests that do so in their own way. */
export async function bringSession(page: Page, email: string, password = passwordOf(email)): Promise<void> {
  const { clientId, tokens } = await (takeSession(email) ?? tokensOf(page.request, email, password))
  const place = await placeWithStorage(page)
  await place.evaluate(
    ([user, kept]) => {
      localStorage.setItem(`${user.client}.LastAuthUser`, user.name)
      for (const [name, value] of Object.entries(kept))
        localStorage.setItem(`${user.client}.${user.name}.${name}`, value)
    },
    [{ client: `CognitoIdentityServiceProvider.${clientId}`, name: email }, tokens] as const,
  )
}

/**
 * Any page of the site gives access to its storage, preferably one without scripts: the parked page of a kept window,
 * as long as no open page would notice, or else the page itself.
 */
async function placeWithStorage(page: Page): Promise<Page> {
  const parked = page
    .context()
    .pages()
    .find((one) => one.url().endsWith('/config.json'))
  if (parked && page.url() === 'about:blank') return parked
  await page.goto('/config.json')
  return page
}

type Session = ReturnType<typeof tokensOf>

/** The demo administrator's session, for direct requests only: no test signs out of it. */
let ofAdmin: { session: Session; since: number } | undefined

/** Its token is valid for an hour, and a run on a busy machine may take longer. */
const RENEWED_AFTER_MS = 30 * 60_000

/** Sessions that direct requests have used, but no page yet. */
const unused = new Map<string, Session>()

/** For direct requests: signing in costs as much as half a dozen other requests, so an existing session is reused. */
export async function tokenOf(request: APIRequestContext, email: string): Promise<string> {
  if (email === demo.admin) {
    if (!ofAdmin || Date.now() - ofAdmin.since > RENEWED_AFTER_MS)
      ofAdmin = { session: tokensOf(request, email), since: Date.now() }
    return (await ofAdmin.session).tokens.accessToken
  }
  const session = tokensOf(request, email)
  unused.set(email, session)
  return (await session).tokens.accessToken
}

/** Somebody's first page continues the session of the direct requests; further pages get their own. */
function takeSession(email: string): Session | undefined {
  const session = unused.get(email)
  unused.delete(email)
  return session
}

/** The tokens of a new session, under the names that the client uses. */
export async function tokensOf(request: APIRequestContext, email: string, password = passwordOf(email)) {
  const { clientId, answer } = await askPool(request, 'InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD: password },
  })
  const { AccessToken, IdToken, RefreshToken } = answer.AuthenticationResult
  const tokens: Record<'accessToken' | 'idToken' | 'refreshToken', string> = {
    accessToken: AccessToken,
    idToken: IdToken,
    refreshToken: RefreshToken,
  }
  return { clientId, tokens }
}

/** The code in the newest email to an address. */
export async function codeFor(request: APIRequestContext, email: string): Promise<string> {
  const emails = await (await request.get(`/dev/mailbox.json?${new URLSearchParams({ to: email })}`)).json()
  const code = /(\d{6})$/.exec(emails[0]?.subject ?? '')?.[1]
  if (!code) throw new Error(`no code was mailed to ${email}`)
  return code
}

/** Signs somebody up without the screens, and without confirming the address. */
export async function newUnconfirmed(request: APIRequestContext, email = someEmail()): Promise<string> {
  await askPool(request, 'SignUp', { Username: email, Password: PASSWORD })
  return email
}

/** A new family that has never signed in, which a test may change freely. */
export async function newAccount(request: APIRequestContext): Promise<string> {
  const email = await newUnconfirmed(request)
  const ConfirmationCode = await codeFor(request, email)
  await askPool(request, 'ConfirmSignUp', { Username: email, ConfirmationCode })
  return email
}

const accessToken = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('.accessToken'))
    return localStorage.getItem(key ?? '') ?? ''
  })

/** Signs out as another device would; the page does not notice until its next request. */
export async function signOutEverywhere(page: Page, request: APIRequestContext): Promise<void> {
  await askPool(request, 'GlobalSignOut', { AccessToken: await accessToken(page) })
}

interface Pool {
  userPoolEndpoint: string
  userPoolClientId: string
}

/** Looked up once for as long as the worker's server runs. */
let pool: Promise<Pool> | undefined

const poolOf = async (request: APIRequestContext): Promise<Pool> =>
  (await (await request.get('/config.json')).json()).amplify.Auth.Cognito

async function askPool(request: APIRequestContext, operation: string, input: object) {
  pool ??= poolOf(request)
  const { userPoolEndpoint, userPoolClientId } = await pool
  const answer = await request.post(userPoolEndpoint, {
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    data: JSON.stringify({ ClientId: userPoolClientId, ...input }),
  })
  if (!answer.ok()) throw new Error(`${operation}: ${await answer.text()}`)
  return { clientId: userPoolClientId, answer: await answer.json() }
}
