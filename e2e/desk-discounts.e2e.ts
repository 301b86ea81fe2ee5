import { randomUUID } from 'node:crypto'
import { monthName } from '@touchline/domain/words.ts'
import { atDesk } from './desk-api.ts'
import { type Api, apiAsAdmin, FOUR_MONTHS, newFamily, newProgram, registerByParent } from './family-api.ts'
import { expect, test } from './fixtures.ts'
import { expectSoundAtEach, screens } from './screens.ts'

test.use({ viewport: screens.desk })
const priceOf = (admin: Api, id: string): Promise<{ priceCents: number }> =>
  admin('query ($id: ID!) { getPlayerProgramRegistration(id: $id) { priceCents } }', { id })

test('a discount is made, tried out, had by a family, and then only switched off', async ({
  page,
  request,
}) => {
  const admin = await apiAsAdmin(request)
  const program = await newProgram(admin)
  const month = FOUR_MONTHS.startDate.slice(0, 7)
  const name = `One month's offer ${randomUUID().slice(0, 8)}`
  await atDesk(page, '/admin/discounts/create')
  await page.getByRole('button', { name: 'Create the discount' }).click()
  await expect(page.getByText('Please enter a percentage such as 20 or 12.5.')).toBeVisible()
  await expect(page.getByText('Please choose at least one month.')).toBeVisible()

  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Percent off').fill('25')
  await page.getByLabel('Month 1').fill(month)
  const fees = page.getByRole('group', { name: program.name })
  await fees.getByRole('checkbox', { name: 'Once a week, $80.00' }).check()
  await expect(page.getByText(`25% off training in ${monthName(month)} ${month.slice(0, 4)}.`)).toBeVisible()

  const tester = page.getByRole('complementary', { name: 'Try it out' })
  await tester.getByLabel('Program').selectOption({ label: program.name })
  await tester.getByLabel('Month').selectOption(month)
  await expect(tester.getByText('$80.00 without it, saves $20.00')).toBeVisible()
  // Applied after the family discount.
  await expect(tester.getByText('$128.00 without it, saves $32.00')).toBeVisible()
  await page.getByRole('button', { name: 'Create the discount' }).click()
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row).toContainText('Running')

  const { parent, players } = await newFamily(request, 'Ada')
  const registration = await registerByParent(parent, program.onceFeeId, players[0] as never)
  expect((await priceOf(admin, registration)).priceCents).toBe(30_000)

  await page.reload()
  await row.getByRole('link', { name }).click()
  await expect(page.getByText('One registration has this discount.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0)
  await page.getByRole('button', { name: `Turn off ${name}` }).click()
  await expect(page.getByRole('button', { name: `Turn on ${name}` })).toBeVisible()
  // The agreed price stays.
  expect((await priceOf(admin, registration)).priceCents).toBe(30_000)
})

test('a discount that nobody has had is deleted', async ({ page, request }) => {
  const admin = await apiAsAdmin(request)
  const name = `Slip ${randomUUID().slice(0, 8)}`
  const { id } = await admin<{ id: string }>(
    'mutation ($input: CreateDiscountInput!) { createDiscount(input: $input) { id } }',
    { input: { name, type: 'HARDSHIP', percentage: 10 } },
  )
  await atDesk(page, `/admin/discounts/${id}/edit`)
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the discount' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Discounts' })).toBeVisible()
  await expect(page.getByRole('link', { name })).toHaveCount(0)
})

test('list and form are sound on a phone and on a desk', async ({ page }) => {
  await atDesk(page, '/admin/discounts')
  await expect(page.getByRole('link', { name: 'Family discount' }).first()).toBeVisible()
  await expectSoundAtEach(page)
  await page.getByRole('link', { name: 'Create a discount' }).click()
  await expect(page.getByRole('heading', { name: 'Try it out' })).toBeVisible()
  await expectSoundAtEach(page)
})
