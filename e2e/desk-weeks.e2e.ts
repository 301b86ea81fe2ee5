import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { clubDay } from '@touchline/domain/club-clock.ts'
import { deskFamily } from './desk-api.ts'
import { allow, newAtDesk, presetNamed } from './desk-people.ts'
import { type Api, apiAs, apiAsAdmin, moveTo, newProgram, register } from './family-api.ts'
import { expect, test } from './fixtures.ts'
import { screens } from './screens.ts'
import { signIn } from './sign-in.ts'
import { publishedTournament } from './tournament-api.ts'
import { walkTo } from './walk-to.ts'

/* Each role does the jobs of its week, and is refused a job of another role, both on the screen and in a direct
   request. */

test.use({ viewport: screens.desk })

/** Somebody with the preset, at a screen; and a way to call the service on their behalf. */
async function roleOf(
  page: Page,
  request: APIRequestContext,
  preset: string,
  to: string,
): Promise<{ own: Api }> {
  const person = await newAtDesk(request)
  await allow(request, person, presetNamed(preset))
  await signIn(page, person.email, { to })
  return { own: await apiAs(request, person.email) }
}

/** A page of another role says which permission it needs, and a direct request is refused as well. */
async function refused(
  page: Page,
  path: string,
  missing: string,
  directly: () => Promise<unknown>,
): Promise<void> {
  await walkTo(page, path)
  await expect(page.getByText(`you need the ${missing}`)).toBeVisible()
  await expect(directly()).rejects.toThrow(/Not Authorized|not found/)
}

const payment = (own: Api, userId: string) =>
  own('mutation ($input: BookEntryInput!) { bookEntry(input: $input) { id } }', {
    input: { id: randomUUID(), userId, kind: 'PAYMENT', cents: 100, day: '2025-09-08', method: 'CASH' },
  })

test('Registrar: approves a registration and looks at a sheet of families; books no payment', async ({
  page,
  request,
}) => {
  const admin = await apiAsAdmin(request)
  const { lastName, userId, players } = await deskFamily(admin, ['Ada'])
  await register(admin, await newProgram(admin), players[0] as never)
  const { own } = await roleOf(page, request, 'Registrar', `/admin/registrations?status=ALL&q=${lastName}`)
  await page.getByRole('button', { name: /^Ada/ }).click()
  const approve = page.getByRole('button', { name: 'Approve', exact: true })
  await approve.click()
  await expect(approve).toHaveCount(0)
  await walkTo(page, `/admin/registrations?status=APPROVED&q=${lastName}`)
  await expect(page.getByRole('button', { name: /^Ada/ })).toBeVisible()

  // They can import a sheet of families, but not its payments.
  await walkTo(page, '/admin/moving-in')
  await page.getByLabel('Or paste the rows').fill(
    `Parent name,Parent email,Player name,Birth date,Amount paid,Paid on
Kit Ode${lastName},kit-${lastName}@example.org,Nell Ode${lastName},2018-04-03,80.00,2025-09-08`,
  )
  await page.getByRole('button', { name: 'Check these rows' }).click()
  const row = page.getByRole('row', { name: /Nell/ })
  await expect(row).toContainText('A new family.')
  await expect(row).toContainText('You need the Money permission for this.')
  await refused(page, '/admin/money', 'Money', () => payment(own, userId))
})

test('Treasurer: records a payment, finds it in the books; approves nobody', async ({ page, request }) => {
  const admin = await apiAsAdmin(request)
  const { lastName, userId, players } = await deskFamily(admin, ['Ada', 'Bea'])
  const program = await newProgram(admin)
  const [ada, bea] = [
    await register(admin, program, players[0] as never),
    await register(admin, program, players[1] as never),
  ]
  await moveTo(admin, ada, 'APPROVED')
  const { own } = await roleOf(page, request, 'Treasurer', `/admin/users/${userId}`)
  const money = page.getByRole('region', { name: 'Money', exact: true })
  await money.getByRole('button', { name: 'Record a payment...' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Amount').fill('12.50')
  await dialog.getByLabel('Who paid').fill('Robin')
  await dialog.getByRole('button', { name: 'Record it' }).click()
  await expect(dialog).toHaveCount(0)
  await walkTo(page, `/admin/money/entries?kind=PAYMENT&first=${clubDay(new Date())}`)
  await expect(page.getByRole('row').filter({ hasText: lastName })).toContainText('$12.50')
  await refused(page, '/admin/email', 'Email and news', () =>
    own(
      'mutation ($input: UpdatePlayerProgramRegistrationInput!) { updatePlayerProgramRegistration(input: $input) { id } }',
      {
        input: { id: bea.id, _version: 1, status: 'APPROVED' },
      },
    ),
  )
})

test('Kit: takes an order from unpaid to handed over; sees no registrations', async ({ page, request }) => {
  const admin = await apiAsAdmin(request)
  const { lastName, userId, players } = await deskFamily(admin, ['Ada'])
  await admin('mutation ($input: CreateKitOrderInput!) { createKitOrder(input: $input) { id } }', {
    input: { playerKitOrdersId: players[0]?.id, itemType: 'HOODIE', size: 'YM', quantity: 1 },
  })
  const { own } = await roleOf(page, request, 'Kit', `/admin/kit-orders?q=${lastName}`)
  const card = (column: RegExp) =>
    page
      .getByRole('region', { name: column })
      .getByRole('listitem')
      .filter({ hasText: `Ada ${lastName}` })
  const next = async (column: RegExp, button: RegExp) =>
    card(column).getByRole('button', { name: button }).click()
  await next(/^Unpaid/, /^Mark paid/)
  await next(/^Paid/, /^Mark ready/)
  await next(/^Ready/, /^Hand over/)
  await expect(card(/^Handed over/)).toBeVisible()
  await refused(page, '/admin/registrations', 'Registrations', () => payment(own, userId))
})

test('Communications: publishes news and emails a group; changes no child', async ({ page, request }) => {
  const title = `Picture day ${randomUUID().slice(0, 8)}`
  const admin = await apiAsAdmin(request)
  const { players } = await deskFamily(admin, ['Ada'])
  const { own } = await roleOf(page, request, 'Communications', '/admin/news/new')
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Summary').fill('Clean shirts, please.')
  await page.getByLabel('Text').fill('The photographer comes on Saturday.')
  await page.getByRole('radio', { name: /^Now/ }).check()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Published')

  await walkTo(page, '/admin/email')
  await page.getByRole('link', { name: 'Write an email' }).first().click()
  await page.getByRole('combobox', { name: 'Group', exact: true }).selectOption('NEVER_REGISTERED')
  await page.getByLabel('Subject').fill(title)
  await page.getByLabel('Text').fill('Hi {{firstName}}, come and try a session.')
  await page.getByLabel('File to attach').setInputFiles({
    ...{ name: 'Poster.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 poster') },
  })
  await expect(page.getByRole('button', { name: 'Remove Poster.pdf' })).toBeVisible()
  await page.getByRole('button', { name: 'Choose a time' }).click()
  const send = page.getByRole('button', { name: /^Schedule for \d+ guardian/ })
  await send.click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Schedule for/ })
    .click()
  await page.getByRole('button', { name: 'Back to draft' }).click()
  await expect(page.getByRole('button', { name: 'Remove Poster.pdf' })).toBeVisible()
  await refused(page, '/admin/players', 'Registrations', () =>
    own('mutation ($input: UpdatePlayerInput!) { updatePlayer(input: $input) { id } }', {
      input: { id: players[0]?.id, _version: 1, shirtSize: 'YL' },
    }),
  )
})

test('Tournament: enters a score with two taps and notes an incident; sets no prices', async ({
  page,
  request,
}) => {
  const { slug } = await publishedTournament(request)
  const { own } = await roleOf(page, request, 'Tournament', `/admin/tournaments/${slug}?part=results`)
  const cards = page.getByRole('region', { name: 'Score cards, two taps each' })
  await cards.getByRole('button', { name: '3', exact: true }).click()
  await cards.getByRole('button', { name: '1', exact: true }).click()
  await expect(cards).toContainText(/3.+1/)
  await page.getByRole('button', { name: 'Record an incident' }).click()
  const incident = page.getByRole('dialog', { name: 'Record an incident' })
  await incident.getByLabel('Match').selectOption({ index: 1 })
  await incident.getByLabel('Team').selectOption({ index: 1 })
  await incident.getByLabel('Shirt number').fill('7')
  await incident.getByLabel('What happened').fill('Kicked the ball away')
  await incident.getByRole('button', { name: 'Record it' }).click()
  await expect(page.getByRole('button', { name: /^Caution, M1/ })).toBeVisible()
  await refused(page, '/admin/settings', 'Settings', () =>
    own('mutation ($input: CreateDiscountInput!) { createDiscount(input: $input) { id } }', {
      input: { name: 'Mine', type: 'MANUAL', percentage: 100 },
    }),
  )
})

test('President: makes somebody treasurer, approves and takes the money; sets no price by hand', async ({
  page,
  request,
}) => {
  const { sub } = await newAtDesk(request)
  const admin = await apiAsAdmin(request)
  const { lastName, players } = await deskFamily(admin, ['Ada'])
  const place = await register(admin, await newProgram(admin), players[0] as never)
  const { own } = await roleOf(page, request, 'President', `/admin/users/${sub}`)
  const card = page.getByRole('region', { name: 'Permissions' })
  await card.getByRole('button', { name: 'Treasurer' }).click()
  await card.getByRole('button', { name: 'Save permissions' }).click()
  await expect(page.getByText('has new permissions.')).toBeVisible()
  await expect(card.getByRole('checkbox', { name: 'Money' })).toBeChecked()
  await walkTo(page, `/admin/registrations?status=ALL&q=${lastName}`)
  await page.getByRole('button', { name: /^Ada/ }).click()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  const markPaid = page.getByRole('button', { name: /^Mark paid/ })
  await markPaid.click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Mark paid/ })
    .click()
  await expect(markPaid).toHaveCount(0)
  // Prices follow the rules, whoever asks.
  await expect(
    own(
      'mutation ($input: UpdatePlayerProgramRegistrationInput!) { updatePlayerProgramRegistration(input: $input) { id } }',
      {
        input: { id: place.id, _version: 1, priceCents: 1 },
      },
    ),
  ).rejects.toThrow(/priceCents/)
})
