import { atDesk } from './desk-api.ts'
import { apiAsAdmin, moveTo, newFamily, newProgram, register } from './family-api.ts'
import { expect, test } from './fixtures.ts'
import { expectSoundAtEach, NARROWEST, screens } from './screens.ts'
import { signIn } from './sign-in.ts'

test.use({ viewport: screens.desk })
test('a family sees what is due and why; the desk records odd amounts and takes one back; both see the same', async ({
  page,
  newPage,
  request,
}) => {
  const admin = await apiAsAdmin(request)
  const program = await newProgram(admin, { startDate: '2025-09-06', endDate: '2025-12-18' })
  const { email, players } = await newFamily(request, 'Ada', 'Bea')
  const [ada] = players as [(typeof players)[0]]
  await moveTo(admin, await register(admin, program, ada), 'APPROVED')
  const { items } = await admin<{ items: { id: string }[] }>(
    'query ($email: String!) { usersByEmail(email: $email) { items { id } } }',
    { email },
  )

  const family = await newPage()
  await signIn(family, email, { to: '/guardian/payments' })
  const due = family.getByRole('region', { name: /^Due/ })
  await expect(due).toContainText('$320.00')
  await expect(due).toContainText(`Ada, ${program.name}, October`)
  const reference = (await due.textContent())?.match(/[A-Z2-9]{3}-[A-Z2-9]{3}/)?.[0] ?? ''
  await expectSoundAtEach(family, [NARROWEST, screens.desk])

  await atDesk(page, `/admin/users/${items[0]?.id}`)
  const money = page.getByRole('region', { name: 'Money', exact: true })
  await expect(money).toContainText(reference)
  const record = async (amount: string) => {
    await money.getByRole('button', { name: 'Record a payment...' }).click()
    await page.getByRole('dialog').getByLabel('Amount').fill(amount)
    await page.getByRole('dialog').getByLabel('Who paid').fill('Robin Fraser')
    await page.getByRole('dialog').getByRole('button', { name: 'Record it' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await record('100.50')
  await expect(money).toContainText('$219.50')
  await money.getByText(/^Statement/).click()
  await money.getByRole('button', { name: 'Undo...' }).click()
  await page.getByRole('dialog').getByLabel('Reason').fill('The wrong family')
  await page.getByRole('dialog').getByRole('button', { name: 'Undo it' }).click()
  await expect(money).toContainText('Undone: payment')
  await expectSoundAtEach(page, [screens.phone, screens.desk])
  await record('330')
  await expect(money).toContainText('Paid')
  await expect(money).toContainText('$10.00')

  await family.reload()
  await expect(family.getByText('All is paid. Thank you!')).toBeVisible()
  await expect(family.getByText('$10.00')).toBeVisible()
  await expect(family.getByText('The wrong family')).toBeVisible()
})
