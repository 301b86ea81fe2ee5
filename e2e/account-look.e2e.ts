import { expect, test } from './fixtures.ts'
import { judgePages } from './page-rounds.ts'
import { expectSoundAtEach } from './screens.ts'
import { demo, fillSignIn, signIn } from './sign-in.ts'

judgePages([
  { path: '/login', title: 'Sign in' },
  { path: '/signup', title: 'Create your account' },
  { path: '/confirm-signup', title: 'Check your email' },
  { path: '/forgot-password', title: 'Forgot your password?' },
  { path: '/unauthorized', title: 'Unauthorized Access' },
  { path: '/test-supabase', title: 'Is everything working?' },
])

test('nothing to mend where fields complain', async ({ page }) => {
  await page.goto('/signup')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Please tell us your first name.')).toBeVisible()
  await expectSoundAtEach(page)
})

test('nothing to mend where a whole form complains', async ({ page }) => {
  await page.goto('/login')
  await fillSignIn(page, 'nobody@example.org', 'wrong')
  await expect(page.getByRole('alert')).toBeVisible()
  await expectSoundAtEach(page)
})

test('nothing to mend where a new password is chosen', async ({ page }) => {
  await page.goto('/forgot-password')
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('nobody@example.org')
  await page.getByRole('button', { name: 'I already have a code' }).click()
  await page.getByRole('button', { name: 'Save and sign in' }).click()
  await expect(page.getByText('Please type all six digits of the code.')).toBeVisible()
  await expectSoundAtEach(page)
})

test('nothing to mend on the profile', async ({ page }) => {
  await signIn(page, demo.parent, { to: '/profile' })
  await page.getByRole('button', { name: 'Change email' }).click()
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByRole('button', { name: /^Close my account/ }).click()
  await expect(page.getByRole('button', { name: 'Keep my account' })).toBeVisible()
  await expectSoundAtEach(page)
})
