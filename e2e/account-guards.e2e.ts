import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { holdBack, screens } from './screens.ts'
import {
  bringSession,
  demo,
  fillSignIn,
  newAccount,
  signIn,
  signInByScreen,
  signOutEverywhere,
} from './sign-in.ts'

/** While these are held back, a page stays as the server has sent it. */
const SCRIPTS = '**/assets/*.js'

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
}

// Neither the texts nor the next page depend on the width; the look tests check both.
test.use({ viewport: screens.phone })

test('a visitor', async ({ page }) => {
  await page.goto('/guardian')
  await expect(page).toHaveURL('/login?returnTo=%2Fguardian')
  await page.goto('/profile')
  await expect(page).toHaveURL('/login?returnTo=%2Fprofile')
  await page.goto('/admin')
  await expect(page).toHaveURL('/unauthorized')
  await expect(page.getByRole('heading', { name: 'Unauthorized Access' })).toBeVisible()
  await expect(page.getByText("You don't have permission to access this area")).toBeVisible()
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
})

test('a parent', async ({ page }) => {
  await signInByScreen(page, demo.newParent)
  const letGo = await holdBack(page, SCRIPTS)
  await page.goto('/profile', { waitUntil: 'commit' })
  await expect(page.getByText('Verifying access...')).toBeVisible()
  letGo()
  await expect(page.getByRole('heading', { name: 'Profile settings' })).toBeVisible()
  await page.goto('/admin/users')
  await expect(page).toHaveURL('/unauthorized')
  await expect(page.getByText(`You’re signed in as ${demo.newParent}.`)).toBeVisible()
  await page.getByRole('link', { name: 'Go to my dashboard' }).click()
  await expect(page).toHaveURL('/guardian')
})

test('an administrator', async ({ page }) => {
  await signInByScreen(page, demo.admin)
  await expect(page).toHaveURL('/admin')
  const letGo = await holdBack(page, SCRIPTS)
  await page.goto('/admin/users', { waitUntil: 'commit' })
  await expect(page.getByText('Verifying admin access...')).toBeVisible()
  letGo()
  await expect(page).toHaveURL('/admin/users')
  await page.goto('/guardian')
  await expect(page).toHaveURL('/guardian')
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Profile settings' })).toBeVisible()
})

test('signing out says so, and ends at the root path', async ({ page, request }) => {
  await signIn(page, await newAccount(request))
  const letGo = await holdBack(page, '**/cognito/user-pool')
  await signOut(page)
  await expect(page.getByRole('button', { name: 'Signing out...' })).toBeDisabled()
  letGo()
  await expect(page).toHaveURL('/')
  await page.goto('/guardian')
  await expect(page).toHaveURL('/login?returnTo=%2Fguardian')
})

test('a sign-out in another tab is noticed', async ({ page, request, context }) => {
  await signIn(page, await newAccount(request), { to: '/guardian/profile' })
  await expect(page.getByRole('heading', { name: 'Profile settings' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/guardian')
  await signOut(other)
  await expect(other).toHaveURL('/')
  await expect(page).toHaveURL('/login?returnTo=%2Fguardian%2Fprofile')
  await expect(page.getByText('You’ve been signed out.')).toBeVisible()
})

test('a sign-in that the server has ended asks again, and what was typed is kept', async ({
  page,
  request,
}) => {
  const email = await newAccount(request)
  // The page is not notified: it finds out when it saves.
  await page.routeWebSocket('**/graphql/realtime**', () => {})
  await signIn(page, email, { to: '/guardian/profile' })
  await page.getByLabel('Phone').fill('604-555-0777')
  // Wait for the parts that load by themselves: one still on its way would find out first.
  for (const text of [
    'Invite the other guardian...',
    'Turn on two-step sign-in',
    'Nothing unusual.',
    'No one yet.',
  ])
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  await signOutEverywhere(page, request)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL('/login?returnTo=%2Fguardian%2Fprofile')
  await expect(page.getByText('What you typed is still here')).toBeVisible()
  await fillSignIn(page, email)
  await expect(page).toHaveURL('/guardian/profile')
  await expect(page.getByLabel('Phone')).toHaveValue('604-555-0777')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
})

test('who is at the wrong gate can switch to another account, and goes on to where they wanted', async ({
  page,
  request,
}) => {
  await bringSession(page, await newAccount(request))
  await page.goto('/admin/users')
  await page.getByRole('button', { name: 'Switch account' }).click()
  await expect(page).toHaveURL('/login?returnTo=%2Fadmin%2Fusers')
  await fillSignIn(page, demo.admin)
  await expect(page).toHaveURL('/admin/users')
})
