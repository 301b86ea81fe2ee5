import { atDesk } from './desk-api.ts'
import { apiAsAdmin } from './family-api.ts'
import { expect, test } from './fixtures.ts'
import { newPerson } from './people-api.ts'
import { expectSoundAtEach, screens } from './screens.ts'
import { signIn } from './sign-in.ts'
import { walkTo } from './walk-to.ts'

test.use({ viewport: screens.desk })

test('an edit is in the audit, before and after, and the family sees who looked', async ({
  page,
  newPage,
  request,
}) => {
  const person = await newPerson(request, 'Ada')
  await atDesk(page, `/admin/users/${person.userId}`)
  const details = page.getByRole('region', { name: 'Details' })
  await details.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('dialog').getByLabel('Phone').fill('604-555-0142')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(details).toContainText('604-555-0142')

  await walkTo(page, '/admin/audit')
  await page.getByLabel('Person (by or about)').fill(person.email)
  await page.getByLabel('What').selectOption('User')
  await expect(page).toHaveURL(/model=User/)
  await expect(page).toHaveURL(/q=/)
  const entry = page
    .getByRole('listitem')
    .filter({ hasText: person.name })
    .filter({ hasText: '604-555-0142' })
  await expect(entry).toContainText(`changed the user ${person.name}`)
  await expect(entry.getByRole('row', { name: 'Phone' })).toContainText(/604-555-0100.*604-555-0142/)
  await expectSoundAtEach(page)
  await page.reload()
  await entry.getByRole('link', { name: person.name }).click()
  await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible()

  const family = await newPage(screens.phone)
  await signIn(family, person.email, { to: '/guardian/profile' })
  const seen = family.getByRole('region', { name: 'Who has looked at or changed my data' })
  await expect(seen.getByRole('listitem').filter({ hasText: 'changed your record' })).toContainText(
    'admin@example.org',
  )
})

test('notes on health are in the audit as changed, not as they are', async ({ page, request }) => {
  const person = await newPerson(request, 'Ada')
  const [ada] = person.players
  const admin = await apiAsAdmin(request)
  await admin('mutation ($input: UpdatePlayerInput!) { updatePlayer(input: $input) { id } }', {
    input: { id: ada?.id, _version: 1, healthNotes: 'Peanuts' },
  })
  await atDesk(page, `/admin/audit?row=${ada?.id}`)
  await expect(page.getByRole('row', { name: 'Health notes' })).toContainText('changed')
  await expect(page.getByRole('main')).not.toContainText('Peanuts')
  await page.getByRole('button', { name: 'One record only' }).click()
  await expect(page).toHaveURL('/admin/audit')
})
