import { apiAsAdmin, countOf, newFamily } from './family-api.ts'
import { expect, test } from './fixtures.ts'
import { screens } from './screens.ts'
import { fillSignIn, signIn } from './sign-in.ts'
import { walkTo } from './walk-to.ts'

test.use({ viewport: screens.phone })

test('a visitor fills in an order, signs in, finds it filled, and a double tap orders once', async ({
  page,
  request,
}) => {
  const { email, parent, players } = await newFamily(request, 'Ada', 'Bea')
  const [ada] = players as [(typeof players)[0]]
  await page.goto('/store')
  await page.getByRole('link', { name: 'Hoodie' }).click()
  await page.getByText('Not sure? Find the size by height').click()
  await page.getByLabel('Your player’s height in cm').fill('129')
  await page.getByRole('button', { name: 'Choose YM' }).click()
  await page.getByRole('button', { name: 'One more' }).click()
  await expect(page.getByText('$76.00')).toBeVisible()
  await page.getByRole('link', { name: 'Sign in and order' }).click()
  await fillSignIn(page, email)

  await expect(page).toHaveURL('/store/order/hoodie')
  await expect(page.getByRole('radio', { name: /^YM/ })).toBeChecked()
  await page.getByRole('button', { name: 'Place order · $76.00' }).click()
  await expect(page.getByText('Please choose who it’s for.')).toBeFocused()
  await page.getByRole('radio', { name: 'Ada' }).check()
  await page.getByRole('button', { name: 'Place order · $76.00' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Thank you, we’ve got your order' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Thank you, we’ve got your order' })).toBeVisible()
  expect(await countOf(parent, ada, 'kitOrders')).toBe(1)

  await walkTo(page, '/store/order/shorts')
  await page.getByRole('radio', { name: 'Ada Shirt size YM' }).check()
  await expect(page.getByRole('radio', { name: /^YM/ })).toBeChecked()
  // Bea has no size yet, and does not get her sister's.
  await page.getByRole('radio', { name: 'Bea' }).check()
  await expect(page.getByRole('radio', { name: /^YM/ })).not.toBeChecked()
})

test('kit for two children goes into one basket and is ordered in one go', async ({ page, request }) => {
  const { email, parent, players } = await newFamily(request, 'Ada', 'Bea')
  const [ada, bea] = players as [(typeof players)[0], (typeof players)[0]]
  await signIn(page, email, { to: '/store/order/socks' })
  await page.getByRole('radio', { name: 'Ada' }).check()
  await page.getByRole('radio', { name: /^S shoe/ }).check()
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await expect(page.getByText('1 for Ada · size S')).toBeVisible()
  await page.getByRole('link', { name: 'Add something else' }).click()
  await expect(page.getByRole('link', { name: 'Basket: 1 item · $10.00' })).toBeVisible()
  await page.getByRole('link', { name: 'Toque' }).click()
  await page.getByRole('radio', { name: 'Bea' }).check()
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await expect(page).toHaveURL('/store/basket')
  await page.reload()
  await page.getByRole('button', { name: 'Place order · $25.00' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you, we’ve got your order' })).toBeVisible()
  await expect(page.getByText('1 for Bea')).toBeVisible()
  for (const child of [ada, bea]) expect(await countOf(parent, child, 'kitOrders')).toBe(1)
  await walkTo(page, '/store/basket')
  await expect(page.getByRole('heading', { name: 'Nothing in it yet' })).toBeVisible()
})

test('until it is paid, an order changes its size and can be cancelled', async ({ page, request }) => {
  const { email, parent, players } = await newFamily(request, 'Ada')
  await parent('mutation ($input: CreateKitOrderInput!) { createKitOrder(input: $input) { id } }', {
    input: { playerKitOrdersId: players[0]?.id, itemType: 'SOCKS', size: 'S', quantity: 1 },
  })
  await signIn(page, email, { to: '/guardian/registrations' })
  await page.getByRole('button', { name: 'Change size' }).click()
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /^M shoe/ })
    .check()
  await page.getByRole('button', { name: 'Save size' }).click()
  // The message is above the bar, not on the heading.
  const said = await page.getByText('Size changed.').boundingBox()
  expect(said?.y).toBeGreaterThan(screens.phone.height / 2)
  await expect(page.getByText('1 for Ada · size M · $10.00')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the order' }).click()
  await expect(page.getByText('This order was cancelled.')).toBeVisible()
  await walkTo(page, '/store/order/socks')
  await expect(page.getByRole('radio', { name: /^M shoe/ })).toBeChecked()
})

test('the test page explains, and writes nothing', async ({ page, request }) => {
  const admin = await apiAsAdmin(request)
  const count = async () =>
    (await admin<{ items: unknown[] }>('{ listKitOrders { items { id } } }')).items.length
  const before = await count()
  await page.goto('/store/test/socks')
  await page.getByRole('button', { name: 'Impossible size' }).click()
  await page.getByRole('button', { name: 'Run test order' }).click()
  await expect(page.getByRole('alert')).toContainText('Socks: there is no size 4XL.')
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('radio', { name: /^S shoe/ }).check()
  await page.getByRole('button', { name: '11 of them' }).click()
  await page.getByRole('button', { name: 'Run test order' }).click()
  await expect(page.getByRole('alert')).toContainText('You can order 1 to 10 of an item.')
  await page.getByRole('button', { name: 'One less' }).click()
  await page.getByRole('button', { name: 'Run test order' }).click()
  await expect(page.getByText('This order would go through.')).toBeVisible()
  await expect(page.getByText('Price: 10 × $10.00 = $100.00')).toBeVisible()
  await walkTo(page, '/store/test/scarf')
  await expect(page.getByRole('link', { name: 'WATER_BOTTLE' })).toBeVisible()
  expect(await count()).toBe(before)
})

test('what we do not carry is not there, and nothing to confirm says so', async ({ page }) => {
  const answer = await page.goto('/store/order/scarf')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'We don’t carry this item' })).toBeVisible()
  await walkTo(page, '/store/order/confirmation')
  await expect(page.getByRole('heading', { name: 'Nothing to confirm' })).toBeVisible()
})
