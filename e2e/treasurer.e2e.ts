import { atDesk } from './desk-api.ts'
import { apiAsAdmin, moveTo, newFamily, newProgram, register } from './family-api.ts'
import { expect, test } from './fixtures.ts'
import { expectSoundAtEach, NARROWEST, screens } from './screens.ts'
import { walkTo } from './walk-to.ts'

test.use({ viewport: screens.desk })
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('a treasurer takes a bank statement in, accepts what is certain, sees it in the books, and sends a refund', async ({
  page,
  request,
}) => {
  const admin = await apiAsAdmin(request)
  const program = await newProgram(admin, { startDate: dayFromNow(40), endDate: dayFromNow(60) })
  const { email, players } = await newFamily(request, 'Ada', 'Bea')
  const [ada] = players as [(typeof players)[0]]
  const registration = await register(admin, program, ada)
  await moveTo(admin, registration, 'APPROVED')
  const { items } = await admin<{ items: { id: string }[] }>(
    'query ($email: String!) { usersByEmail(email: $email) { items { id } } }',
    { email },
  )
  await atDesk(page, `/admin/users/${items[0]?.id}`)
  const money = page.getByRole('region', { name: 'Money', exact: true })
  await expect(money).toContainText('Owed')
  const owed = (await money.textContent())?.match(/\$(\d+\.\d\d)/)?.[1] ?? ''
  const reference = (await money.textContent())?.match(/[A-Z2-9]{3}-[A-Z2-9]{3}/)?.[0] ?? ''

  await walkTo(page, '/admin/money/bank')
  await expect(page.getByText('Nothing to review')).toBeVisible()
  const file = `Date,Description,Amount\n2025-10-01,e-Transfer ${reference},${owed}\n2025-10-01,Grant of the city ${reference.slice(0, 3)},500.00\n`
  const take = () =>
    page
      .getByLabel('Bank file')
      .setInputFiles({ name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  await take()
  await expect(page.getByText('2 new lines.')).toBeVisible()
  await expectSoundAtEach(page, [screens.phone, screens.desk])
  await page.getByRole('button', { name: `Accept 1 certain one · $${owed}` }).click()
  await expect(page.getByText(`1 booked: $${owed}.`)).toBeVisible()
  await take()
  await expect(page.getByText('0 new lines, 2 already known.')).toBeVisible()

  await moveTo(admin, registration, 'WITHDRAWN')
  await walkTo(page, '/admin/money')
  await expect(page.getByRole('link', { name: /bank lines to review \([1-9]/ })).toBeVisible()
  await expectSoundAtEach(page, [screens.phone, screens.desk])
  await page.getByRole('link', { name: /refunds to send/ }).click()
  const row = page.getByRole('row', { name: new RegExp(reference) })
  await row.getByRole('button', { name: 'Sent...' }).click()
  await page.getByRole('dialog').getByLabel('Bank reference').fill('CA1b2c3')
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as sent' }).click()
  await expect(row).toHaveCount(0)
  await walkTo(page, '/admin/money/entries?kind=REFUND')
  await expect(page.getByRole('row', { name: new RegExp(reference) })).toContainText('CA1b2c3')
  await walkTo(page, '/admin/money')
  const closing = page.getByRole('region', { name: 'Closed months' })
  await closing.getByRole('button', { name: /^Close \w+ \d{4}\.\.\.$/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close it' }).click()
  await expect(closing).toContainText('The books are closed through')
  await expectSoundAtEach(page, [NARROWEST, screens.desk])
  await closing.getByRole('button', { name: /^Reopen/ }).click()
  await page.getByRole('dialog').getByLabel('Reason').fill('A cheque came back')
  await page.getByRole('dialog').getByRole('button', { name: 'Reopen it' }).click()
  await expect(closing.getByRole('button', { name: /^Close/ })).toBeVisible()
})
