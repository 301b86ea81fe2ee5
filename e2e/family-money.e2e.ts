import { defaultBasics } from '@touchline/domain/club/defaults/base.ts'
import { atDesk } from './desk-api.ts'
import { apiAsAdmin, type FamilyMember, moveTo, newFamily, newProgram, register } from './family-api.ts'
import { agreeToAll, chooseSaturday } from './family-steps.ts'
import { expect, test } from './fixtures.ts'
import { newPerson } from './people-api.ts'
import { expectSoundAtEach, NARROWEST, screens } from './screens.ts'
import { signIn } from './sign-in.ts'
import { OF_A_FAMILY, untilListening } from './until-listening.ts'
import { walkTo } from './walk-to.ts'

test.use({ viewport: screens.phone })

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('one sum for both children with one reference, paid by card and sent back to it; and the next session at the top', async ({
  page,
  newPage,
  request,
  stripe,
}) => {
  const admin = await apiAsAdmin(request)
  const program = await newProgram(admin, { startDate: dayFromNow(1), endDate: dayFromNow(20) })
  const { email, players } = await newFamily(request, 'Ada', 'Bea')
  const places: Awaited<ReturnType<typeof register>>[] = []
  for (const player of players) {
    const place = await register(admin, program, player)
    await moveTo(admin, place, 'APPROVED')
    places.push(place)
  }
  await signIn(page, email)
  await expect(page.getByRole('region', { name: 'Next session' })).toContainText('Ada and Bea')
  await page.getByRole('link', { name: /^How to pay: Pay \$\d+\.00 for Ada and Bea/ }).click()
  const pay = page.getByRole('region', { name: /^Due n(ow|ext)$/ })
  await expect(pay).toContainText(/Reference[A-Z2-9]{3}-[A-Z2-9]{3}/)
  await expect(pay).toContainText(`Ada, ${program.name}`)

  await walkTo(page, '/guardian/payments')
  const help = page.getByRole('region', { name: 'Help with the fee' })
  await help.getByRole('button', { name: 'Ask for help...' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('For').selectOption({ label: `Bea, ${program.name}` })
  await expectSoundAtEach(page, [NARROWEST, screens.desk])
  await dialog.getByRole('button', { name: 'Ask for help' }).click()
  await expect(help).toContainText('KidSport: asked on')

  await pay.getByLabel('What to pay by card').selectOption({ index: 0 })
  await expectSoundAtEach(page, [NARROWEST, screens.desk])
  await pay.getByRole('button', { name: /^Pay \$\d+\.00 by card$/ }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByText(/^Thank you! Your card payment of \$\d+\.00 has arrived\.$/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Statement', exact: true })).toContainText(
    /card.*from Robin Fraser/,
  )
  await expectSoundAtEach(page, [NARROWEST, screens.desk])

  const [ada] = places
  if (ada) await moveTo(admin, ada, 'WITHDRAWN')
  const desk = await newPage(screens.desk)
  await atDesk(desk, '/admin/money/refunds')
  const line = desk.getByRole('row', { name: new RegExp(program.name) })
  await expect(line).toBeVisible()
  await expectSoundAtEach(desk, [NARROWEST, screens.desk])
  await line.getByRole('button', { name: /^To card/ }).click()
  await expectSoundAtEach(desk, [NARROWEST, screens.desk])
  await desk.getByRole('dialog').getByRole('button', { name: 'Send it back' }).click()
  await expect(line).toHaveCount(0)
  await expect.poll(() => stripe.refunds.length).toBeGreaterThan(0)
  await desk.goto('/admin/money')
  await expect(desk.getByRole('region', { name: 'Cards to check' })).toContainText('Refund to the card')
  await expect(desk.getByRole('region', { name: 'Help requested' })).toContainText(
    `Bea Fraser, ${program.name}`,
  )
  await expectSoundAtEach(desk, [NARROWEST, screens.desk])
})

test('the refund stands there before one asks to withdraw; the club confirms it, and it is the one kept', async ({
  page,
  request,
}) => {
  const admin = await apiAsAdmin(request)
  const program = await newProgram(admin, { startDate: dayFromNow(40), endDate: dayFromNow(60) })
  const { email, players } = await newFamily(request, 'Ada')
  const registration = await register(admin, program, players[0] as (typeof players)[0])
  await moveTo(admin, registration, 'APPROVED')
  await moveTo(admin, registration, 'ACTIVE')
  const listening = untilListening(page, OF_A_FAMILY)
  await signIn(page, email, { to: '/guardian/registrations' })
  await page.getByRole('button', { name: 'Withdraw: Ada' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio', { name: /You change your mind/ })).toBeChecked()
  await expect(dialog).toContainText('a full refund')
  const button = dialog.getByRole('button', { name: /^Ask to withdraw · / })
  const amount = (await button.textContent())?.match(/\$[\d.]+/)?.[0] ?? ''
  await button.click()
  await expect(page.getByText(`Once we confirm it, you’ll get ${amount} back.`)).toBeVisible()
  await page.getByRole('button', { name: 'Stay after all: Ada' }).click()
  await page.getByRole('button', { name: 'Withdraw: Ada' }).click()
  await button.click()
  await expect(page.getByText('Asked to withdraw', { exact: true })).toBeVisible()
  await listening
  await moveTo(admin, registration, 'WITHDRAWN')
  await page.getByText('Earlier registrations (1)').click()
  await expect(page.getByText(`Ada has left this program. You’ll get ${amount} back.`)).toBeVisible()
})

test('the warning comes first: a sibling who leaves takes the discount along', async ({ page, request }) => {
  const admin = await apiAsAdmin(request)
  const program = await newProgram(admin)
  const { email, players } = await newFamily(request, 'Ada', 'Bea')
  for (const player of players) await register(admin, program, player)
  await signIn(page, email, { to: '/guardian/registrations' })
  await expect(page.getByText('$256.00 total · see breakdown')).toHaveCount(2)
  await page.getByRole('button', { name: 'Cancel registration: Bea' }).click()
  await expect(page.getByRole('dialog')).toContainText('Ada would then pay $320.00 instead of $256.00')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the registration' }).click()
  await expect(page.getByText('$320.00 total · see breakdown')).toBeVisible()
})

test('a sibling who joins shows what the others save, and one child alone what a second would', async ({
  page,
  request,
}) => {
  const admin = await apiAsAdmin(request)
  const program = await newProgram(admin)
  const { email, players } = await newFamily(request, 'Ada', 'Bea')
  const [ada, bea] = players as [(typeof players)[0], (typeof players)[0]]
  await signIn(page, email, { to: `/guardian/programs/${program.id}/register/${ada.id}` })
  await chooseSaturday(page, 'Ada')
  await expect(page.getByText('Register a second child and save $32 a month.')).toBeVisible()
  await register(admin, program, ada)
  await page.goto(`/programs/select/${bea.id}`)
  const card = page.getByRole('article').filter({ hasText: program.name })
  await expect(card).toContainText('Ada would then pay $256.00 instead of $320.00.')
  await expect(card).toContainText('$256.00 total')
})

test('children of the other guardian count before anything is sent, and a price that changes meanwhile is asked about', async ({
  page,
  request,
}) => {
  const admin = await apiAsAdmin(request)
  const program = await newProgram(admin)
  const guardians = [await newPerson(request, 'Ada'), await newPerson(request, 'Cleo')] as const
  for (const { userId } of guardians) {
    const { _version } = await admin<{ _version: number }>(
      'query ($id: ID!) { getUser(id: $id) { _version } }',
      { id: userId },
    )
    await admin('mutation ($input: UpdateUserInput!) { updateUser(input: $input) { id } }', {
      input: { id: userId, _version, family: guardians[0].userId },
    })
  }
  const [ada, cleo] = guardians.map(({ players }) => players[0]) as [FamilyMember, FamilyMember]
  const registration = await register(admin, program, cleo)
  await signIn(page, guardians[0].email, { to: `/guardian/programs/${program.id}/register/${ada.id}` })
  await chooseSaturday(page, 'Ada')
  await agreeToAll(page)
  await expect(page.getByRole('region', { name: /What it costs/ })).toContainText('Family discount (20%)')
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('RegisterPlayers'))
      await moveTo(admin, registration, 'CANCELLED')
    await route.continue()
  })
  await page.getByRole('button', { name: 'Register Ada · $256.00' }).click()
  await expect(page.getByRole('alert')).toContainText('it’s now $320.00, not $256.00')
  await page.unroute('**/graphql')
  await page.getByRole('button', { name: 'Register Ada · $320.00' }).click()
  await expect(page.getByText('That’s $320.00.')).toBeVisible()
})

interface Kept {
  id: string
  _version: number
}

test('where the club lets families choose, they pay by the month or all at once, and can still change it', async ({
  page,
  newPage,
  request,
}) => {
  const admin = await apiAsAdmin(request)
  const program = await newProgram(admin)
  const { email, players } = await newFamily(request, 'Ada')
  const value = JSON.stringify({ ...defaultBasics.payment, plan: 'FAMILY_CHOOSES' })
  const { id, _version } = await admin<Kept>(
    'mutation ($input: CreateClubSettingInput!) { createClubSetting(input: $input) { id _version } }',
    { input: { key: 'payment', value, published: true } },
  )
  try {
    await signIn(page, email, { to: `/guardian/programs/${program.id}/register/${players[0]?.id}` })
    await chooseSaturday(page, 'Ada')
    const step = page.getByRole('region', { name: /How do you want to pay/ })
    await expect(step.getByRole('radio', { name: /^Month by month/ })).toBeChecked()
    await step.getByRole('radio', { name: /^All at once/ }).check()
    await agreeToAll(page)
    await expectSoundAtEach(page, [NARROWEST, screens.desk])
    await page.getByRole('button', { name: 'Register Ada · $320.00' }).click()
    await page.getByRole('button', { name: 'Pay month by month instead: Ada' }).click()
    await expect(page.getByRole('button', { name: 'Pay all at once instead: Ada' })).toBeVisible()
    await walkTo(page, '/guardian/payments')
    await expect(page.getByRole('region', { name: 'How you pay' })).toContainText('Month by month')
    await expectSoundAtEach(page, [NARROWEST, screens.desk])
    const desk = await newPage(screens.desk)
    await atDesk(desk, '/admin/walk-in')
    await desk.getByLabel('Birth date').fill('2016-03-04')
    await desk.getByRole('combobox', { name: 'Program' }).selectOption({ label: program.name })
    await desk.getByRole('radio', { name: /^Saturday \$/ }).check()
    await desk.getByRole('radio', { name: /^All at once/ }).check()
    await expectSoundAtEach(desk, [NARROWEST, screens.desk])
  } finally {
    await admin('mutation ($input: DeleteClubSettingInput!) { deleteClubSetting(input: $input) { id } }', {
      input: { id, _version },
    })
  }
})
