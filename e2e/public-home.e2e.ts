import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { screens } from './screens.ts'
import { demo, signIn } from './sign-in.ts'

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

test('the season’s facts are all there', async ({ page }) => {
  await page.goto('/')
  const facts = page.getByRole('region', { name: 'This weekend' })
  for (const fact of [
    'September 6 to December 18, 2025. Last sessions Sat, Dec 13 and Sun, Dec 14.',
    '5:00–6:30 PM',
    'Cedar Bend Field, Richmond',
    '10 minutes early, at 4:50 PM',
    'Rain or shine, unless it is unsafe.',
    '$80 a month, Saturday or Sunday',
    '$150 a month, Saturdays and Sundays',
    '20% off for 2 or more children',
    '50% off in December',
    'from $10',
  ])
    await expect(facts.getByText(fact).first()).toBeVisible()
})

test('Register Now leads a visitor to sign in and remembers where to go, and a parent there at once', async ({
  page,
}) => {
  await page.goto('/')
  const button = page.getByRole('link', { name: 'Register Now' }).first()
  await button.click()
  await expect(page).toHaveURL('/login?returnTo=%2Fguardian')
  await signIn(page, demo.parent)
  await page.goto('/')
  await expect(button).toHaveAttribute('href', '/guardian')
})

test('the calendar has four months, thirty sessions, ten games and a legend', async ({ page }) => {
  await page.goto('/')
  const tables = calendar(page).getByRole('table')
  await expect(tables).toHaveCount(4)
  for (const [n, month] of ['September', 'October', 'November', 'December'].entries())
    await expect(tables.nth(n)).toHaveAccessibleName(`${month} 2025`)
  await expect(calendar(page).getByRole('button', { name: /: (game and )?training$/ })).toHaveCount(30)
  await expect(calendar(page).getByRole('button', { name: /: game/ })).toHaveCount(9)
  await expect(calendar(page)).toContainText('30 sessions')
  await expect(calendar(page)).toContainText('10 games')
  const legend = calendar(page).getByRole('list', { name: 'Legend' })
  for (const entry of ['Training day', 'Game day', 'Both: game and training'])
    await expect(legend.getByText(entry)).toBeVisible()
})

test('a day of the calendar opens its details', async ({ page }) => {
  await page.goto('/')
  await calendar(page).getByRole('button', { name: 'Sat, Sep 27: game and training' }).click()
  for (const line of ['Herons v Foxes', '2:30–3:15 PM, Cedar Bend Field', 'Fall training 2025'])
    await expect(page.locator(':popover-open').getByText(line).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator(':popover-open')).toHaveCount(0)
})

test('the calendar can be downloaded and subscribed to', async ({ page, request, app }) => {
  await page.goto('/')
  const links = calendar(page).getByRole('link')
  await expect(links.first()).toHaveAttribute(
    'href',
    `${app.replace('http:', 'webcal:')}/calendar/training.ics`,
  )
  const feed = await request.get((await links.last().getAttribute('href')) ?? '/missing')
  expect(feed.headers()['content-type']).toContain('text/calendar')
})

test('questions have addresses of their own', async ({ page }) => {
  await page.goto('/#faq')
  await page.getByText('What if it rains?').click()
  await expect(page.getByText('We post it at the top of this site by 3:30 PM.')).toBeVisible()
})
