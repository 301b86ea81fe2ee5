import { atDesk, deskFamily, standingOf } from './desk-api.ts'
import { apiAsAdmin, newProgram, register } from './family-api.ts'
import { expect, test } from './fixtures.ts'
import { expectSoundAtEach, screens } from './screens.ts'

test.use({ viewport: screens.desk })
test('many are approved by mistake, and wait again after one tap; no email has left', async ({
  page,
  request,
}) => {
  const admin = await apiAsAdmin(request)
  const program = await newProgram(admin)
  const { players, email } = await deskFamily(admin, ['Ada', 'Bea'])
  const ids: string[] = []
  for (const player of players) ids.push((await register(admin, program, player)).id)
  await atDesk(page, `/admin/registrations?programId=${program.id}`)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: 'Approve 2' }).click()
  const dialog = page.getByRole('dialog', { name: 'Approve 2 registrations' })
  await expect(dialog).toContainText(/One family: Robin .+\. \$512\.00 total\./)
  await expectSoundAtEach(page)
  await page.setViewportSize(screens.desk)
  await dialog.getByRole('button', { name: 'Approve 2 registrations' }).click()
  await expect(page.getByText('2 registrations approved.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('2 registrations pending again. No email was sent.')).toBeVisible()
  for (const id of ids) expect((await standingOf(admin, id)).status).toBe('PENDING')
  const mails = await (await request.get(`/dev/mailbox.json?${new URLSearchParams({ to: email })}`)).json()
  expect(
    mails.map(({ subject }: { subject: string }) => subject).filter((one: string) => /pay/i.test(one)),
  ).toEqual([])
})

test('one is approved by a key, and waits again', async ({ page, request }) => {
  const admin = await apiAsAdmin(request)
  const program = await newProgram(admin)
  const { players } = await deskFamily(admin, ['Ada'])
  const { id } = await register(admin, program, players[0] as never)
  await atDesk(page, `/admin/registrations?programId=${program.id}`)
  await page.getByRole('button', { name: /^Ada/ }).focus()
  await page.keyboard.press('a')
  await expect(page.getByText('Ada is approved.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Ada is pending again. No email was sent.')).toBeVisible()
  expect((await standingOf(admin, id)).status).toBe('PENDING')
})
