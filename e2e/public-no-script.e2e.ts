import { expect, test } from './fixtures.ts'
import { readWithoutScripts } from './page-rounds.ts'

test.use({ javaScriptEnabled: false })

/** Pages that need a script for something still show all their content; the others are in `public-pages`. */
const pages = [
  { path: '/contact', says: '1000 Example Way' },
  { path: '/contact?topic=kit', says: '604-555-0142' },
  { path: '/store', says: 'Rain jacket' },
  { path: '/store/order/socks', says: '$10.00' },
  { path: '/registration-form', says: 'Four minutes on your phone.' },
  { path: '/login', says: 'Create an account' },
  { path: '/signup', says: 'Your child never needs an account' },
  { path: '/forgot-password', says: 'Email' },
  { path: '/unauthorized', says: 'Return to Home' },
  { path: '/events?mine=1', says: 'Lunar New Year tournament' },
]

readWithoutScripts(pages)

test('the film of the home page is there to be played', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Featured game' }).locator('video')).toBeVisible()
})

test('a page that asks to sign in says what can be done without', async ({ page }) => {
  await page.goto('/guardian')
  await page.getByRole('link', { name: 'print the registration form' }).click()
  await expect(page).toHaveURL('/registration-form')
})

test('every page with a button that needs scripts says so beside it', async ({ page }) => {
  for (const path of [
    '/login',
    '/signup',
    '/forgot-password',
    '/confirm-signup',
    '/registration-form',
    '/contact',
    '/fun-day-waiver',
    '/store/order/socks',
    '/store/test/socks',
    '/store/basket',
  ]) {
    await page.goto(path)
    await expect(page.getByText(/JavaScript/).first(), path).toBeVisible()
  }
})
