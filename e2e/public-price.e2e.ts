import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const FALL = ['September', 'October', 'November', 'December']

const prices = (page: Page) => page.getByRole('region', { name: 'What it costs your family' })

async function choose(page: Page, once: number, twice: number, months: string[]) {
  const form = page.getByRole('form', { name: 'Price calculator' })
  const children = (name: string, count: number) =>
    form
      .getByRole('group', { name })
      .getByRole('radio', { name: String(count), exact: true })
      .check()
  await children('Children who train once a week', once)
  await children('Children who train twice a week', twice)
  for (const month of FALL)
    await form.getByRole('checkbox', { name: month }).setChecked(months.includes(month))
}

const cases = [
  {
    number: 1,
    once: 1,
    twice: 0,
    months: ['October'],
    total: '$80.00',
    says: 'Register a second child and save $32 a month.',
  },
  {
    number: 2,
    once: 0,
    twice: 1,
    months: ['October'],
    total: '$150.00',
    says: 'Register a second child and save $60 a month.',
  },
  {
    number: 3,
    once: 2,
    twice: 0,
    months: ['October'],
    total: '$128.00',
    says: 'Your family saves $32 this month.',
  },
  {
    number: 4,
    once: 1,
    twice: 1,
    months: ['October'],
    total: '$184.00',
    says: 'Your family saves $46 this month.',
  },
  {
    number: 5,
    once: 1,
    twice: 0,
    months: ['December'],
    total: '$40.00',
    says: 'Your family saves $40 this month.',
  },
  {
    number: 6,
    once: 1,
    twice: 1,
    months: ['December'],
    total: '$92.00',
    says: 'Your family saves $138 this month.',
  },
  {
    number: 7,
    once: 1,
    twice: 0,
    months: FALL,
    total: '$280.00',
    says: 'Your family saves $40 over these 4 months.',
  },
  {
    number: 8,
    once: 2,
    twice: 0,
    months: FALL,
    total: '$448.00',
    says: 'Your family saves $192 over these 4 months.',
  },
  {
    number: 9,
    once: 3,
    twice: 0,
    months: FALL,
    total: '$672.00',
    says: 'Your family saves $288 over these 4 months.',
  },
]

test('the worked examples, one after the other, as a family would try them', async ({ page }) => {
  await page.goto('/')
  for (const { once, twice, months, total, says } of cases) {
    await choose(page, once, twice, months)
    await expect(prices(page).getByRole('status').first()).toContainText(total)
    await expect(prices(page)).toContainText(says)
  }
})

test('the price is explained line by line', async ({ page }) => {
  await page.goto('/')
  await choose(page, 1, 1, ['December'])
  const december = prices(page).getByRole('listitem').filter({ hasText: 'Child 2, twice a week' })
  await expect(december).toContainText('Training in December is 50% off.')
  await expect(december).toContainText('−$75.00')
  await expect(december).toContainText('2 children of your family are registered in December: 20% off.')
  await expect(december).toContainText('−$15.00')
})

test('the price can be sent on: the address brings it back', async ({ page, context }) => {
  await page.goto('/')
  await choose(page, 2, 0, ['October'])
  await expect(page).toHaveURL('/?once=2&twice=0&month=2025-10')
  const friend = await context.newPage()
  await friend.goto(page.url())
  await expect(prices(friend)).toContainText('$128.00')
})

test('with nobody or no month chosen it says what is missing', async ({ page }) => {
  await page.goto('/?once=0&twice=0&month=2025-10')
  await expect(prices(page)).toContainText('Choose how many children train.')
  await page.goto('/?once=1&twice=0')
  await expect(prices(page)).toContainText('Choose at least one month.')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form brings the price from the server', async ({ page }) => {
    await page.goto('/')
    await choose(page, 2, 0, ['October'])
    await page.getByRole('button', { name: 'Work it out' }).click()
    await expect(page).toHaveURL('/?once=2&twice=0&month=2025-10#price')
    await expect(prices(page)).toContainText('$128.00')
    await expect(prices(page)).toContainText('Your family saves $32 this month.')
  })
})
