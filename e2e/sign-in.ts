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
/** Of everybody else: the demo's is in print, and refused. */
export const PASSWORD = 'plenty of grass'

const passwordOf = (email: string) => (Object.values(demo).includes(email) ? DEMO_PASSWORD : PASSWORD)

/** An address that nobody has used yet. */
export const someEmail = () => `${randomUUID()}@example.org`

/** Fills in the form, and sends it. The address changes a moment before the page does, and the page left may have fields of the same name. */
export async function fillSignIn(page: Page, email: string, password = passwordOf(email)): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
}

interface SignInOptions {
  password?: string
  /** Instead of the own area. */
  to?: string
}

/** Through the screen, as anybody would; resolves when the page that follows is there. */
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
 * For journeys that are about something else: the client finds real tokens where it would have put them itself.
 * Resolves when the page that follows knows who is there.
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

/** The same without a page that follows: for who goes on to one in a way of their own. */
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
 * Any place of the site's own will do to reach its storage, best one that brings no scripts along: the page that a kept
 * window has parked, as long as nobody looks at the site who would notice, or the page itself.
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

/** Of the demo's administrator, for the service alone: nobody signs out of it. */
let ofAdmin: { session: Session; since: number } | undefined

/** Its token is good for an hour, and a run on a busy machine may take longer. */
const RENEWED_AFTER_MS = 30 * 60_000

/** Those that the service has been asked with in somebody's name, and no page yet. */
const unused = new Map<string, Session>()

/** For the service: to sign in takes it as long as half a dozen other requests, so that a session is used where there is one. */
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

/** The first page of somebody goes on with the session in which the service was asked; another one has its own. */
function takeSession(email: string): Session | undefined {
  const session = unused.get(email)
  unused.delete(email)
  return session
}

/** Of a new session, by the names under which the client keeps them. */
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

/** The digits of the newest email to an address. */
export async function codeFor(request: APIRequestContext, email: string): Promise<string> {
  const emails = await (await request.get(`/dev/mailbox.json?${new URLSearchParams({ to: email })}`)).json()
  const code = /(\d{6})$/.exec(emails[0]?.subject ?? '')?.[1]
  if (!code) throw new Error(`no code was mailed to ${email}`)
  return code
}

/** Somebody who has signed up, without the screens and without having confirmed the address. */
export async function newUnconfirmed(request: APIRequestContext, email = someEmail()): Promise<string> {
  await askPool(request, 'SignUp', { Username: email, Password: PASSWORD })
  return email
}

/** A family of its own, that has never signed in: change what you like. */
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

/** As another device would; the page does not notice before it asks the server for something. */
export async function signOutEverywhere(page: Page, request: APIRequestContext): Promise<void> {
  await askPool(request, 'GlobalSignOut', { AccessToken: await accessToken(page) })
}

interface Pool {
  userPoolEndpoint: string
  userPoolClientId: string
}

/** The same for as long as the worker's server runs. */
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
