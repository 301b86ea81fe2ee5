import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { newFamily } from './family-api.ts'
import { expect, test } from './fixtures.ts'
import { expectNoSidewaysScrolling, screens } from './screens.ts'
import {
  codeFor,
  DEMO_PASSWORD,
  demo,
  fillSignIn,
  newAccount,
  PASSWORD,
  signIn,
  signInByScreen,
  someEmail,
} from './sign-in.ts'
import { walkTo } from './walk-to.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** A single-coloured picture, 300 by 200. */
const picture = async (page: Page) => {
  const text = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 200 })
    const brush = canvas.getContext('2d') as CanvasRenderingContext2D
    for (let x = 0; x < 300; x += 3) {
      brush.fillStyle = `hsl(${x} 80% 40%)`
      brush.fillRect(x, 0, 3, 200)
    }
    return canvas.toDataURL('image/png').split(',')[1] as string
  })
  return { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(text, 'base64') }
}

// The look tests check the desktop layout.
test.use({ viewport: screens.phone })

test('names, phone, language, picture and newsletter are saved, and the header follows', async ({
  page,
  request,
}) => {
  await signIn(page, await newAccount(request), { to: '/guardian/profile' })
  const about = section(page, 'About you')
  await about.getByLabel('First name').fill('Noor')
  await about.getByLabel('Last name').fill('Haddad')
  await about.getByLabel('Phone').fill('604')
  await about.getByLabel('Language').selectOption('العربية')
  await about.getByLabel(/newsletter/).check()
  await about.getByLabel('Add a picture').setInputFiles(await picture(page))
  await about.getByRole('button', { name: 'Save' }).click()
  await expect(about.getByText('Please enter a phone number, like 604-555-0100.')).toBeVisible()
  await about.getByLabel('Phone').fill('604-555-0199')
  await about.getByRole('button', { name: 'Save' }).click()
  await expect(about.getByText('Saved.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Account of Noor' }).locator('img')).toBeVisible()
  await page.reload()
  await expect(about.getByLabel('Last name')).toHaveValue('Haddad')
  await expect(about.getByLabel('Phone')).toHaveValue('604-555-0199')
  await expect(about.getByLabel('Language')).toHaveValue('ar')
  await expect(about.getByLabel(/newsletter/)).toBeChecked()
  await about.getByRole('button', { name: 'Use my initials' }).click()
  await about.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Account of Noor' })).toContainText('NH')
  for (const size of Object.values(screens)) {
    await page.setViewportSize(size)
    await expectNoSidewaysScrolling(page)
  }
})

test('closing the account shows what is under way, and really closes it', async ({ page, request }) => {
  const { email } = await newFamily(request, 'Zara')
  await signIn(page, email, { to: '/guardian/profile' })
  const closing = section(page, 'Close account')
  await closing.getByRole('button', { name: /^Close my account/ }).click()
  await expect(closing).toContainText('Zara Fraser, with health notes and emergency contacts.')
  await expect(closing.getByRole('listitem').filter({ hasText: 'Canada’s tax law' })).toBeVisible()
  const close = closing.getByRole('button', { name: 'Close my account' })
  await expect(close).toBeDisabled()
  await closing.getByLabel('I understand that this can’t be undone.').check()
  await closing.getByLabel('Your password').fill('not this one')
  await close.click()
  await expect(closing.getByText('That isn’t your password.')).toBeVisible()
  await closing.getByLabel('Your password').fill(PASSWORD)
  await close.click()
  await expect(page).toHaveURL('/login?closed')
  await expect(page.getByText('Your account is closed.')).toBeVisible()
  await fillSignIn(page, email)
  await expect(page.getByRole('alert')).toContainText('don’t match')
})

test('what a family has under way is listed before it closes its account, and all that is kept is theirs to take along', async ({
  page,
}) => {
  await signIn(page, demo.parent, { to: '/profile' })
  const closing = section(page, 'Close account')
  await closing.getByRole('button', { name: /^Close my account/ }).click()
  await expect(closing.getByRole('listitem').filter({ hasText: 'Maya' }).first()).toBeVisible()
  await expect(closing.getByRole('listitem').filter({ hasText: 'Arjun' }).first()).toBeVisible()
  await expect(closing.getByRole('heading', { name: 'Paid: stays active' })).toBeVisible()
  await closing.getByRole('button', { name: 'Keep my account' }).click()
  await expect(closing.getByRole('listitem')).toHaveCount(0)
  await test.step('all that the club keeps', () => takeAlong(page))
})

test('photo consent is given and taken back for each child', async ({ page, request }) => {
  const { email } = await newFamily(request, 'Zara')
  await signIn(page, email, { to: '/guardian/profile' })
  const photos = section(page, 'Photos and video')
  const zara = photos.getByLabel('Photos and videos of Zara may be taken and shown')
  await zara.check()
  await expect(photos.getByText('Saved: photos are okay.')).toBeVisible()
  await page.reload()
  await expect(zara).toBeChecked()
  await zara.uncheck()
  await expect(photos.getByText('Saved: no photos.')).toBeVisible()
})

test('the password is changed only by who knows the old one', async ({ page, request }) => {
  const email = await newAccount(request)
  await signIn(page, email, { to: '/profile' })
  const password = section(page, 'Password')
  await password.getByRole('button', { name: 'Change password' }).click()
  await password.getByLabel('Current password').fill('not this one')
  await password.getByLabel('New password').fill('a corner at sunset')
  await password.getByRole('button', { name: 'Save new password' }).click()
  await expect(password.getByText('That’s not your current password.')).toBeVisible()
  await password.getByLabel('Current password').fill(PASSWORD)
  await password.getByRole('button', { name: 'Save new password' }).click()
  await expect(password.getByText('Your password has been changed.')).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await signInByScreen(page, email, { password: 'a corner at sunset', to: '/guardian/profile' })
  await expect(section(page, 'Recent activity on your account')).toContainText('Your password was changed')
})

test('another email counts once its code has come back', async ({ page, request }) => {
  const next = someEmail()
  await signIn(page, await newAccount(request), { to: '/profile' })
  const address = section(page, 'Email')
  await address.getByRole('button', { name: 'Change email' }).click()
  await address.getByLabel('Your password').fill(PASSWORD)
  await address.getByLabel('New email').fill(next)
  await address.getByRole('button', { name: 'Send a code' }).click()
  await expect(address.getByText(`We sent it to ${next}.`)).toBeVisible()
  await address.getByLabel('Code from the email').fill(await codeFor(request, next))
  await address.getByRole('button', { name: 'Confirm new address' }).click()
  await expect(address.getByText('From now on, sign in with your new address.')).toBeVisible()
  await expect(address.getByText(`You sign in with ${next}`)).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await signInByScreen(page, next)
})

/** The demo's parent, on their own profile. */
async function takeAlong(page: Page): Promise<void> {
  const yours = section(page, 'Your data')
  await yours.getByRole('button', { name: 'Download my data' }).click()
  await yours.getByLabel('Your password').fill('not this one')
  await yours.getByRole('button', { name: 'Download my data' }).click()
  await expect(yours.getByText('That isn’t your password.')).toBeVisible()
  await yours.getByLabel('Your password').fill(DEMO_PASSWORD)
  const started = page.waitForEvent('download')
  await yours.getByRole('button', { name: 'Download my data' }).click()
  const download = await started
  expect(download.suggestedFilename()).toMatch(/^pmfc-my-data-\d{4}-\d\d-\d\d\.json$/)
  const data = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(Object.keys(data)).toEqual(
    expect.arrayContaining([
      'account',
      'consents',
      'emails',
      'gatheredAt',
      'history',
      'kitOrders',
      'waivers',
    ]),
  )
  expect(data.users).toMatchObject([{ email: demo.parent }])
  expect(data.players.map(({ firstName }: { firstName: string }) => firstName).sort()).toEqual([
    'Arjun',
    'Maya',
  ])
}

test('in somebody else’s shoes the sign-in stays out of reach, and they can read who looked', async ({
  page,
  request,
}) => {
  const { email } = await newFamily(request)
  await signIn(page, demo.admin, { to: `/admin/users?q=${email}` })
  await page.getByRole('button', { name: /^Impersonate/ }).click()
  await page.getByRole('dialog').getByLabel('Reason').fill('They called about their phone')
  await page.getByRole('dialog').getByRole('button', { name: 'View as this parent' }).click()
  await expect(page).toHaveURL('/guardian')
  await walkTo(page, '/guardian/profile')
  await expect(section(page, 'Sign-in')).toContainText('Only they can change their password')
  for (const hidden of ['Password', 'Email', 'Your data', 'Close account'])
    await expect(section(page, hidden)).toHaveCount(0)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await signIn(page, email, { to: '/profile' })
  const looked = section(page, 'Who has looked at or changed my data')
  await expect(looked.getByRole('listitem').first()).toContainText(demo.admin)
  await expect(looked.getByRole('listitem').first()).toContainText('Reason: They called about their phone')
})

test('a save that does not get through keeps what was typed', async ({ page, request }) => {
  await signIn(page, await newAccount(request), { to: '/profile' })
  const about = section(page, 'About you')
  await about.getByLabel('First name').fill('Noor')
  await page.route('**/graphql', (route) => route.abort())
  await about.getByRole('button', { name: 'Save' }).click()
  await expect(about.getByRole('alert').filter({ hasText: 'Nothing was lost' })).toBeVisible()
  await page.unroute('**/graphql')
  await page.reload()
  await expect(about.getByLabel('First name')).toHaveValue('Noor')
  await about.getByRole('button', { name: 'Save' }).click()
  await expect(about.getByText('Saved.')).toBeVisible()
})
