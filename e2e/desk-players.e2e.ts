import { randomUUID } from 'node:crypto'
import { atDesk, deskFamily, standingOf } from './desk-api.ts'
import { deskRound } from './desk-round.ts'
import { apiAsAdmin, newProgram, register } from './family-api.ts'
import { expect, test } from './fixtures.ts'
import { expectNoAxeViolations, screens } from './screens.ts'

test.use({ viewport: screens.desk })

const desk = deskRound()

test('a child is added for a new guardian, known children are recognised', async ({ request }) => {
  const admin = await apiAsAdmin(request)
  const { lastName } = await deskFamily(admin, ['Ada'])
  const email = `${randomUUID()}@example.org`
  const page = await desk('/admin/add-player')
  await page.getByLabel('Guardian’s name or email').fill(email)
  await expect(page.getByText('No one by that name or email.')).toBeVisible()
  await page.getByRole('button', { name: 'New guardian' }).click()
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(email)
  await page.getByLabel('First name').fill('Sam')
  await page.getByLabel('Last name').fill(lastName)
  await page.getByRole('button', { name: 'Add this guardian' }).click()

  // The other parent has the same name; linking them makes one family.
  await page.getByRole('button', { name: /^Link with Robin/ }).click()
  await expect(page.getByText('They’re one family now')).toBeVisible()

  await page.getByLabel('First name').fill('Ada')
  await expect(page.getByLabel('Last name')).toHaveValue(lastName)
  await page.getByLabel('Birth date').fill('2017-03-09')
  await page.getByRole('button', { name: 'Save and choose a program' }).click()
  await expect(page.getByText('born on the same day')).toBeVisible()
  await page.getByLabel('First name').fill('Bea')
  await page.getByRole('button', { name: 'Save and choose a program' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a program' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(`For Bea ${lastName}`)
  const emails = await (await request.get(`/dev/mailbox.json?to=${email}`)).json()
  expect(emails).toHaveLength(1)
})

test('many players are paused at once, and back again with one tap', async ({ page, request }) => {
  const admin = await apiAsAdmin(request)
  const { lastName, players } = await deskFamily(admin, ['Ada', 'Bea'])
  await atDesk(page, `/admin/players?q=${lastName}`)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await expectNoAxeViolations(page)
  await page.getByLabel('New status').selectOption('INACTIVE')
  await page.getByRole('button', { name: 'Change status' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make 2 players taking a break' }).click()
  await expect(page.getByRole('link', { name: 'Taking a break 2' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: 'Active 2' })).toBeVisible()
  const { status } = await admin<{ status: string }>('query ($id: ID!) { getPlayer(id: $id) { status } }', {
    id: players[0]?.id,
  })
  expect(status).toBe('ACTIVE')
})

test('notes on health are read by a tap that the family can see', async ({ request }) => {
  const admin = await apiAsAdmin(request)
  const { lastName, players } = await deskFamily(admin, ['Ada'], { healthNotes: 'Peanuts' })
  const page = await desk(`/admin/players?q=${lastName}`)
  await expect(page.getByRole('img', { name: 'Has health notes' })).toBeVisible()
  await page.getByRole('button', { name: /^Ada/ }).click()
  const panel = page.getByRole('complementary', { name: /^Ada/ })
  await expect(panel).not.toContainText('Peanuts')
  await panel.getByRole('button', { name: 'Show health notes' }).click()
  await expect(panel).toContainText('Peanuts')
  const { items } = await admin<{ items: { action: string; actorEmail: string }[] }>(
    'query ($id: ID!) { auditEntriesByRowId(rowId: $id) { items { action actorEmail } } }',
    { id: players[0]?.id },
  )
  expect(items).toContainEqual({ action: 'HEALTH_NOTES', actorEmail: 'admin@example.org' })
})

test('the club decides otherwise on age and places, each with a reason', async ({ request }) => {
  const admin = await apiAsAdmin(request)
  const program = await newProgram(admin, { capacity: 1, minBirthYear: 2019, maxBirthYear: 2020 })
  const { players: others } = await deskFamily(admin, ['Zed'], { birthDate: '2019-05-05' })
  await register(admin, program, others[0] as never)
  const { players } = await deskFamily(admin, ['Ada'])
  const page = await desk(`/admin/programs/${program.id}/register/${players[0]?.id}`)
  await page.getByRole('radio', { name: /^Saturday \$80/ }).check()
  await page.getByRole('radio', { name: /^Let in anyway/ }).check()
  await page.getByRole('button', { name: /^Register Ada/ }).click()
  await expect(page.getByText('Please add the reason in a few words.')).toBeVisible()
  await page.getByLabel('Reason').fill('Plays with her sister')
  await page.getByRole('button', { name: 'Register Ada · $320.00' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Ada/ })).toBeVisible()
  await expect(page.getByText('Plays with her sister')).toBeVisible()
  const { registrations } = await admin<{ registrations: { items: { id: string }[] } }>(
    'query ($id: ID!) { getPlayer(id: $id) { registrations { items { id } } } }',
    { id: players[0]?.id },
  )
  expect(await standingOf(admin, registrations.items[0]?.id ?? '')).toEqual({
    status: 'PENDING',
    priceCents: 32_000,
    reason: 'Plays with her sister',
  })
})

test('players are deleted one by one; who is registered stays, and the page says why', async ({
  request,
}) => {
  const admin = await apiAsAdmin(request)
  const program = await newProgram(admin)
  const { lastName, players } = await deskFamily(admin, ['Ada', 'Bea', 'Cleo'])
  await register(admin, program, players[1] as never)
  const page = await desk(`/admin/players?q=${lastName}`)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Delete 3 players' }).click()
  await expect(dialog).toContainText('2 of 3 deleted.')
  await expect(dialog.getByRole('listitem')).toContainText(
    `Bea ${lastName}: Bea still has an open registration`,
  )
  await dialog.getByRole('button', { name: 'Back to the list' }).click()
  await expect(page.getByRole('button', { name: /^Bea/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Ada/ })).toHaveCount(0)
})
