import { atDesk, deskFamily, standingOf } from './desk-api.ts'
import { apiAsAdmin, newProgram, register } from './family-api.ts'
import { expect, test } from './fixtures.ts'
import { expectNoAxeViolations, screens } from './screens.ts'

test.use({ viewport: screens.desk })

test('a child is moved to another program, with place and money shown before', async ({ page, request }) => {
  const admin = await apiAsAdmin(request)
  const [from, to] = [await newProgram(admin), await newProgram(admin)]
  const { players, email } = await deskFamily(admin, ['Ada'])
  const { id } = await register(admin, from, players[0] as never)
  await atDesk(page, `/admin/registrations?programId=${from.id}`)
  await page.getByRole('button', { name: /^Ada/ }).click()
  await page.getByRole('button', { name: 'Move to another program' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move Ada to another program' })
  await expect(dialog.getByRole('button', { name: 'Move' })).toBeDisabled()
  await dialog.getByLabel('Program').selectOption({ label: to.name })
  const outlook = dialog.getByRole('region', { name: 'What will happen' })
  await expect(outlook).toContainText(`There is a place in ${to.name} for Ada.`)
  await dialog.getByRole('radio', { name: 'Saturday and Sunday' }).check()
  await expect(outlook).toContainText('more than the')
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Move' }).click()
  await expect(page.getByText(`Ada is now in ${to.name}.`)).toBeVisible()
  expect(await standingOf(admin, id)).toMatchObject({ status: 'CANCELLED', reason: `Moved to ${to.name}` })
  const mails = await (await request.get(`/dev/mailbox.json?${new URLSearchParams({ to: email })}`)).json()
  expect(mails.map(({ subject }: { subject: string }) => subject)).toContain(`Ada is now in ${to.name}`)
})
