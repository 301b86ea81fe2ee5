import { apiAsAdmin, moveTo, newFamily, newProgram, register, registerByParent } from './family-api.ts'
import { expect, test } from './fixtures.ts'
import { screens } from './screens.ts'
import { signIn } from './sign-in.ts'

test.use({ viewport: screens.phone })

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('places left stand on the card, and who would have to wait shows before sending', async ({
  page,
  request,
}) => {
  const admin = await apiAsAdmin(request)
  const program = await newProgram(admin, { capacity: 1 })
  const { email, players } = await newFamily(request, 'Ada', 'Bea')
  const [ada, bea] = players as [(typeof players)[0], (typeof players)[0]]
  await signIn(page, email, { to: `/programs/select/${ada.id}` })
  const card = page.getByRole('article').filter({ hasText: program.name })
  await expect(card).toContainText('One place left')
  await card.getByRole('link', { name: `Choose ${program.name}` }).click()
  await expect(page.getByText(`${program.name}: One place left`)).toBeVisible()
  await page.getByRole('checkbox', { name: /^Bea/ }).check()
  await expect(page.getByText('Bea joins the waiting list:')).toBeVisible()
  for (const child of [0, 1])
    await page
      .getByRole('radio', { name: /^Saturday \$80/ })
      .nth(child)
      .check()
  const cost = page.getByRole('region', { name: /What it costs/ })
  await expect(cost).toContainText('Total$320.00')
  await expect(cost).toContainText(`Bea joins the waiting list for ${program.name}`)
  await expect(page.getByRole('button', { name: 'Register Ada · $320.00 · waiting list: Bea' })).toBeVisible()
  await page.getByRole('checkbox', { name: /^Keep them together/ }).check()
  await expect(page.getByText('Ada and Bea join the waiting list:')).toBeVisible()
  await register(admin, program, ada)
  await page.goto(`/programs/select/${bea.id}`)
  await expect(card).toContainText('Full: join the waiting list')
  // A waiting child does not make a sibling cheaper (D-6).
  await expect(card).not.toContainText('would then pay')
  await card.getByRole('link', { name: 'Join the waiting list' }).click()
  await page.getByRole('radio', { name: /^Saturday \$80/ }).check()
  await expect(page.getByRole('button', { name: 'Join the waiting list with Bea' })).toBeVisible()
})

test('a second day costs the difference, month by month, and takes over the place', async ({
  page,
  request,
}) => {
  const admin = await apiAsAdmin(request)
  const program = await newProgram(admin, { startDate: dayFromNow(35), endDate: dayFromNow(55) })
  const { email, parent, players } = await newFamily(request, 'Ada')
  const id = await registerByParent(parent, program.onceFeeId, players[0] as (typeof players)[0])
  await moveTo(admin, { id }, 'APPROVED')
  await moveTo(admin, { id }, 'ACTIVE')
  await signIn(page, email, { to: '/guardian/registrations' })
  await page.getByRole('button', { name: 'Add Sunday: Ada' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sunday as well for Ada?' })
  await expect(dialog).toContainText('You have already paid $80.00')
  await dialog.getByRole('button', { name: /^Add Sunday · \$(70|140)\.00$/ }).click()
  await expect(page.getByText('Saturdays and Sundays').first()).toBeVisible()
  await page.getByText('Earlier registrations (1)').click()
  await expect(page.getByText('This was replaced by a registration for both days.')).toBeVisible()
})

test('a month is taken away and added again, with its price shown before', async ({ page, request }) => {
  const admin = await apiAsAdmin(request)
  const program = await newProgram(admin)
  const { email, parent, players } = await newFamily(request, 'Ada')
  const id = await registerByParent(parent, program.onceFeeId, players[0] as (typeof players)[0])
  await moveTo(admin, { id }, 'APPROVED')
  await moveTo(admin, { id }, 'ACTIVE')
  await signIn(page, email, { to: '/guardian/registrations' })
  const dialog = page.getByRole('dialog', { name: `Ada’s months in ${program.name}` })
  const open = page.getByRole('button', { name: 'Change months: Ada' })
  await open.click()
  const month = dialog.getByRole('checkbox').nth(1)
  await month.uncheck()
  await expect(dialog).toContainText('The $80.00 paid for it stays on the account')
  await dialog.getByRole('button', { name: 'Change months · $80.00 less' }).click()
  await expect(dialog).toBeHidden()
  await open.click()
  await expect(month).not.toBeChecked()
  await month.check()
  await dialog.getByRole('button', { name: 'Change months · $80.00 more' }).click()
  await expect(dialog).toBeHidden()
})
