import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

test.use({ isFirstVisit: true })

const toTeams = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Teams' }).click()
const scriptOfTeams = /\/assets\/teams-[^/]+\.js$/

test('a page that takes its time says so, and one that comes at once does not', async ({ page }) => {
  await page.goto('/contact')
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(scriptOfTeams, async (route) => {
    await held
    await route.continue()
  })
  await toTeams(page)
  await expect(page.getByText('Loading page...')).toBeVisible()
  letGo()
  await expect(page).toHaveURL('/teams')
  await expect(page.getByText('Loading page...')).toHaveCount(0)
})

test('a page whose script does not arrive is an error with a way on', async ({ page }) => {
  await page.goto('/contact')
  await page.route(scriptOfTeams, (route) => route.abort())
  await toTeams(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page didn’t load')
  await page.unroute(scriptOfTeams)
  await page.getByRole('link', { name: 'Try Again' }).click()
  await expect(page).toHaveURL('/teams')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page didn’t load')
})

test('a script that takes two minutes counts as lost', async ({ page }) => {
  await page.clock.install()
  await page.goto('/contact')
  await page.route(scriptOfTeams, () => {})
  // From here on the clock moves only when told to, because a slow machine must not use up the last second.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  await toTeams(page)
  await page.clock.runFor(119_000)
  await expect(page.getByText('Loading page...')).toBeVisible()
  await page.clock.runFor(2_000)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page didn’t load')
})

test('offline, a page that is not here yet says so and comes when the connection does', async ({
  page,
  context,
}) => {
  await page.goto('/contact')
  await context.setOffline(true)
  await toTeams(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page didn’t load')
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try Again' }).click()
  await expect(page).toHaveURL('/teams')
})

test('offline, the news is what this device saw last, and says how old it is', async ({ page, context }) => {
  await page.goto('/news')
  await page.waitForFunction(() => localStorage.getItem('touchline.news') !== null)
  const main = page.getByRole('navigation', { name: 'Main' })
  await main.getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/contact')
  await context.setOffline(true)
  await main.getByRole('link', { name: 'News' }).click()
  await expect(page.getByText('This is the list this device loaded just now.')).toBeVisible()
  await expect(page.getByText('December special: 50% off')).toBeVisible()
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByText('This is the list this device loaded')).toHaveCount(0)
})
