import { expect, test } from './fixtures.ts'

test.use({ javaScriptEnabled: false })

/** The pages that need a script to do something still say all they have to say; the others are in `public-pages`. */
const pages = [
  { path: '/contact', says: '1000 Example Way' },
  { path: '/contact?topic=kit', says: '604-555-0142' },
  { path: '/store', says: 'Rain jacket' },
  { path: '/store/order/socks', says: '$10.00' },
  { path: '/registration-form', says: 'Four minutes on a phone.' },
  { path: '/login', says: 'Create an account' },
  { path: '/signup', says: 'Your child never needs an account' },
  { path: '/forgot-password', says: 'E-mail' },
  { path: '/unauthorized', says: 'Return to Home' },
  { path: '/events?mine=1', says: 'Lunar New Year tournament' },
]

for (const { path, says } of pages)
  test(`${path} shows its content`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(says).first()).toBeVisible()
  })

test('the film of the home page is there to be played', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Featured game' }).locator('video')).toBeVisible()
})
