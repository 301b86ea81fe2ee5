import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { atDesk } from './desk-api.ts'
import { deskRound } from './desk-round.ts'
import { apiAsAdmin, newProgram, register } from './family-api.ts'
import { expect, test } from './fixtures.ts'
import { newPerson } from './people-api.ts'
import { expectSoundAtEach, screens } from './screens.ts'
import { fillSignIn, newUnconfirmed, signIn } from './sign-in.ts'
import { walkTo } from './walk-to.ts'

test.use({ viewport: screens.desk })

const desk = deskRound()

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function act(page: Page, verb: string): Promise<void> {
  await card(page, 'Sign-in').getByRole('button', { name: verb }).click()
  await page.getByRole('dialog').getByRole('button', { name: verb }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('a parent is found by the name of a child, viewed as, and left again', async ({ page, request }) => {
  const child = `Kai${Date.now().toString(36)}`
  const person = await newPerson(request, child)
  await atDesk(page, '/admin/users')
  await page.getByLabel(/^Find/).fill(child.toLowerCase())
  await expect(page).toHaveURL(new RegExp(`q=${child.toLowerCase()}`))
  await expect(page.locator('[data-row]')).toHaveCount(1)
  await expect(page.locator('[data-row]')).toContainText(`1: ${child}`)
  await page.getByRole('link', { name: person.name }).click()
  await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible()
  await page.getByRole('button', { name: `Impersonate ${person.name}` }).click()
  await page.getByRole('dialog').getByLabel('Reason').fill('They asked about a price')
  await page.getByRole('dialog').getByRole('button', { name: 'View as this parent' }).click()
  await expect(page).toHaveURL('/guardian')
  const banner = page.getByRole('region', { name: 'Impersonation' })
  await expect(banner).toContainText(person.email)
  await expect(page.getByRole('main')).toContainText(child)
  await banner.getByRole('button', { name: 'Exit Impersonation' }).click()
  await expect(page).toHaveURL('/admin/users')
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
})

test('disabled, nobody gets in; enabled again, they do', async ({ page, newPage, request }) => {
  const person = await newPerson(request)
  await signIn(await newPage(), person.email)
  await atDesk(page, `/admin/users/${person.userId}`)
  await act(page, 'Disable the account')
  await expect(card(page, 'Sign-in')).toContainText('Disabled')
  // The page where they were signed in may already be leaving by itself.
  const visitor = await newPage()
  await visitor.goto('/login')
  await fillSignIn(visitor, person.email)
  await expect(visitor.getByRole('alert')).toBeVisible()
  await expect(visitor).toHaveURL('/login')
  await act(page, 'Enable the account')
  await expect(card(page, 'Sign-in')).toContainText('Confirmed')
  await signIn(visitor, person.email)
  await expect(visitor).toHaveURL('/guardian')
})

test('an account without a record is shown, confirmed and given one', async ({ request }) => {
  const email = await newUnconfirmed(request)
  const page = await desk(`/admin/users?q=${email}`)
  await expect(page.locator('[data-row]')).toContainText('No record yet')
  await page.getByRole('link', { name: email }).click()
  await act(page, 'Confirm the address')
  // Whoever signed up with this address may not be its owner, so a code sets a new password.
  await expect(card(page, 'Sign-in')).toContainText('Password reset')
  await act(page, 'Create their record')
  await expect(card(page, 'Children')).toContainText('No children yet.')
})

test('a role is given and taken, never one’s own', async ({ request }) => {
  const person = await newPerson(request)
  const page = await desk(`/admin/users/${person.userId}`)
  await act(page, 'Make administrator')
  await expect(card(page, 'Sign-in')).toContainText('Administrator.')
  await expect(page.getByRole('button', { name: /^Impersonate/ })).toHaveCount(0)
  await act(page, 'Remove as administrator')
  await expect(card(page, 'Sign-in')).toContainText('Guardian.')
  await walkTo(page, '/admin/users?q=admin@example.org')
  await page.locator('[data-row]').getByRole('link').first().click()
  await expect(card(page, 'Sign-in')).toContainText('This is you')
  await expect(card(page, 'Sign-in').getByRole('button', { name: /administrator|Disable/ })).toHaveCount(0)
})

test('two guardians become one family, and two again', async ({ request }) => {
  const [one, other] = [await newPerson(request, 'Ada'), await newPerson(request, 'Bo')]
  const page = await desk(`/admin/users/${one.userId}`)
  const linked = card(page, 'Family')
  await linked.getByRole('button', { name: 'Link with a guardian' }).click()
  await linked.getByLabel('The other guardian’s name or email').fill(other.email)
  await linked.getByRole('button', { name: `Link with ${other.name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Link as one family' }).click()
  await expect(linked.getByRole('link', { name: other.name })).toBeVisible()
  await linked.getByRole('button', { name: 'Unlink' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click()
  await expect(linked).toContainText('Not linked with another guardian.')
})

test('a user with children is not deleted, and the way on is shown', async ({ request }) => {
  const person = await newPerson(request, 'Ada')
  const page = await desk(`/admin/users/${person.userId}`)
  await card(page, 'More').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('dialog')).toContainText('Ada would be left without a guardian')
  await page.getByRole('dialog').getByRole('link', { name: 'Merge into another' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Merge two users' })).toBeVisible()
})

test('what the filters find, and nobody else, is saved for spreadsheets', async ({ request }) => {
  const [person, other] = [await newPerson(request, 'Ada'), await newPerson(request)]
  const page = await desk(`/admin/users?q=${person.email}`)
  await expect(page.locator('[data-row]')).toHaveCount(1)
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  const text = await readFile(await (await started).path(), 'utf8')
  const [head, line, ...rest] = text.trim().split('\r\n')
  expect(head).toContain('First name,Last name,Email,Phone,Role,Sign-in,Children')
  expect(line).toContain(`${person.email},604-555-0100,Guardian,Confirmed,Ada Fraser`)
  expect([rest, text.includes(other.email)]).toEqual([[], false])
})

test('everything about somebody comes as a file', async ({ request }) => {
  const person = await newPerson(request, 'Ada')
  const page = await desk(`/admin/users/${person.userId}`)
  await card(page, 'More').getByRole('button', { name: 'Export everything' }).click()
  const started = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Export as JSON' }).click()
  expect((await started).suggestedFilename()).toMatch(new RegExp(`^${person.email} .*\\.json$`))
})

test('users are sound on a phone and on a desk, light and dark', async ({ request }) => {
  const person = await newPerson(request, 'Ada')
  const admin = await apiAsAdmin(request)
  await register(admin, await newProgram(admin), person.players[0] as never)
  const page = await desk('/admin/users')
  const visits: [path: string, heading: string][] = [
    [`/admin/users?q=${person.email}`, 'Users'],
    ['/admin/users?q=nobodywhoisthere', 'Users'],
    [`/admin/users/${person.userId}`, person.name],
    ['/admin/users/nobody', 'No such user'],
  ]
  for (const [path, heading] of visits)
    await test.step(path, async () => {
      await walkTo(page, path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.getByRole('status', { name: 'Loading...' })).toHaveCount(0)
      await expectSoundAtEach(page)
    })
})
