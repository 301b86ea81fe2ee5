import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { roundOfPages } from './page-rounds.ts'
import { screens } from './screens.ts'
import { bringSession, demo } from './sign-in.ts'
import { walkTo } from './walk-to.ts'

const calendar = (page: Page) => page.getByRole('region', { name: 'Fall 2025 calendar' })

test('the first screen of a phone has the promise, the place, the price and the way in', async ({ page }) => {
  await page.setViewportSize(screens.phone)
  await page.goto('/')
  for (const shown of [
    page.getByRole('heading', { level: 1 }),
    page.getByText('Cedar Bend Field in Richmond').first(),
    page.getByText('$80 a month').first(),
    page.getByRole('link', { name: 'Register Now' }).first(),
  ])
    await expect(shown).toBeInViewport({ ratio: 1 })
})

test('Register Now leads a visitor to sign in and remembers where to go, and a parent there at once', async ({
  page,
}) => {
  await page.goto('/')
  const button = page.getByRole('link', { name: 'Register Now' }).first()
  await button.click()
  await expect(page).toHaveURL('/login?returnTo=%2Fguardian')
  await bringSession(page, demo.parent)
  await page.goto('/')
  await expect(button).toHaveAttribute('href', '/guardian')
})

/** These tests only look at the page, one after another. */
const round = roundOfPages({})
test.beforeAll(() => round.page.goto('/about'))

test('the calendar of an earlier season comes in place, and back again', async () => {
  const { page } = round
  await walkTo(page, '/')
  const seasons = page.getByRole('navigation', { name: 'Season' })
  const now = seasons.locator('[aria-current]')
  const running = (await now.textContent()) ?? ''
  await seasons.getByRole('link', { name: 'Fall 2025' }).click()
  await expect(calendar(page).getByRole('table')).toHaveCount(4)
  await expect(calendar(page).getByRole('button', { name: /: (game and )?training$/ })).toHaveCount(30)
  await expect(calendar(page).getByRole('button', { name: /: game/ })).toHaveCount(9)
  await seasons.getByRole('link', { name: running }).click()
  await expect(page.getByRole('region', { name: `${running} calendar` })).toBeVisible()
})

test('a day of the calendar opens its details', async () => {
  const { page } = round
  await walkTo(page, '/?season=fall-2025')
  await calendar(page).getByRole('button', { name: 'Sat, Sep 27: game and training' }).click()
  for (const line of ['Herons v Foxes', '2:30–3:15 PM, Cedar Bend Field', 'Fall training 2025'])
    await expect(page.locator(':popover-open').getByText(line).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator(':popover-open')).toHaveCount(0)
})

test('the calendar can be downloaded and subscribed to', async ({ request, app }) => {
  const { page } = round
  await walkTo(page, '/?season=fall-2025')
  const links = calendar(page).getByRole('link', { name: /calendar|download/i })
  await expect(links.first()).toHaveAttribute(
    'href',
    `${app.replace('http:', 'webcal:')}/calendar/training.ics`,
  )
  const feed = await request.get((await links.last().getAttribute('href')) ?? '/missing')
  expect(feed.headers()['content-type']).toContain('text/calendar')
})

test('questions have addresses of their own', async () => {
  const { page } = round
  await page.goto('/#faq')
  await page.getByText('What if it rains?').click()
  await expect(page.getByText('We post it at the top of this site by 3:30 PM.')).toBeVisible()
})
