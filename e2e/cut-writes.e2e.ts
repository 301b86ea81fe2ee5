import type { Page, Request } from '@playwright/test'
import { atDesk } from './desk-api.ts'
import { apiAsAdmin, countOf, moveTo, newFamily, newProgram, register } from './family-api.ts'
import { expect, test } from './fixtures.ts'
import { screens } from './screens.ts'
import { signIn } from './sign-in.ts'

type Lost = 'REQUEST' | 'ANSWER'

const LOST: readonly Lost[] = ['REQUEST', 'ANSWER']

/** Cuts the operation with this name, either the request or only its answer, and expects the page to say so. */
async function lose(page: Page, lost: Lost, name: string, act: () => Promise<void>): Promise<void> {
  const isIt = (asked: Request) => asked.url().endsWith(name) || Boolean(asked.postData()?.includes(name))
  await page.route(/\/(graphql|account\/card-payments)$/, async (route) => {
    if (!isIt(route.request())) return route.fallback()
    if (lost === 'ANSWER') await route.fetch()
    await route.abort()
  })
  const failed = page.waitForEvent('requestfailed', isIt)
  await act()
  await failed
  await expect(page.getByText('Nothing was lost').first()).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
}

test('an order of kit that is cut on the way is still filled in, and made once', async ({
  page,
  request,
}) => {
  await page.setViewportSize(screens.phone)
  const { email, parent, players } = await newFamily(request, 'Ada')
  const [ada] = players as [(typeof players)[0]]
  await signIn(page, email, { to: '/store/order/socks' })
  await page.getByRole('radio', { name: 'Ada' }).check()
  await page.getByRole('radio', { name: /^S shoe/ }).check()
  const order = page.getByRole('button', { name: 'Place order · $10.00' })
  for (const lost of LOST) {
    await lose(page, lost, 'OrderKit', () => order.click())
    await expect(page.getByRole('radio', { name: /^S shoe/ })).toBeChecked()
  }
  await order.click()
  await expect(page.getByRole('heading', { name: 'Thank you, we’ve got your order' })).toBeVisible()
  expect(await countOf(parent, ada, 'kitOrders')).toBe(1)
})

test('an edit at the desk that is cut on the way is still typed, and nobody else is blamed for it', async ({
  page,
  request,
}) => {
  await page.setViewportSize(screens.desk)
  const program = await newProgram(await apiAsAdmin(request))
  await atDesk(page, `/admin/programs/${program.id}/edit`)
  await expect(page.getByLabel('Name')).toHaveValue(program.name)
  await page.getByLabel('Places').fill('27')
  const save = page.getByRole('button', { name: 'Save changes' })
  for (const lost of LOST) {
    await lose(page, lost, 'SaveProgram', () => save.click())
    await expect(page.getByLabel('Places')).toHaveValue('27')
  }
  await save.click()
  const dialog = page.getByRole('dialog', { name: 'This is already saved' })
  await expect(dialog).toContainText('It was saved by admin@example.org')
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByText('0 of 27')).toBeVisible()
})

test('a payment by card that is cut before its page says so, and may be begun again', async ({
  page,
  request,
  stripe,
}) => {
  await page.setViewportSize(screens.phone)
  const admin = await apiAsAdmin(request)
  const { email, players } = await newFamily(request, 'Ada')
  const place = await register(admin, await newProgram(admin), players[0] as (typeof players)[0])
  await moveTo(admin, place, 'APPROVED')
  await signIn(page, email, { to: '/guardian/payments' })
  const pay = page.getByRole('button', { name: /^Pay \$\d+\.00 by card$/ })
  const before = new Set(stripe.sessions.keys())
  for (const lost of LOST) {
    await lose(page, lost, '/account/card-payments', () => pay.click())
    // A brief message has disappeared, so it is shown again.
    await page.reload()
  }
  await pay.click()
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
  // The checkout whose address nobody received has ended: only one can be paid.
  const begun = [...stripe.sessions.values()].filter(({ id }) => !before.has(id))
  expect(begun.map(({ status }) => status)).toEqual(['expired', 'open'])
})
