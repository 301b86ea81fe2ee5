import { apiAsAdmin, newProgram } from './family-api.ts'
import { agreeToAll, chooseSaturday, giveContacts } from './family-steps.ts'
import { expect, test } from './fixtures.ts'
import { screens } from './screens.ts'
import { codeFor, fillSignIn, PASSWORD, signOutEverywhere, someEmail } from './sign-in.ts'

test.use({ viewport: screens.phone })

test('a family without an account fills in the form, makes the account on the way, and is registered', async ({
  page,
  request,
}) => {
  const email = someEmail()
  // With a second program that fits, the parent has to choose.
  const admin = await apiAsAdmin(request)
  const program = await newProgram(admin)
  await newProgram(admin)
  await page.goto('/registration-form')
  await page.getByLabel('Your first name').fill('Ines')
  await page.getByLabel('Your last name').fill('Silva')
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email)
  await page.getByLabel('First name', { exact: true }).fill('Rui')
  await page.getByLabel('Last name', { exact: true }).fill('Silva')
  await page.getByLabel('Birth date').fill('2016-03-09')
  await page.getByRole('group', { name: 'Rui' }).getByLabel('Program').selectOption({ label: program.name })
  await chooseSaturday(page, 'Rui')
  await expect(page.getByText('$320.00').last()).toBeVisible()
  await page.getByRole('button', { name: 'Add a sibling' }).click()
  const sibling = page.getByRole('group', { name: 'Player 2', exact: true })
  await expect(sibling.getByLabel('Last name')).toHaveValue('Silva')
  await sibling.getByLabel('Birth date').fill('2016-03-09')
  await sibling.getByLabel('First name').fill('rui')
  await expect(page.getByText(/^Is this Rui[?].* already on this form[.]$/)).toBeVisible()
  await page.getByRole('button', { name: 'Yes, remove this one' }).click()
  await expect(page.getByText('Is this Rui?')).toBeHidden()
  await page.getByRole('button', { name: 'Add a sibling' }).click()
  await sibling.getByLabel('Birth date').fill('2018-05-31')
  await sibling.getByLabel('First name').fill('Eva')
  await page.getByRole('group', { name: 'Eva' }).getByLabel('Program').selectOption({ label: program.name })
  await page
    .getByRole('group', { name: 'Eva' })
    .getByRole('radio', { name: /^Sunday \$80/ })
    .check()
  await expect(page.getByRole('region', { name: /What it costs/ })).toContainText('Total$512.00')

  await page.getByRole('button', { name: 'Create my account and continue' }).click()
  await expect(page.getByLabel('Phone', { exact: true })).toBeFocused()
  await giveContacts(page)
  await page.getByRole('button', { name: 'Create my account and continue' }).click()
  await expect(page.getByRole('checkbox', { name: /read how we treat/ })).toBeFocused()
  await agreeToAll(page)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(email)
  const rui = page.getByRole('group', { name: 'Rui' })
  await rui.getByText('Add health notes').click()
  await rui.getByLabel('Health notes').fill('Peanut allergy')
  await page.reload()
  await expect(rui.getByLabel('Health notes')).toHaveValue('Peanut allergy')
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Peanut')
  await page.getByLabel('Choose a password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create my account and continue' }).click()
  await expect(page).toHaveURL('/confirm-signup?returnTo=/registration-form')
  await page.getByLabel('Code from the email').fill(await codeFor(request, email))

  await expect(page).toHaveURL('/registration-form')
  await expect(page.getByText('Your account is ready')).toBeVisible()
  // An unsent form waits on the dashboard.
  await page.goto('/guardian')
  await expect(page.getByText('Send your registration for Rui and Eva')).toBeVisible()
  await page.goto('/registration-form')
  const submit = page.getByRole('button', { name: 'Register Rui and Eva · $512.00' })
  await expect(submit).toBeInViewport()
  // The session has ended in the meantime: after signing in, the form is sent.
  await signOutEverywhere(page, request)
  await submit.click()
  await expect(page).toHaveURL('/login?returnTo=%2Fregistration-form')
  await fillSignIn(page, email)
  await expect(page).toHaveURL('/guardian/registrations')
  await expect(page.getByText('We’ve received your registration for Rui and Eva.')).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Peanut')

  // The form again, with a child that is now on file. Typing need not wait for the family to load.
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('MyFamily')) await isAnswered
    await route.fallback()
  })
  await page.goto('/registration-form')
  await expect(page.getByRole('button', { name: 'Looking up your family...' })).toBeVisible()
  await page.getByLabel('First name', { exact: true }).fill('Rui')
  answer()
  await expect(page.getByRole('button', { name: 'Submit registration' })).toBeEnabled()
  await expect(page.getByLabel('First name', { exact: true })).toBeFocused()
  await page.getByLabel('Last name', { exact: true }).fill('Silva')
  await page.getByLabel('Birth date').fill('2016-03-09')
  await expect(page.getByText(/^Is this Rui[?].* already in your family[.]$/)).toBeVisible()
  await page.getByRole('button', { name: 'Yes, register Rui' }).click()
  await expect(page.getByText('Is this Rui?')).toBeHidden()
  await page.getByRole('link', { name: 'Rui’s page' }).click()
  await page.getByText('Show the private health notes').click()
  await expect(page.getByText('Peanut allergy')).toBeVisible()
})

test('on paper it is a form with lines for a pen', async ({ page }) => {
  await page.goto('/registration-form')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Player 3')).toBeVisible()
  await expect(page.getByText('Signature')).toBeVisible()
  await expect(page.getByLabel('Your first name')).toBeHidden()
})
