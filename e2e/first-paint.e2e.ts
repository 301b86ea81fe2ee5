import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

test.use({ isFirstVisit: true })

const scripts = /\/assets\/[^/]+\.js$/

/** Opens a page that is painted but whose scripts are held back for as long as the test wants. */
async function beforeScripts(page: Page, path: string): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(scripts, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return letGo
}

test('the page alone brings all that the first paint needs', async ({ page, request }) => {
  const html = await (await request.get('/')).text()
  expect(html).toContain('<style>')
  expect(html).not.toMatch(/<link rel="modulepreload"|<script type="module"|<script [^>]*src=/)
  const sheets: string[] = []
  page.on('request', (one) => {
    if (one.resourceType() === 'stylesheet') sheets.push(one.url())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(sheets).toEqual([])
})

test('the scripts find the page as they would have made it', async ({ page }) => {
  const said: string[] = []
  page.on('console', (line) => {
    if (line.type() === 'error') said.push(line.text())
  })
  page.on('pageerror', (error) => said.push(error.message))
  for (const path of ['/', '/contact', '/registration-form', '/fun-day-tournament-schedule']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.locator('#lost-scripts')).toBeHidden()
  }
  expect(said).toEqual([])
})

test('a later page brings its own styles, and the way back is dressed as before', async ({ page }) => {
  await page.goto('/contact')
  const title = page.getByRole('heading', { level: 1 })
  const size = () => title.evaluate((one) => getComputedStyle(one.parentElement as Element).padding)
  const before = await size()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Teams' }).click()
  await expect(page).toHaveURL('/teams')
  await page.goBack()
  await expect(page).toHaveURL('/contact')
  await expect.poll(size).toBe(before)
})

test('what is typed, chosen and tapped before the scripts are here counts when they are', async ({
  page,
}) => {
  const letGo = await beforeScripts(page, '/registration-form')
  await page.getByLabel('First name').first().fill('Robin')
  await page.getByRole('button', { name: 'Add a sibling' }).click()
  letGo()
  await expect(page.getByLabel('First name')).toHaveCount(2)
  await expect(page.getByLabel('First name').first()).toHaveValue('Robin')
})

test('a link tapped before the scripts are here keeps the place that was asked for', async ({ page }) => {
  const letGo = await beforeScripts(page, '/login?returnTo=%2Fguardian%2Fprofile')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  letGo()
  await expect(page).toHaveURL('/forgot-password')
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/login?returnTo=%2Fguardian%2Fprofile',
  )
})

test('a filter chosen before the scripts are here is followed', async ({ page }) => {
  const letGo = await beforeScripts(page, '/fun-day-tournament-schedule')
  await page.getByLabel('Division').selectOption({ index: 1 })
  letGo()
  await expect(page).toHaveURL(/division=/)
})

test('a menu that was opened before the scripts are here stays open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const letGo = await beforeScripts(page, '/contact')
  await page.getByRole('button', { name: 'Menu' }).click()
  letGo()
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
})

test('a page whose scripts do not arrive says so and can be loaded again', async ({ page }) => {
  await page.route(scripts, (route) => route.abort())
  await page.goto('/contact?topic=kit', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('alert')).toContainText('Part of this page didn’t load')
  await page.unroute(scripts)
  await page.getByRole('link', { name: 'Reload the page' }).click()
  await expect(page).toHaveURL('/contact?topic=kit')
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled()
  await expect(page.getByText('Part of this page didn’t load')).toBeHidden()
})

test('scripts that take two minutes count as lost, and as found when they come', async ({ page }) => {
  // The clock moves only when told to, because a slow machine must not use up the last second.
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
  const letGo = await beforeScripts(page, '/contact')
  const lost = page.getByText('Part of this page didn’t load')
  await page.clock.runFor(119_000)
  await expect(lost).toBeHidden()
  await page.clock.runFor(2_000)
  await expect(lost).toBeVisible()
  letGo()
  // Scripts that have arrived may still take a moment to hydrate the page.
  await page.clock.resume()
  await expect(lost).toBeHidden()
})
