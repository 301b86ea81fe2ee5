import { atDesk } from './desk-api.ts'
import { allow, newAtDesk } from './desk-people.ts'
import { apiAsAdmin } from './family-api.ts'
import { expect, test } from './fixtures.ts'
import { expectSoundAtEach, screens } from './screens.ts'
import { bringSession } from './sign-in.ts'
import { walkTo } from './walk-to.ts'

test.use({ viewport: screens.desk })

const SHEET = `Timestamp,Email address,Guardian,Mobile,Kid,Day
1/9/2025,vera@example.org,Vera Quill,604-555-0171,Otis Quill,03/04/2016
1/9/2025,vera@example.org,Vera Quill,604-555-0171,Iris Quill,05/06/2018
2/9/2025,not an address,Abe Stone,604-555-0172,Cleo Stone,07/08/2017
`

test('a registrar brings in a sheet: maps a column, says which number is the month, looks, agrees, invites the family and undoes it', async ({
  page,
}) => {
  await atDesk(page, '/admin/users')
  await page.getByRole('link', { name: 'Import families' }).click()
  await expect(page.getByText('Nothing has been imported yet.')).toBeVisible()
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'autumn.csv', mimeType: 'text/csv', buffer: Buffer.from(SHEET) })
  await expect(page.getByRole('alert')).toContainText('the child’s birth date')
  await page.getByLabel('Day', { exact: true }).selectOption('Child’s birth date')
  await page.getByLabel('Dates such as').selectOption({ value: 'DMY' })
  const rows = page.getByRole('table', { name: 'Rows of the sheet' }).getByRole('row')
  await expect(rows.nth(1)).toContainText('“not an address” isn’t an email address.')
  await expect(rows).toHaveCount(4)
  await expectSoundAtEach(page, [screens.phone, screens.desk])
  await page.getByRole('button', { name: 'Import 1 family' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Import them' }).click()
  const card = page.getByRole('listitem').filter({ hasText: 'autumn.csv' })
  await expect(card).toContainText('1 family, 2 children')
  await expectSoundAtEach(page, [screens.phone, screens.desk])

  await walkTo(page, '/admin/players?q=Otis')
  await expect(page.getByRole('row', { name: /Otis Quill/ })).toBeVisible()
  await walkTo(page, '/admin/moving-in')
  await card.getByRole('button', { name: 'Invite 1 family by email...' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send invitations' }).click()
  await expect(card).toContainText('1 invited')
  await card.getByRole('button', { name: 'Undo...' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo it' }).click()
  await expect(card).toContainText('Undone')
  await expect(page.getByText('Removed: 1 family, 2 children.')).toBeVisible()
})

const OF_PLACES = `Parent name,Parent email,Player name,Birth date,Program,Amount paid,Paid on
Rosa Quint,rosa.quint@example.org,Nico Quint,2018-04-03,Saturday group,80.00,2025-09-08
`

test('registrations and payments come along: the program is chosen once, and all of it is undone as one', async ({
  page,
}) => {
  await atDesk(page, '/admin/moving-in')
  await page.getByLabel('Or paste the rows').fill(OF_PLACES)
  await page.getByRole('button', { name: 'Check these rows' }).click()
  const row = page.getByRole('row', { name: /Nico Quint/ })
  await expect(row).toContainText('Choose above which program “Saturday group” is.')
  const programs = page.getByLabel('Saturday group')
  const plan = programs
    .locator('option')
    .filter({ hasText: /Juniors · Once a week/ })
    .first()
  await programs.selectOption((await plan.getAttribute('value')) ?? '')
  await expect(row).toContainText('Registered for')
  await expect(row).toContainText('Paid $80.00')
  await expectSoundAtEach(page, [screens.phone, screens.desk])
  await page.getByRole('button', { name: 'Import 1 family' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Import them' }).click()
  const card = page.getByRole('listitem').filter({ hasText: '1 registration, 1 payment' })
  await card.getByRole('button', { name: 'Undo...' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo it' }).click()
  await expect(page.getByText('Removed: 1 family, 1 child, 1 registration, 1 payment.')).toBeVisible()
})

const OF_TWO = `Parent name,Parent email,Player name,Birth date
Vito Plain,vito.plain@example.org,Nadia Plain,2018-04-03
Rhea Noted,rhea.noted@example.org,Otto Noted,2017-05-31
`

test('whoever may not read health notes invites the other families, and sees who is left out', async ({
  page,
  request,
}) => {
  const admin = await apiAsAdmin(request)
  const person = await newAtDesk(request)
  await allow(request, person, ['PEOPLE'])
  await bringSession(page, person.email)
  await page.goto('/admin/moving-in')
  await page.getByLabel('Or paste the rows').fill(OF_TWO)
  await page.getByRole('button', { name: 'Check these rows' }).click()
  await page.getByRole('button', { name: 'Import 2 families' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Import them' }).click()
  const invite = page.getByRole('button', { name: 'Invite 2 families by email...' })
  await expect(invite).toBeVisible()
  const { items } = await admin<{ items: { id: string; _version: number }[] }>(
    '{ listPlayers(filter: { lastName: { eq: "Noted" } }) { items { id _version } } }',
  )
  await admin('mutation ($input: UpdatePlayerInput!) { updatePlayer(input: $input) { id } }', {
    input: { ...items[0], healthNotes: 'Asthma' },
  })
  await invite.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send invitations' }).click()
  const dialog = page.getByRole('dialog', { name: 'Not invited: 1 family' })
  await expect(dialog).toContainText('Rhea Noted has a child with health notes')
  await expect(dialog).toContainText('you need the Health notes permission to invite this family.')
  await expect(page.getByText('Invited 1 family.')).toBeVisible()
  await expectSoundAtEach(page, [screens.phone, screens.desk])
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'Invite 1 family by email...' })).toBeVisible()
})
