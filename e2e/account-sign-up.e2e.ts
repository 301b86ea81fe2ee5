import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { screens } from './screens.ts'
import {
  codeFor,
  demo,
  fillSignIn,
  newAccount,
  newUnconfirmed,
  PASSWORD,
  someEmail,
  tokensOf,
} from './sign-in.ts'

const accountMenu = (page: Page, name: string) => page.getByRole('button', { name: `Account of ${name}` })

async function fillSignUp(page: Page, email: string) {
  await page.getByLabel('First name').fill('Noor')
  await page.getByLabel('Last name').fill('Haddad')
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email)
  await page.getByLabel('Phone').fill('604-555-0199')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel(/club’s rules/).check()
}

const createAccount = (page: Page) => page.getByRole('button', { name: 'Create account' }).click()

// Neither the texts nor the next page depend on the width; the look tests check both.
test.use({ viewport: screens.phone })

test('sign up, code from the email, and one is in the family area', async ({ page, request }) => {
  const email = someEmail()
  await page.goto('/signup')
  await expect(page.getByText('Your child never needs an account.')).toBeVisible()
  await expect(page.getByLabel(/newsletter/)).not.toBeChecked()
  await fillSignUp(page, email)
  await page.getByLabel(/newsletter/).check()
  await createAccount(page)
  await expect(page).toHaveURL('/confirm-signup')
  await expect(page.getByText(email)).toBeVisible()
  const code = await codeFor(request, email)
  await page.getByLabel('Code from the email').fill(` ${code.slice(0, 3)} ${code.slice(3)} `)
  await expect(page).toHaveURL('/guardian')
  await expect(accountMenu(page, 'Noor')).toBeVisible()
  await page.goto('/guardian/profile')
  await expect(page.getByLabel('Last name')).toHaveValue('Haddad')
  await expect(page.getByLabel('Phone')).toHaveValue('604-555-0199')
  await expect(page.getByLabel(/newsletter/)).toBeChecked()
})

test('an unconfirmed parent who signs in is led to the code, and on to where they wanted to go', async ({
  page,
  request,
}) => {
  const email = await newUnconfirmed(request)
  await page.goto('/guardian/profile')
  await expect(page).toHaveURL('/login?returnTo=%2Fguardian%2Fprofile')
  await fillSignIn(page, email)
  await expect(page).toHaveURL('/confirm-signup?returnTo=%2Fguardian%2Fprofile')
  await page.getByLabel('Code from the email').fill(await codeFor(request, email))
  await expect(page).toHaveURL('/guardian/profile')
})

test('what is missing stands on its field, the keyboard goes there, and what was typed is kept', async ({
  page,
}) => {
  await page.goto('/signup')
  await page.getByLabel('First name').fill('Noor')
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('noor@')
  await page.getByLabel('Password', { exact: true }).fill('short')
  await createAccount(page)
  await expect(page.getByLabel('Last name')).toBeFocused()
  for (const sentence of [
    'Please tell us your last name.',
    'Please enter an email address, like name@example.org.',
    'This password is still too short.',
    'Please read the rules and tick the box to continue.',
  ])
    await expect(page.getByText(sentence)).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Noor')
})

test('the rules for a password show while one types', async ({ page }) => {
  await page.goto('/signup')
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('gr4ss')
  await expect(page.getByText('At least 8 characters: 3 more')).toBeVisible()
  await password.fill('plenty of grass')
  await expect(page.getByText('At least 8 characters (done)')).toBeVisible()
  await expect(page.getByText('Good password')).toBeVisible()
  await password.fill('password')
  await expect(page.getByText('This is a well-known password.')).toBeVisible()
  await expect(page.getByText('(done)')).toHaveCount(0)
  await password.fill('sunshine99')
  await fillSignUp(page, someEmail())
  await password.fill('sunshine99')
  await createAccount(page)
  await expect(page.getByText('That password is too common')).toBeVisible()
  await expect(password).toBeFocused()
})

test('an address that has an account already: the screen says the same, the email says to sign in', async ({
  page,
  request,
}) => {
  const email = await newAccount(request)
  await page.goto('/signup?returnTo=%2Fguardian%2Fprofile')
  await fillSignUp(page, email)
  await createAccount(page)
  await expect(page).toHaveURL('/confirm-signup?returnTo=%2Fguardian%2Fprofile')
  const mails = await (await request.get(`/dev/mailbox.json?${new URLSearchParams({ to: email })}`)).json()
  expect(mails[0].subject).toBe('You already have a PMFC account')
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).first().click()
  await expect(page).toHaveURL('/login?returnTo=%2Fguardian%2Fprofile')
})

test('a code for a sign-up that was not made here: the parent chooses the password, and only that one opens', async ({
  page,
  request,
}) => {
  const email = await newUnconfirmed(request)
  await page.goto('/confirm-signup')
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email)
  await page.getByLabel('Code from the email').fill(await codeFor(request, email))
  await expect(page.getByText('Your address is confirmed. Choose a password')).toBeVisible()
  await page.getByLabel('New password').fill('a corner at sunset')
  await page.getByRole('button', { name: 'Save and sign in' }).click()
  await expect(page).toHaveURL('/guardian')
  await expect(tokensOf(request, email)).rejects.toThrow('Incorrect username or password')
})

test.describe('at the code', () => {
  test('a wrong one says so, and the right one still counts', async ({ page, request }) => {
    const email = await newUnconfirmed(request)
    const right = await codeFor(request, email)
    const wrong = right === '000000' ? '000001' : '000000'
    await page.goto('/confirm-signup')
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email)
    await page.getByLabel('Code from the email').fill(wrong)
    await expect(page.getByText('That’s not the code in our latest email.')).toBeVisible()
    await expect(page.getByLabel('Code from the email')).toBeFocused()
    await page.getByLabel('Code from the email').fill(right)
    await expect(page.getByText('Your address is confirmed.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(email)
  })

  test('one that is confirmed already has a way on', async ({ page }) => {
    await page.goto('/confirm-signup')
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill(demo.parent)
    await page.getByLabel('Code from the email').fill('123456')
    await expect(page.getByText('This code no longer works')).toBeVisible()
    await expect(page.getByText('Already confirmed?').getByRole('link', { name: 'Sign in' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send a new code' })).toBeEnabled()
  })

  test.describe('with a clock of its own', () => {
    test.use({ isFirstVisit: true })

    test('another email can be asked for once a minute', async ({ page, request }) => {
      const email = someEmail()
      await page.clock.install()
      await page.goto('/signup')
      await fillSignUp(page, email)
      await createAccount(page)
      const waits = page.getByRole('button', { name: /^Send a new code in \d+ s$/ })
      const again = page.getByRole('button', { name: 'Send a new code', exact: true })
      await expect(waits).toBeDisabled()
      await page.clock.runFor(61_000)
      await again.click()
      await expect(waits).toBeDisabled()
      await page.clock.runFor(61_000)
      await again.click()
      // The server's clock has not moved, so it refuses in words.
      await expect(page.getByText('Please wait a minute before asking for another email')).toBeVisible()
      expect(await codeFor(request, email)).toMatch(/^\d{6}$/)
    })
  })
})
