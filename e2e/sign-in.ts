import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** The demo club's accounts; tests that change something use `newAccount` instead. */
export const demo = {
  admin: 'admin@example.org',
  parent: 'parent@example.org',
  newParent: 'newparent@example.org',
}

const DEMO_PASSWORD = 'kickoff-2022'
/** Of everybody else: the demo's is in print, and refused. */
export const PASSWORD = 'plenty of grass'

export const passwordOf = (email: string) => (Object.values(demo).includes(email) ? DEMO_PASSWORD : PASSWORD)

/** An address that nobody has used yet. */
export const someEmail = () => `${randomUUID()}@example.org`

/** Fills in the form that is shown, and sends it. */
export async function fillSignIn(page: Page, email: string, password = passwordOf(email)): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
}

/** Through the screen, as anybody would; resolves when the page that follows is there: the own area, or `to`. */
export async function signIn(
  page: Page,
  email: string,
  { password = passwordOf(email), to = '' } = {},
): Promise<void> {
  await page.goto(to ? `/login?${new URLSearchParams({ returnTo: to })}` : '/login')
  await fillSignIn(page, email, password)
  await expect(page).toHaveURL(to || /\/(admin|guardian)$/)
}

/** The digits of the newest letter to an address. */
export async function codeFor(request: APIRequestContext, email: string): Promise<string> {
  const letters = await (await request.get(`/dev/mailbox.json?${new URLSearchParams({ to: email })}`)).json()
  const code = /(\d{6})$/.exec(letters[0]?.subject ?? '')?.[1]
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

/** A player for whoever is signed in on the page, without the screens. */
export async function newPlayer(page: Page, request: APIRequestContext, firstName: string): Promise<void> {
  const answer = await request.post('/graphql', {
    headers: { authorization: await accessToken(page) },
    data: {
      query: 'mutation ($input: CreatePlayerInput!) { createPlayer(input: $input) { id } }',
      variables: { input: { firstName, lastName: 'Haddad', birthDate: '2017-05-31' } },
    },
  })
  const { errors } = await answer.json()
  if (errors) throw new Error(`createPlayer: ${JSON.stringify(errors)}`)
}

async function askPool(request: APIRequestContext, operation: string, input: object): Promise<void> {
  const { amplify } = await (await request.get('/config.json')).json()
  const { userPoolEndpoint, userPoolClientId } = amplify.Auth.Cognito
  const answer = await request.post(userPoolEndpoint, {
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    data: JSON.stringify({ ClientId: userPoolClientId, ...input }),
  })
  if (!answer.ok()) throw new Error(`${operation}: ${await answer.text()}`)
}
