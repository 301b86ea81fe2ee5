import { expect, test } from './fixtures.ts'
import { holdBack, screens } from './screens.ts'
import { codeFor, demo, fillSignIn, newAccount, PASSWORD, signInByScreen, someEmail } from './sign-in.ts'

const OTHER_PASSWORD = 'a corner at sunset'

// Neither the texts nor the next page depend on the width; the look tests check both.
test.use({ viewport: screens.phone })

test('a wrong password and a wrong address get the same answer, and what was typed stays', async ({
  page,
  request,
}) => {
  const known = await newAccount(request)
  await page.goto('/login')
  for (const email of [known, someEmail()]) {
    await fillSignIn(page, email, 'kickoff-2023')
    await expect(page.getByRole('alert')).toHaveText(
      'That email and password don’t match. Please check both.',
    )
    await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(email)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('kickoff-2023')
  }
})

test('a forgotten password is replaced by a code from an email', async ({ page, request }) => {
  const email = await newAccount(request)
  await page.goto('/login?returnTo=%2Fguardian%2Fprofile')
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL('/forgot-password?returnTo=%2Fguardian%2Fprofile')
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByText(`${email[0]}***@example.org`)).toBeVisible()
  await page.getByLabel('Code from the email').fill(await codeFor(request, email))
  await page.getByLabel('New password', { exact: true }).fill(OTHER_PASSWORD)
  await page.getByRole('button', { name: 'Save and sign in' }).click()
  await expect(page).toHaveURL('/guardian/profile')
  await page.evaluate(() => localStorage.clear())
  await signInByScreen(page, email, { password: OTHER_PASSWORD })
})

test('a page says that the service is down, keeps what was typed, and the next try works', async ({
  page,
  request,
}) => {
  const email = await newAccount(request)
  await page.goto('/login')
  await page.route(/\/(graphql|cognito)/, (route) => route.abort())
  await fillSignIn(page, email)
  await expect(page.getByRole('alert')).toHaveText(/We couldn’t reach the club. Nothing was lost/)
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD)
  await page.unroute(/\/(graphql|cognito)/)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/guardian')
})

test('an address that nobody has gets the same answer as any other', async ({ page }) => {
  const email = someEmail()
  await page.goto('/forgot-password')
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await expect(page.getByText(`If ${email[0]}***@example.org has an account`)).toBeVisible()
  await page.getByLabel('Code from the email').fill('123456')
  await page.getByLabel('New password', { exact: true }).fill(OTHER_PASSWORD)
  await page.getByRole('button', { name: 'Save and sign in' }).click()
  await expect(page.getByText('That’s not the code in our latest email.')).toBeVisible()
})

test('who wanted to go somewhere is brought there, and never to another site', async ({ page }) => {
  await signInByScreen(page, demo.newParent, { to: '/guardian/profile' })
  await page.goto('/login?returnTo=%2F%2Fevil.example')
  await expect(page).toHaveURL('/guardian')
})

test.describe('on a first visit', () => {
  test.use({ isFirstVisit: true })

  test('what is typed before the page is alive is not lost', async ({ page, request }) => {
    const email = await newAccount(request)
    const letScriptsGo = await holdBack(page, '**/assets/*.js')
    await page.goto('/login', { waitUntil: 'commit' })
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await expect(page.getByRole('main').getByRole('button', { name: 'Sign in' })).toBeDisabled()
    letScriptsGo()
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL('/guardian')
  })
})

test('the password can be shown, caps lock is noticed, and password managers know the fields', async ({
  page,
}) => {
  await page.goto('/login')
  const password = page.getByLabel('Password', { exact: true })
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveAttribute(
    'autocomplete',
    'username',
  )
  await expect(password).toHaveAttribute('autocomplete', 'current-password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
  await password.evaluate((input) =>
    input.dispatchEvent(new KeyboardEvent('keyup', { key: 'A', bubbles: true, modifierCapsLock: true })),
  )
  await expect(page.getByText('Caps Lock is on.')).toBeVisible()
  await page.goto('/signup')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('autocomplete', 'new-password')
  await page.goto('/confirm-signup')
  await expect(page.getByLabel('Code from the email')).toHaveAttribute('autocomplete', 'one-time-code')
})
