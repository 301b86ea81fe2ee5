import { atDesk, deskFamily, standingOf } from './desk-api.ts'
import { apiAsAdmin, moveTo, newProgram, register } from './family-api.ts'
import { expect, test } from './fixtures.ts'
import { expectSoundAtEach, screens } from './screens.ts'

test.use({ viewport: screens.desk })
test('a birth date is corrected: what follows is shown first, and the family is emailed', async ({
  page,
  request,
}) => {
  const admin = await apiAsAdmin(request)
  const program = await newProgram(admin, { minBirthYear: 2016, maxBirthYear: 2018 })
  const { lastName, email, players } = await deskFamily(admin, ['Ada'])
  const place = await register(admin, program, players[0] as never)
  await moveTo(admin, place, 'APPROVED')
  await atDesk(page, `/admin/players?q=${lastName}`)
  await page.getByRole('button', { name: /^Ada/ }).click()
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  const follows = page.getByRole('region', { name: 'What happens next' })
  await expect(follows).toContainText('Nothing to tell the family yet.')
  await page.getByLabel('Birth date').fill('2019-03-09')
  await page.getByLabel('Another adult').fill('Grandma Jo')
  await expect(follows).toContainText('Birth date: Sat, Mar 9, 2019, instead of Thu, Mar 9, 2017.')
  await expect(follows).toContainText(
    `${program.name} no longer fits: it’s for players born from 2016 to 2018. The place is kept.`,
  )
  await expect(follows).toContainText(`by email at ${email}`)
  await expectSoundAtEach(page)
  await page.setViewportSize(screens.desk)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Ada ${lastName}` })).toBeVisible()
  await expect(page.getByText('Ada is saved.')).toBeVisible()
  expect((await standingOf(admin, place.id)).status).toBe('APPROVED')
  const mailbox = `/dev/mailbox.json?${new URLSearchParams({ to: email })}`
  await expect
    .poll(async () =>
      (await (await request.get(mailbox)).json()).map((one: { subject: string }) => one.subject),
    )
    .toContain('We’ve updated Ada’s details')
})

test('two at the desk correct one child: the second sees both versions', async ({ newPage, request }) => {
  const admin = await apiAsAdmin(request)
  const { players } = await deskFamily(admin, ['Ada'])
  const [one, other] = [await newPage(), await newPage()]
  for (const page of [one, other]) {
    await page.setViewportSize(screens.desk)
    await atDesk(page, `/admin/players/${players[0]?.id}/edit`)
    await expect(page.getByLabel('First name')).toHaveValue('Ada')
  }
  await one.getByLabel('First name').fill('Adah')
  await one.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(one.getByRole('heading', { level: 1, name: /^Adah/ })).toBeVisible()
  await other.getByLabel('Status').selectOption('ON_HOLD')
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = other.getByRole('dialog', { name: 'Someone else has changed these details' })
  await expect(dialog.getByRole('row', { name: 'First name Ada Adah' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Overwrite with mine' }).click()
  // Only the fields changed here are overwritten: the other person's name stays.
  await expect(other.getByRole('heading', { level: 1, name: /^Adah/ })).toBeVisible()
})

test('two entries of one child become one', async ({ page, request }) => {
  const admin = await apiAsAdmin(request)
  const [fall, spring] = [await newProgram(admin), await newProgram(admin)]
  const { lastName, players } = await deskFamily(admin, ['Maya', 'Maia'])
  await register(admin, fall, players[0] as never)
  const along = await register(admin, spring, players[1] as never)
  await atDesk(page, `/admin/players?q=${lastName}`)
  await page.getByRole('button', { name: /^Maya/ }).click()
  await page.getByRole('link', { name: 'Duplicate?' }).click()
  const goes = page.getByRole('region', { name: 'This one goes' })
  await goes.getByLabel('Player or guardian').fill(lastName)
  await goes.getByRole('button', { name: `Choose Maia ${lastName}` }).click()
  const outlook = page.getByRole('region', { name: 'What will happen' })
  await expect(outlook).toContainText(
    `Maia ${lastName} becomes Maya ${lastName}, keeping that name and birth date.`,
  )
  await expect(outlook).toContainText('Also moves: 1 registration')
  await expect(outlook).toContainText('Maya: $320.00 instead of $256.00, for one child instead of two.')
  await expectSoundAtEach(page)
  await outlook.getByRole('button', { name: `Merge into Maya ${lastName}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Maya ${lastName}` })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: spring.name })).toBeVisible()
  expect((await standingOf(admin, along.id)).priceCents).toBe(32_000)
})
