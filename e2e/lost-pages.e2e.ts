import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

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
