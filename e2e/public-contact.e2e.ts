import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

async function fill(page: Page) {
  await page.getByLabel('Your name').fill('Robin Fraser')
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('robin@example.org')
  await page.getByLabel('Message').fill('Is the field lit in November?')
}

test('the address names the topic, and its answers stand beside the form', async ({ page }) => {
  await page.goto('/contact?topic=kit')
  await expect(page.getByLabel('What is it about?')).toHaveValue('KIT')
  await page.goto('/contact?topic=nonsense')
  await expect(page.getByLabel('What is it about?')).toHaveValue('TRAINING')
})

for (const [what, fail] of [
  [
    'the service is down',
    (page: Page) => page.route('**/contact-messages', (route) => route.fulfill({ status: 503 })),
  ],
  ['there is no connection', (page: Page) => page.route('**/contact-messages', (route) => route.abort())],
] as const)
  test(`${what}: what was typed stays, there is another way, and trying again sends it`, async ({ page }) => {
    await page.goto('/contact', { waitUntil: 'networkidle' })
    await fail(page)
    await fill(page)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('alert')).toContainText('It’s still here')
    await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', /^mailto:.*November/)
    await expect(page.getByLabel('Message')).toHaveValue('Is the field lit in November?')
    await page.unroute('**/contact-messages')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Thanks, we’ve got your message.')).toBeVisible()
  })
