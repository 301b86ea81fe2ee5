import type { Page } from '@playwright/test'
import { monthName } from '@touchline/domain/words.ts'
import { type Api, apiAsAdmin, FOUR_MONTHS, moveTo, newProgram } from './family-api.ts'
import { agreeToAll, chooseSaturday, giveContacts } from './family-steps.ts'
import { expect, test } from './fixtures.ts'
import { screens } from './screens.ts'
import { codeFor, PASSWORD, someEmail } from './sign-in.ts'
import { OF_A_FAMILY, untilListening } from './until-listening.ts'

test.use({ viewport: screens.phone })
async function signUp(page: Page, email: string, code: () => Promise<string>) {
  await page.goto('/')
  await page.getByRole('link', { name: 'Register Now' }).first().click()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('First name').fill('Noor')
  await page.getByLabel('Last name').fill('Haddad')
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel(/club’s rules/).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL('/confirm-signup?returnTo=%2Fguardian')
  await page.getByLabel('Code from the email').fill(await code())
  await expect(page).toHaveURL('/guardian')
}

async function addPlayer(page: Page, firstName: string, birthDate: string, button: string) {
  await page.getByLabel('First name').fill(firstName)
  await expect(page.getByLabel('Last name')).toHaveValue('Haddad')
  await page.getByLabel('Birth date').fill(birthDate)
  await page.getByRole('button', { name: button }).click()
}

interface Applicant {
  players: { items: { registrations: { items: { id: string }[] } }[] }
}

async function approveAll(admin: Api, email: string) {
  const { items } = await admin<{ items: Applicant[] }>(
    `query ($email: String!) {
      listUsers(filter: { email: { eq: $email } }) {
        items { players { items { registrations { items { id } } } } }
      }
    }`,
    { email },
  )
  for (const player of items.flatMap(({ players }) => players.items))
    for (const registration of player.registrations.items) await moveTo(admin, registration, 'APPROVED')
}

test('a new parent adds two children, registers both, orders socks and knows what to pay and how', async ({
  page,
  request,
}) => {
  const email = someEmail()
  const program = await newProgram(await apiAsAdmin(request))
  await signUp(page, email, () => codeFor(request, email))

  await page.getByRole('link', { name: 'Add your first player' }).click()
  await addPlayer(page, 'Leila', '2016-03-09', 'Save and add another')
  await expect(page.getByText('Leila has been added. Who’s next?')).toBeVisible()
  await addPlayer(page, 'Sami', '2018-05-31', 'Save and choose a program')

  await expect(page.getByRole('heading', { level: 1, name: 'Choose a program' })).toBeVisible()
  await expect(page.getByText('You can add brothers and sisters on the next page.')).toBeVisible()
  await page.getByRole('link', { name: new RegExp(`^Choose ${program.name}`) }).click()

  await expect(page.getByRole('checkbox', { name: 'Sami' })).toBeChecked()
  await page.getByRole('checkbox', { name: 'Leila' }).check()
  await chooseSaturday(page, 'Leila')
  await page
    .getByRole('group', { name: 'Sami' })
    .getByRole('radio', { name: /^Sunday \$80/ })
    .check()
  await giveContacts(page)
  await agreeToAll(page)

  const price = page.getByRole('region', { name: /What it costs/ })
  for (const line of [
    `${monthName(FOUR_MONTHS.startDate)}$64.00$80.00− $16.00 Family discount (20%)`,
    'Total$512.00',
  ])
    await expect(price).toContainText(line)
  await expect(price.getByRole('heading', { name: 'Leila $256.00' })).toBeVisible()

  await page.getByRole('button', { name: 'Register Leila and Sami · $512.00' }).click()
  await expect(page).toHaveURL('/guardian/registrations')
  await expect(page.getByText('We’ve received your registration for Leila and Sami.')).toBeVisible()
  await expect(page.getByText('Nothing to pay yet.')).toHaveCount(2)
  await page.getByText('How you’ll pay, once it’s approved').first().click()
  await expect(page.getByText('payments@example.org').first()).toBeVisible()

  await page.getByRole('link', { name: 'Store', exact: true }).last().click()
  await page.getByRole('link', { name: 'Socks' }).click()
  await page.getByRole('radio', { name: /^S shoe/ }).check()
  await page.getByRole('button', { name: 'One more' }).click()
  await page.getByRole('radio', { name: 'Sami' }).check()
  await page.getByRole('button', { name: 'Place order · $20.00' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, we’ve got your order' })).toBeVisible()
  const pay = page.getByRole('region', { name: 'How to pay' })
  await expect(pay).toContainText('$20.00')
  await expect(pay).toContainText('payments@example.org')
  await expect(pay).toContainText(/Reference[0-9A-Z]{3}-[0-9A-Z]{3}/)

  const listening = untilListening(page, OF_A_FAMILY)
  await page.goto('/guardian')
  await expect(page.getByRole('heading', { name: 'Pay $20.00 for kit' })).toBeVisible()
  await listening

  await approveAll(await apiAsAdmin(request), email)
  // Late in a month the places are due on the same day as the kit.
  await page.getByRole('link', { name: /^How to pay: Pay \$(20|148)\.00 for .*kit$/ }).click()
  const due = page.getByRole('region', { name: 'Due next' })
  await expect(due).toContainText('Sami, socks')
  await expect(due).toContainText(/Reference[A-Z2-9]{3}-[A-Z2-9]{3}/)

  const emails = await (await request.get(`/dev/mailbox.json?to=${email}`)).json()
  expect(emails.map(({ text }: { text: string }) => text).join('\n')).toContain('Leila')
})
