import { atDesk, deskFamily, stopSearches } from './desk-api.ts'
import { deskRound } from './desk-round.ts'
import { type Api, apiAsAdmin } from './family-api.ts'
import { expect, test } from './fixtures.ts'
import { expectSoundAtEach, screens } from './screens.ts'
import { walkTo } from './walk-to.ts'

test.use({ viewport: screens.desk })

const desk = deskRound()

interface Order {
  id: string
  reference: string
}

const order = (admin: Api, playerId: string, values: Record<string, unknown> = {}): Promise<Order> =>
  admin('mutation ($input: CreateKitOrderInput!) { createKitOrder(input: $input) { id reference } }', {
    input: { playerKitOrdersId: playerId, itemType: 'HOODIE', size: 'YM', quantity: 1, ...values },
  })

const standing = (admin: Api, { id }: Order): Promise<{ status: string; paidDate: string | null }> =>
  admin('query ($id: ID!) { getKitOrder(id: $id) { status paidDate deliveredDate notes } }', { id })

test('an order goes from unpaid to handed over on the board, and a slip is undone', async ({
  page,
  request,
}) => {
  const admin = await apiAsAdmin(request)
  const { lastName, players } = await deskFamily(admin, ['Ada'])
  const made = await order(admin, players[0]?.id as string)
  await atDesk(page, `/admin/kit-orders?q=${lastName}`)
  const column = (name: RegExp) => page.getByRole('region', { name })
  const card = (name: RegExp) =>
    column(name)
      .getByRole('listitem')
      .filter({ hasText: `Ada ${lastName}` })
  await expect(card(/^Unpaid/)).toContainText('Hoodie, size YM')

  await card(/^Unpaid/)
    .getByRole('button', { name: /^Mark paid/ })
    .click()
  await expect(card(/^Paid/)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card(/^Unpaid/)).toBeVisible()
  await expect.poll(() => standing(admin, made)).toMatchObject({ status: 'PENDING', paidDate: null })

  // Wait until the undo has reached the screen, too.
  await expect(card(/^Unpaid/)).toHaveAttribute('draggable', 'true')
  await card(/^Unpaid/).dragTo(column(/^Paid/))
  await expect(card(/^Paid/)).toBeVisible()
  await card(/^Paid/)
    .getByRole('button', { name: /^Mark ready/ })
    .click()
  // The rest by keys.
  await expect(card(/^Ready/).getByRole('button', { name: /^Hand over/ })).toBeVisible()
  await card(/^Ready/)
    .getByRole('button', { name: `Ada ${lastName}`, exact: true })
    .focus()
  await page.keyboard.press('m')
  await expect(card(/^Handed over/)).toBeVisible()
  await expect.poll(() => standing(admin, made)).toMatchObject({ status: 'DELIVERED' })
})

test('the desk counts its stock, orders for a family, and is warned when there is too little', async ({
  request,
}) => {
  const admin = await apiAsAdmin(request)
  const { lastName } = await deskFamily(admin, ['Ada'])
  const page = await desk('/admin/kit-orders/stock')
  const book = async (what: string, pieces: string) => {
    await page.getByRole('button', { name: 'Count, order or receive' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('What happened?').selectOption(what)
    await dialog.getByLabel('Item').selectOption('Hoodie')
    await dialog.getByLabel('Size AM').fill(pieces)
    await dialog.getByRole('button', { name: 'Book' }).click()
    await expect(dialog).toHaveCount(0)
  }
  await book('Counted on the shelf', '1')
  await book('Ordered from the supplier', '5')
  const stock = page.getByRole('row', { name: /^Hoodie/ }).filter({ hasText: 'AM' })
  await expect(stock.getByRole('cell')).toContainText(['AM', '1', '0', '5', '1'])
  await expectSoundAtEach(page)
  await page.getByRole('link', { name: 'All kit orders' }).click()
  await page.getByRole('link', { name: 'New order' }).click()
  await page.getByLabel('Player or guardian').fill(lastName)
  await page.getByRole('link', { name: `Choose Ada ${lastName}` }).click()
  await page.getByLabel('Item').selectOption({ label: 'Hoodie, $38.00' })
  await page.getByRole('button', { name: 'Place the order' }).click()
  await expect(page.getByText('Please choose a size')).toBeVisible()
  await page.getByRole('radio', { name: /^AM/ }).check()
  await page.getByLabel('How many?').fill('2')
  await expect(page.getByText('Hoodie, size AM: 1 short, 5 coming.')).toBeVisible()
  await expect(page.getByText('$76.00')).toBeVisible()
  await expectSoundAtEach(page)
  await page.getByRole('button', { name: 'Place the order' }).click()
  await expect(page.getByText('Ordered for Ada: 2 × Hoodie.')).toBeVisible()
  await walkTo(page, `/admin/kit-orders?q=${lastName}`)
  await expect(page.getByRole('region', { name: /^Unpaid/ })).toContainText('Hoodie, size AM')
  await walkTo(page, '/admin/kit-orders/stock')
  await expect(stock).toContainText('1 short')
  await book('Delivered by the supplier', '5')
  await expect(stock.getByRole('cell')).toContainText(['AM', '6', '2', '0', '4'])
})

test('many are moved at once, who cannot be is named, and all of it is undone', async ({ page, request }) => {
  const admin = await apiAsAdmin(request)
  const { lastName, players } = await deskFamily(admin, ['Ada', 'Bea', 'Cleo'])
  const orders = []
  for (const { id } of players) orders.push(await order(admin, id))
  await admin(
    'mutation ($id: ID!) { updateKitOrder(input: { id: $id, _version: 1, status: "CANCELLED" }) { id } }',
    {
      id: orders[2]?.id,
    },
  )
  await atDesk(page, `/admin/kit-orders?view=table&q=${lastName}`)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: 'Mark paid 3' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mark paid: 3 orders' })
  await expect(dialog.getByText('2 of 3 paid.')).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveText(/Cleo .*: This kit order is cancelled/)
  await dialog.getByRole('button', { name: 'Undo the 2 that were done' }).click()
  await expect(page.getByText('Undone.')).toBeVisible()
  const row = page.getByRole('row', { name: /Ada/ })
  await expect(row).toContainText('Unpaid')
  for (const one of orders.slice(0, 2)) expect((await standing(admin, one)).status).toBe('PENDING')
})

test('a cancelled order says why, to the desk and to the family', async ({ request }) => {
  const admin = await apiAsAdmin(request)
  const { lastName, email, players } = await deskFamily(admin, ['Ada'])
  const made = await order(admin, players[0]?.id as string, { notes: 'Name on the back' })
  const page = await desk(`/admin/kit-orders?q=${made.reference}`)
  await page.getByRole('button', { name: `Ada ${lastName}`, exact: true }).click()
  const panel = page.getByRole('complementary', { name: `Ada ${lastName}` })
  await panel.getByRole('button', { name: 'Cancel' }).click()
  const dialog = page.getByRole('dialog', { name: /^Cancel 1 × Hoodie/ })
  await dialog.getByRole('button', { name: 'Cancel the order' }).click()
  await expect(dialog.getByText('Please add the reason in a few words.')).toBeVisible()
  await dialog.getByRole('button', { name: 'The supplier is out of stock.' }).click()
  await dialog.getByRole('button', { name: 'Cancel the order' }).click()
  await expect(panel.getByText('Cancelled', { exact: true })).toBeVisible()
  expect(await standing(admin, made)).toMatchObject({
    status: 'CANCELLED',
    notes: 'Name on the back\nThe supplier is out of stock.',
  })
  const emails = await request.get(`/dev/mailbox.json?${new URLSearchParams({ to: email })}`)
  expect((await emails.json())[0].subject).toBe('Cancelled: Hoodie for Ada')
})

test('somebody else was quicker: both versions are shown', async ({ page, request }) => {
  const admin = await apiAsAdmin(request)
  const { lastName, players } = await deskFamily(admin, ['Ada'])
  const made = await order(admin, players[0]?.id as string)
  await atDesk(page, `/admin/kit-orders?q=${lastName}`)
  const button = page.getByRole('button', { name: /^Mark paid/ })
  await expect(button).toBeVisible()
  // The screen learns nothing of what happens in the meantime.
  await stopSearches(page)
  await admin('mutation ($id: ID!) { updateKitOrder(input: { id: $id, _version: 1, size: "YL" }) { id } }', {
    id: made.id,
  })
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Ada: someone else got there first' })
  await expect(dialog.getByRole('row', { name: /^Order/ })).toContainText('size YL')
  await dialog.getByRole('button', { name: 'Mark paid anyway' }).click()
  await expect.poll(async () => (await standing(admin, made)).status).toBe('PAID')
})

test('totals for the supplier and a sheet for the field', async ({ page, request }) => {
  const admin = await apiAsAdmin(request)
  const { lastName, players } = await deskFamily(admin, ['Ada', 'Bea'])
  const [ada, bea] = players.map(({ id }) => id) as [string, string]
  const kit = { itemType: 'FULL_KIT', size: 'YM/S', quantity: 2 }
  const made = [await order(admin, ada, kit), await order(admin, bea, { itemType: 'SOCKS', size: 'S' })]
  for (const { id } of made)
    await admin(
      'mutation ($id: ID!) { updateKitOrder(input: { id: $id, _version: 1, status: "PAID" }) { id } }',
      { id },
    )
  await atDesk(page, `/admin/kit-orders?view=totals&q=${lastName}`)
  const totals = page.getByRole('table', { name: 'For the supplier' })
  for (const line of ['Socks S 3', 'Shorts YM 2', 'Home jersey YM 2', 'All pieces 7'])
    await expect(totals.getByRole('row', { name: line })).toBeVisible()

  await admin(
    'mutation ($id: ID!) { updateKitOrder(input: { id: $id, _version: 2, status: "READY" }) { id } }',
    {
      id: made[0]?.id,
    },
  )
  await page.getByRole('link', { name: 'Hand-out sheet' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('row', { name: new RegExp(`^Ada ${lastName[0]}\\.`) })).toContainText(
    '2 × Full kit',
  )
  await expect(page.getByRole('rowheader', { name: `Bea ${lastName[0]}.` })).toHaveCount(0)
  await expect(page.getByText(lastName).filter({ visible: true })).toHaveCount(0)
})

test('board, table, totals and sheet are sound on a phone and on a desk', async ({ request }) => {
  const admin = await apiAsAdmin(request)
  const { lastName, players } = await deskFamily(admin, ['Ada'])
  await order(admin, players[0]?.id as string, { notes: 'Name on the back' })
  const page = await desk(`/admin/kit-orders?q=${lastName}`)
  await expect(page.getByRole('button', { name: `Ada ${lastName}`, exact: true })).toBeVisible()
  for (const view of ['Board', 'Table', 'For the supplier', 'Hand-out sheet']) {
    await page.getByRole('link', { name: view, exact: true }).click()
    await expect(page.getByRole('link', { name: view, exact: true })).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('status', { name: 'Loading...' })).toHaveCount(0)
    await expectSoundAtEach(page)
  }
})
