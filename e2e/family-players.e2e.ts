import { apiAsAdmin, moveTo, newFamily, newProgram, register } from './family-api.ts'
import { agreeToAll } from './family-steps.ts'
import { expect, test } from './fixtures.ts'
import { screens } from './screens.ts'
import { signIn } from './sign-in.ts'
import { walkTo } from './walk-to.ts'

test.use({ viewport: screens.phone })

test('the same child twice is asked about, and what is wrong stands on its field', async ({
  page,
  request,
}) => {
  const { email, players } = await newFamily(request, 'Ada')
  await signIn(page, email, { to: '/guardian/add-player' })
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Birth date').fill('2001-01-01')
  await page.getByRole('button', { name: 'Save and choose a program' }).click()
  await expect(page.getByText('Our programs are for players up to 15.')).toBeVisible()
  await expect(page.getByLabel('Birth date')).toBeFocused()
  await page.getByLabel('Birth date').fill('2016-03-01')
  await page.getByRole('button', { name: 'Save and choose a program' }).click()
  const question = page.getByText('Is this Ada?')
  await expect(question).toBeVisible()
  await page.getByLabel('First name').fill('Adam')
  await expect(question).toBeHidden()
  await page.getByLabel('First name').fill('Ada')
  await page.getByRole('link', { name: 'Yes, show Ada' }).click()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL(`/guardian/player/${players[0]?.id}`)
})

test('leaving a form with something typed asks first', async ({ page, request }) => {
  const { email, players } = await newFamily(request, 'Ada')
  await signIn(page, email, { to: `/guardian/edit-player/${players[0]?.id}` })
  await page.getByLabel('First name').fill('Adaline')
  await page.getByRole('link', { name: 'My players' }).click()
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Adaline Fraser' })).toBeVisible()
})

test('a player takes a break and comes back; after an injury the club decides', async ({ page, request }) => {
  const { email, players } = await newFamily(request, 'Ada')
  await signIn(page, email, { to: `/guardian/player/${players[0]?.id}` })
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('button', { name: 'Bring Ada back' }).click()
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('radio', { name: /An injury/ }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText('On hold, injured')).toBeVisible()
  await expect(page.getByText('Once a doctor has cleared Ada in writing')).toBeVisible()
})

test('after an approval the birth date is locked and the player stays', async ({ page, request }) => {
  const admin = await apiAsAdmin(request)
  const { email, players } = await newFamily(request, 'Ada')
  const registration = await register(admin, await newProgram(admin), players[0] as (typeof players)[0])
  await moveTo(admin, registration, 'APPROVED')
  await signIn(page, email, { to: `/guardian/edit-player/${players[0]?.id}` })
  await expect(page.getByLabel('Birth date')).not.toBeEditable()
  await expect(page.getByText('Ada’s place was approved for this birth date.')).toBeVisible()
  await expect(page.getByText('Ada still has an open registration.')).toBeVisible()
})

test('who was registered without the club’s texts is asked to read and agree, and then is not any more', async ({
  page,
  request,
}) => {
  const admin = await apiAsAdmin(request)
  const { email, players } = await newFamily(request, 'Ada')
  await register(admin, await newProgram(admin), players[0] as (typeof players)[0])
  await signIn(page, email)
  await page.getByRole('link', { name: 'Read: Read and agree for Ada' }).click()
  await page.getByRole('button', { name: 'I agree' }).click()
  await expect(page.getByText('We need this one before')).toHaveCount(3)
  await agreeToAll(page)
  await page.getByRole('button', { name: 'I agree' }).click()
  await expect(page.getByText(/agreed on .* version/)).toHaveCount(3)
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Next session' })).toBeVisible()
  await expect(page.getByText('Read and agree for Ada')).toHaveCount(0)
})

test('a player without a registration is removed after a question', async ({ page, request }) => {
  const { email, players } = await newFamily(request, 'Ada')
  await signIn(page, email, { to: `/guardian/edit-player/${players[0]?.id}` })
  await page.getByRole('button', { name: 'Remove player' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove Ada' }).click()
  await expect(page.getByRole('heading', { name: 'No players yet' })).toBeVisible()
})

test('somebody else’s child is nobody’s business', async ({ page, request }) => {
  const stranger = await newFamily(request, 'Bo')
  const { email } = await newFamily(request, 'Ada')
  await signIn(page, email)
  for (const path of ['player', 'edit-player']) {
    await walkTo(page, `/guardian/${path}/${stranger.players[0]?.id}`)
    await expect(page).toHaveURL('/unauthorized')
    await expect(page.getByText('This page belongs to another family, or no longer exists.')).toBeVisible()
  }
  await walkTo(page, `/programs/select/${stranger.players[0]?.id}`)
  await expect(page).toHaveURL('/unauthorized')
})
