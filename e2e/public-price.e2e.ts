import type { Page } from '@playwright/test'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { expect, test } from './fixtures.ts'

const prices = (page: Page) => page.getByRole('region', { name: 'What it costs your family' })

/** Chooses this many children in the first open month; returns the month's address and name. */
async function choose(page: Page, once: number, twice: number) {
  const form = page.getByRole('form', { name: 'Price calculator' })
  const children = (name: string, count: number) =>
    form
      .getByRole('group', { name })
      .getByRole('radio', { name: String(count), exact: true })
      .check()
  await children('Children who train once a week', once)
  await children('Children who train twice a week', twice)
  const months = form.getByRole('checkbox')
  for (const [n, month] of (await months.all()).entries()) await month.setChecked(n === 0)
  const month = (await months.first().getAttribute('value')) ?? ''
  return { month, isHalfPrice: month.endsWith('-12') }
}

/** In December everything costs half. */
const total = (cents: number, isHalfPrice: boolean) => formatCents(isHalfPrice ? cents / 2 : cents)

test('a family tries what it would pay, and reads why, line by line', async ({ page }) => {
  await page.goto('/')
  const one = await choose(page, 1, 0)
  await expect(prices(page).getByRole('status').first()).toContainText(total(8_000, one.isHalfPrice))
  await expect(prices(page)).toContainText(/Register a second child and save \$\d+ a month\./)
  const { isHalfPrice } = await choose(page, 1, 1)
  await expect(prices(page).getByRole('status').first()).toContainText(total(18_400, isHalfPrice))
  const second = prices(page).getByRole('listitem').filter({ hasText: 'Child 2, twice a week' })
  await expect(second).toContainText(/2 children of your family are registered in \w+: 20% off\./)
  await expect(second).toContainText(`−${total(3_000, isHalfPrice)}`)
})

test('the price can be sent on: the address brings it back', async ({ page, context }) => {
  await page.goto('/')
  const { month, isHalfPrice } = await choose(page, 2, 0)
  await expect(page).toHaveURL(`/?once=2&twice=0&month=${month}`)
  const friend = await context.newPage()
  await friend.goto(page.url())
  await expect(prices(friend)).toContainText(total(12_800, isHalfPrice))
})

test('with nobody or no month chosen it says what is missing', async ({ page }) => {
  await page.goto('/')
  const { month } = await choose(page, 1, 0)
  await page.goto(`/?once=0&twice=0&month=${month}`)
  await expect(prices(page)).toContainText('Choose how many children train.')
  await page.goto('/?once=1&twice=0')
  await expect(prices(page)).toContainText('Choose at least one month.')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form brings the price from the server', async ({ page }) => {
    await page.goto('/')
    const { month, isHalfPrice } = await choose(page, 2, 0)
    await page.getByRole('button', { name: 'Work it out' }).click()
    await expect(page).toHaveURL(`/?once=2&twice=0&month=${month}#price`)
    await expect(prices(page)).toContainText(total(12_800, isHalfPrice))
  })
})
