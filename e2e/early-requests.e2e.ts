import type { Page, Request } from '@playwright/test'
import { newFamily } from './family-api.ts'
import { expect, test } from './fixtures.ts'
import { holdBack, screens } from './screens.ts'
import { bringSession, demo, signIn, tokensOf } from './sign-in.ts'

test.use({ viewport: screens.phone, isFirstVisit: true })

const players = (page: Page) => page.getByRole('main').getByRole('region', { name: /players/i })
const CLIENT = '**/assets/browser-session-*.js'

const hasClient = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/browser-session-')),
  )

/** A family with one child of this name, signed in where the page will go next. */
async function familyWith(page: Page, firstName: string): Promise<void> {
  const { email } = await newFamily(page.request, firstName)
  await bringSession(page, email)
}

/** Holds back the early answers and the client, which would read the sign-in before the test has changed it. */
async function holdBackAll(page: Page): Promise<() => void> {
  const held = [await holdBack(page, '**/graphql'), await holdBack(page, CLIENT)]
  return () => {
    for (const letGo of held) letGo()
  }
}

const asksForFamily = (request: Request) => /query MyFamily/.test(request.postData() ?? '')

test('the family is there before the client has come', async ({ page }) => {
  await familyWith(page, 'Nour')
  const letGo = await holdBack(page, CLIENT)
  await page.goto('/guardian')
  await expect(page.getByText('Nour').first()).toBeVisible()
  expect(await hasClient(page)).toBe(false)
  letGo()
  await expect.poll(() => hasClient(page)).toBe(true)
})

test('so is the desk’s list, with the counts of its tabs; and nothing is asked for twice', async ({
  page,
}) => {
  // When the server starts announcing changes, everything is loaded once more; prevent that here.
  await page.routeWebSocket(/./, () => {})
  await bringSession(page, demo.admin)
  const asked: string[] = []
  page.on('request', (one) => {
    if (/graphql|own-permissions/.test(one.url())) asked.push(one.postData() ?? one.url())
  })
  const letGo = await holdBack(page, CLIENT)
  await page.goto('/admin/registrations?status=ALL')
  await expect(page.locator('main [data-index]').first()).toBeVisible()
  expect(await hasClient(page)).toBe(false)
  letGo()
  await expect.poll(() => asked.some((one) => one.endsWith('/own-permissions'))).toBe(true)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((one) => one.endsWith('/own-permissions'))).toHaveLength(1)
  expect(asked).toHaveLength(new Set(asked).size)
})

test('a sign-in that has run out is left to the client', async ({ page }) => {
  await familyWith(page, 'Nour')
  const old = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('.accessToken')) ?? ''
    const [head, body = '', signature] = (localStorage.getItem(key) ?? '').split('.')
    const claims = { ...JSON.parse(atob(body)), exp: 1_700_000_000 }
    const token = [head, btoa(JSON.stringify(claims)).replace(/=/g, ''), signature].join('.')
    localStorage.setItem(key, token)
    return token
  })
  const shown: (string | undefined)[] = []
  page.on('request', (one) => one.url().endsWith('/graphql') && shown.push(one.headers().authorization))
  await page.goto('/guardian')
  await expect(page.getByText('Nour').first()).toBeVisible()
  expect(shown).not.toContain(old)
})

test('in a parent’s shoes nothing is asked for in the administrator’s name', async ({ page }) => {
  await signIn(page, demo.admin, { to: '/admin/users' })
  await page.getByLabel(/^Find/).fill(demo.parent)
  await expect(page).toHaveURL(/[?&]q=/)
  await expect(page.locator('main [aria-busy="false"] [data-row]').first()).toBeVisible()
  await page
    .locator('[data-row]')
    .filter({ has: page.getByText(demo.parent, { exact: true }) })
    .getByRole('button', { name: /^Impersonate/ })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('They asked for help')
  await dialog.getByRole('button', { name: 'View as this parent' }).click()
  await expect(page).toHaveURL('/guardian')
  await expect(players(page)).toBeVisible()
  const asked: Request[] = []
  page.on('request', (one) => asksForFamily(one) && asked.push(one))
  await page.reload()
  await expect(players(page)).toBeVisible()
  expect(asked).not.toEqual([])
  for (const one of asked) expect(await one.headerValue('x-impersonate-user')).not.toBeNull()
})

test('who has signed out elsewhere meanwhile is shown nothing', async ({ page }) => {
  await familyWith(page, 'Nour')
  const letGo = await holdBackAll(page)
  const asked = page.waitForRequest('**/graphql')
  await page.goto('/guardian', { waitUntil: 'commit' })
  await asked
  await page.evaluate(() => localStorage.clear())
  letGo()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText('Nour')).toHaveCount(0)
})

test('whoever signs in elsewhere meanwhile sees their own family', async ({ page, request }) => {
  const { email: other } = await newFamily(request, 'Otto')
  await familyWith(page, 'Nour')
  const { clientId, tokens } = await tokensOf(request, other)
  const letGo = await holdBackAll(page)
  const asked = page.waitForRequest('**/graphql')
  await page.goto('/guardian', { waitUntil: 'commit' })
  await asked
  await page.evaluate(
    ([name, client, kept]) => {
      localStorage.setItem(`${client}.LastAuthUser`, name)
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(`${client}.${name}.${key}`, value)
    },
    [other, `CognitoIdentityServiceProvider.${clientId}`, tokens] as const,
  )
  letGo()
  await expect(page.getByText('Otto').first()).toBeVisible()
  await expect(page.getByText('Nour')).toHaveCount(0)
})

test('the answers lie in no global name, and are handed out once', async ({ page }) => {
  await page.addInitScript(() => {
    // Note the browser's own globals before the page's scripts run.
    Object.assign(window, { names: new Set(Object.getOwnPropertyNames(window)) })
  })
  await familyWith(page, 'Nour')
  await page.goto('/guardian')
  await expect(page.getByText('Nour').first()).toBeVisible()
  const found = await page.evaluate(() => {
    const { names } = window as unknown as { names: Set<string> }
    const added = Object.getOwnPropertyNames(window).filter((name) => !names.has(name) && name !== 'names')
    let isHandedOut = false
    const detail = () => {
      isHandedOut = true
    }
    document.dispatchEvent(new CustomEvent('take-early', { detail }))
    return { added: added.filter((name) => !name.startsWith('__reactRouter')), isHandedOut }
  })
  expect(found).toEqual({ added: [], isHandedOut: false })
})
