import { expect, test } from './fixtures.ts'
import { expectNoAxeViolations, expectNoSidewaysScrolling, screens } from './screens.ts'
import { demo, fillSignIn, signIn } from './sign-in.ts'

const open: [path: string, heading: string][] = [
  ['/login', 'Sign in'],
  ['/signup', 'Create your account'],
  ['/confirm-signup', 'Check your e-mail'],
  ['/forgot-password', 'Forgot your password?'],
  ['/unauthorized', 'Unauthorized Access'],
  ['/test-supabase', 'Is everything working?'],
  ['/dev/ui', 'The look, at a glance'],
]

for (const [name, viewport] of Object.entries(screens))
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    for (const [path, heading] of open)
      test(`nothing to mend on ${path}`, async ({ page }) => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
        await expectNoSidewaysScrolling(page)
        await expectNoAxeViolations(page)
      })

    test('nothing to mend where fields complain', async ({ page }) => {
      await page.goto('/signup')
      await page.getByRole('button', { name: 'Create account' }).click()
      await expect(page.getByText('Please tell us your first name.')).toBeVisible()
      await expectNoAxeViolations(page)
    })

    test('nothing to mend where a whole form complains', async ({ page }) => {
      await page.goto('/login')
      await fillSignIn(page, 'nobody@example.org', 'wrong')
      await expect(page.getByRole('alert')).toBeVisible()
      await expectNoAxeViolations(page)
    })

    test('nothing to mend where a new password is chosen', async ({ page }) => {
      await page.goto('/forgot-password')
      await page.getByLabel('E-mail').fill('nobody@example.org')
      await page.getByRole('button', { name: 'I have a code already' }).click()
      await page.getByRole('button', { name: 'Save and sign in' }).click()
      await expect(page.getByText('Please type all six digits of the code.')).toBeVisible()
      await expectNoAxeViolations(page)
    })

    test('nothing to mend on the profile', async ({ page }) => {
      await signIn(page, demo.parent, { to: '/profile' })
      await page.getByRole('button', { name: 'Change e-mail' }).click()
      await page.getByRole('button', { name: 'Change password' }).click()
      await page.getByRole('button', { name: /^Close my account/ }).click()
      await expect(page.getByRole('button', { name: 'Keep my account' })).toBeVisible()
      await expectNoSidewaysScrolling(page)
      await expectNoAxeViolations(page)
    })
  })

test('nothing reaches beyond the edge of the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const [path, heading] of open) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expectNoSidewaysScrolling(page)
  }
})
