import type { Page } from '@playwright/test'
import { atDesk, deskFamily, standingOf, stopSearches } from './desk-api.ts'
import { apiAsAdmin, moveTo, newProgram, register } from './family-api.ts'
import { expect, test } from './fixtures.ts'
import { expectNoAxeViolations, screens } from './screens.ts'
import { OF_A_PROGRAM, untilListening } from './until-listening.ts'
import { walkTo } from './walk-to.ts'

test.use({ viewport: screens.desk })
/** The message about saving disappears quickly, so wait for the answer to the request instead. */
async function untilKept(page: Page, write: () => Promise<void>): Promise<void> {
  const kept = page.waitForResponse(
    (answer) => answer.ok() && answer.request().method() === 'PUT' && answer.url().includes('/campaigns/'),
  )
  await write()
  await kept
  await expect(page.getByText('Draft saved.')).toBeVisible()
}

test('two administrators edit one program: the second sees both versions and chooses', async ({
  newPage,
  request,
}) => {
  const admin = await apiAsAdmin(request)
  const program = await newProgram(admin)
  const [ana, bo] = [await newPage(), await newPage()]
  for (const page of [ana, bo]) {
    await page.setViewportSize(screens.desk)
    await atDesk(page, `/admin/programs/${program.id}/edit`)
    await expect(page.getByLabel('Name')).toHaveValue(program.name)
  }
  const listening = untilListening(ana, OF_A_PROGRAM)
  await ana.getByLabel('Places').fill('20')
  await ana.getByRole('button', { name: 'Save changes' }).click()
  await expect(ana.getByRole('heading', { level: 1, name: program.name })).toBeVisible()
  await listening

  await bo.getByLabel('Places').fill('30')
  await bo.getByRole('button', { name: 'Save changes' }).click()
  const dialog = bo.getByRole('dialog', { name: 'Someone else has saved this program' })
  await expect(dialog).toContainText('admin@example.org')
  await expect(dialog.getByRole('row', { name: 'Places 30 20' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Overwrite with mine' }).click()
  await expect(bo.getByText('0 of 30')).toBeVisible()
  // The other screen hears of it.
  await expect(ana.getByText('0 of 30')).toBeVisible()
})

test('somebody else has rejected what one is about to approve: their word is shown, and kept', async ({
  page,
  request,
}) => {
  const admin = await apiAsAdmin(request)
  const program = await newProgram(admin)
  const { players } = await deskFamily(admin, ['Ada'])
  const registration = await register(admin, program, players[0] as never)
  await atDesk(page, `/admin/registrations?programId=${program.id}`)
  const row = page.getByRole('button', { name: /^Ada/ })
  await expect(row).toBeVisible()
  // The screen learns nothing of what happens in the meantime.
  await stopSearches(page)
  await admin(
    `mutation ($id: ID!) { updatePlayerProgramRegistration(
      input: { id: $id, _version: 1, status: "REJECTED", reason: "No coach" }) { id } }`,
    { id: registration.id },
  )
  await row.focus()
  await page.keyboard.press('a')
  const dialog = page.getByRole('dialog', { name: 'Ada: someone else got there first' })
  await expect(dialog).toContainText('admin@example.org')
  await expect(dialog.getByRole('row', { name: /^Status/ })).toContainText('Rejected')
  await expect(dialog.getByRole('row', { name: /^Reason/ })).toContainText('No coach')
  // The rules do not allow an approval from that status.
  await expect(dialog.getByRole('button', { name: /anyway/ })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Keep theirs' }).click()
  expect((await standingOf(admin, registration.id)).status).toBe('REJECTED')
})

test('what somebody else has put on the waiting list can be given a place all the same', async ({
  page,
  request,
}) => {
  const admin = await apiAsAdmin(request)
  const program = await newProgram(admin)
  const { players } = await deskFamily(admin, ['Ada'])
  const registration = await register(admin, program, players[0] as never)
  await atDesk(page, `/admin/registrations?programId=${program.id}`)
  const row = page.getByRole('button', { name: /^Ada/ })
  await expect(row).toBeVisible()
  await stopSearches(page)
  await moveTo(admin, registration, 'WAITLISTED')
  await row.focus()
  await page.keyboard.press('a')
  const dialog = page.getByRole('dialog', { name: 'Ada: someone else got there first' })
  await dialog.getByRole('button', { name: 'Give a place anyway' }).click()
  await expect.poll(async () => (await standingOf(admin, registration.id)).status).toBe('APPROVED')
})

test('two administrators write on one email: the slower one sees both, and none is lost', async ({
  newPage,
  request,
}) => {
  const admin = await apiAsAdmin(request)
  const program = await newProgram(admin)
  const [ana, bo] = [await newPage(), await newPage()]
  await ana.setViewportSize(screens.desk)
  await atDesk(ana, '/admin/email')
  // A new email gets its own address at once.
  await walkTo(ana, `/admin/email/new?program=${program.id}`)
  await ana.getByLabel('Subject').fill('Field closed')
  await expect(ana.getByText('Draft saved.')).toBeVisible()
  await bo.setViewportSize(screens.phone)
  await atDesk(bo, new URL(ana.url()).pathname)
  await expect(bo.getByLabel('Subject')).toHaveValue('Field closed')

  await untilKept(ana, () => ana.getByLabel('Text').fill('No training today.'))
  await bo.getByLabel('Subject').fill('Field wet')
  const dialog = bo.getByRole('dialog', { name: 'Someone else has edited this email' })
  await expect(dialog).toContainText('admin@example.org')
  await expect(dialog.getByRole('row', { name: 'Subject Field wet Field closed' })).toBeVisible()
  await expect(dialog.getByRole('row', { name: 'Text none No training today.' })).toBeVisible()
  await expectNoAxeViolations(bo)
  await dialog.getByRole('button', { name: 'Keep theirs' }).click()
  await expect(bo.getByLabel('Text')).toHaveValue('No training today.')
  await expect(bo.getByText('Draft saved.')).toBeVisible()

  await untilKept(bo, () => bo.getByLabel('Subject').fill('Field wet'))
  await ana.getByLabel('Subject').fill('Field shut')
  const second = ana.getByRole('dialog', { name: 'Someone else has edited this email' })
  await untilKept(ana, () => second.getByRole('button', { name: 'Keep mine instead' }).click())
  await bo.reload()
  await expect(bo.getByLabel('Subject')).toHaveValue('Field shut')
})
