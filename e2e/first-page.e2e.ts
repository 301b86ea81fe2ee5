import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }

const programs = (page: Page) => page.getByRole('list', { name: 'Programs' }).getByRole('listitem')

async function openFirstPage(page: Page) {
  await page.goto('/')
  await expect(programs(page).first()).toBeVisible()
}

for (const [name, viewport] of Object.entries({ phone, desk })) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test('a visitor learns who, when, where and how much', async ({ page, request }) => {
      const { club } = await (await request.get('/config.json')).json()
      await openFirstPage(page)
      await expect(page.getByRole('banner')).toContainText(club.name)
      const fall = page.getByRole('region', { name: 'Fall training 2025' })
      for (const fact of [
        'Saturdays and Sundays, 5:00–6:30 PM',
        'Richmond, BC',
        'Players aged 3–15',
        '10 minutes early',
        'Rain or shine, unless it is unsafe',
        '$80/month',
        '$150/month',
        '20% off',
        '50% off',
        'from $10',
      ])
        await expect(fall.getByText(fact).first()).toBeVisible()
      await expect(page.getByRole('contentinfo')).toContainText('Founded 2022')
    })

    test('the call to action stands on the first screen', async ({ page }) => {
      await openFirstPage(page)
      await expect(page.getByRole('link', { name: 'See programs and fees' })).toBeInViewport({ ratio: 1 })
    })

    for (const colorScheme of ['light', 'dark'] as const)
      test(`axe finds nothing to mend in ${colorScheme} colours`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await openFirstPage(page)
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations).toEqual([])
      })
  })
}

test('the programs and their fees are the ones in the database', async ({ page, request }) => {
  const { amplify } = await (await request.get('/config.json')).json()
  const { customEndpoint, apiKey } = amplify.API.GraphQL
  const query = '{ listPrograms(limit: 100) { items { name fees { items { amount } } } } }'
  const answer = await request.post(customEndpoint, { headers: { 'x-api-key': apiKey }, data: { query } })
  const { items } = (await answer.json()).data.listPrograms
  expect(items.length).toBeGreaterThan(0)

  await openFirstPage(page)
  await expect(programs(page)).toHaveCount(items.length)
  await expect(programs(page).first()).toContainText('Saturdays and Sundays')
  for (const { name, fees } of items) {
    const card = programs(page).filter({ has: page.getByRole('heading', { name, exact: true }) })
    for (const { amount } of fees.items)
      await expect(card).toContainText(amount === 0 ? 'Free' : `$${amount.toFixed(2)}`)
  }
})

test('nothing reaches beyond the edge of the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openFirstPage(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('the keyboard skips to the content', async ({ page }) => {
  await openFirstPage(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('a visitor whose connection fails tries again', async ({ page }) => {
  await page.route('**/graphql', (route) => route.abort())
  await page.goto('/')
  await expect(page.getByRole('alert')).toContainText('The programs did not arrive')
  await page.unroute('**/graphql')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(programs(page).first()).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
})

test('a club without programs says so', async ({ page }) => {
  await page.route('**/graphql', (route) =>
    route.fulfill({ json: { data: { listPrograms: { items: [] } } } }),
  )
  await page.goto('/')
  await expect(page.getByText('No programs are open just now.')).toBeVisible()
})

test('no message of the browser complains about the page', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await openFirstPage(page)
  expect(complaints).toEqual([])
})
