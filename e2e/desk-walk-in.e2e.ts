import { atDesk } from './desk-api.ts'
import { apiAsAdmin, newProgram } from './family-api.ts'
import { expect, test } from './fixtures.ts'
import { expectSoundAtEach, screens } from './screens.ts'
import { newAccount, signIn } from './sign-in.ts'

test.use({ viewport: screens.desk })

test('a family without an email is registered at the desk, and takes its record over with the code on its paper', async ({
  page,
  newPage,
  request,
}) => {
  const program = await newProgram(await apiAsAdmin(request), { minBirthYear: 2016, maxBirthYear: 2018 })
  const lastName = `Walk${Date.now().toString(36)}`
  await atDesk(page, '/admin/registrations')
  await page.getByRole('link', { name: 'Walk-in family, no email' }).click()
  await page.getByRole('textbox', { name: 'Guardian’s first name' }).fill('Rosa')
  await page.getByRole('textbox', { name: 'Guardian’s last name' }).fill(lastName)
  await page.getByRole('textbox', { name: 'Phone' }).fill('604-555-0177')
  const child = page.getByRole('group', { name: 'Mia', exact: true })
  await page.getByRole('textbox', { name: 'First name', exact: true }).fill('Mia')
  await child.getByLabel('Birth date').fill('2017-03-04')
  await child.getByRole('combobox', { name: 'Program' }).selectOption({ label: program.name })
  await child.getByRole('radio', { name: /^Saturday \$/ }).check()
  await page.getByRole('button', { name: /^Register Mia/ }).click()
  await expect(page.getByText('Please tick that the paper is signed')).toBeVisible()
  await page.getByLabel('I’ve seen the signed form').check()
  await expectSoundAtEach(page)
  await page.setViewportSize(screens.desk)
  await page.getByRole('button', { name: /^Register Mia/ }).click()

  const paper = page.getByRole('region', { name: 'Confirmation', exact: true })
  await expect(paper.getByRole('row', { name: new RegExp(`^Mia ${program.name}`) })).toBeVisible()
  await expectSoundAtEach(page)
  await page.setViewportSize(screens.desk)
  const code = (await paper.getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/).textContent()) ?? ''
  await page.getByRole('link', { name: 'To the family' }).click()
  const card = page.getByRole('region', { name: 'Walk-in family' })
  await expect(card).toContainText('Code printed')
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('No email, please phone')

  const userId = new URL(page.url()).pathname.split('/').at(-1)
  const admin = await apiAsAdmin(request)
  const { items } = await admin<{ items: { id: string; _version: number }[] }>(
    'query ($id: ID!) { playersByUserPlayersId(userPlayersId: $id) { items { id _version } } }',
    { id: userId },
  )
  await admin('mutation ($input: UpdatePlayerInput!) { updatePlayer(input: $input) { id } }', {
    input: { ...items[0], shirtSize: 'YM' },
  })
  await atDesk(page, '/admin/calls')
  const call = page.getByRole('article', { name: `Rosa ${lastName}` })
  await expect(call).toContainText('We’ve updated Mia’s details')
  await expect(call.getByRole('link', { name: '604-555-0177' })).toHaveAttribute('href', 'tel:6045550177')
  await expectSoundAtEach(page)
  await page.setViewportSize(screens.desk)
  await call.getByRole('button', { name: /^Mark as called/ }).click()
  await expect(page.getByText(`Rosa ${lastName} has been called.`)).toBeVisible()
  await expect(call.getByRole('button', { name: /^Mark as called/ })).toHaveCount(0)

  const theirs = await newPage()
  const email = await newAccount(request)
  await signIn(theirs, email, { to: '/guardian/code' })
  await theirs.getByLabel('Code').fill(code.toLowerCase())
  await theirs.getByLabel('Birth date of one of your children').fill('2017-03-05')
  await theirs.getByRole('button', { name: 'Add to my account' }).click()
  await expect(theirs.getByText('This code and birth date don’t go together')).toBeVisible()
  await expectSoundAtEach(theirs)
  await theirs.getByLabel('Birth date of one of your children').fill('2017-03-04')
  await theirs.getByRole('button', { name: 'Add to my account' }).click()
  await theirs.getByRole('link', { name: `Mia ${lastName}` }).click()
  await expect(theirs.getByRole('region', { name: 'Consents' })).toContainText('agreed on paper')

  await atDesk(page, `/admin/users?q=${lastName}`)
  await page
    .getByRole('row', { name: new RegExp(lastName) })
    .getByRole('link')
    .first()
    .click()
  await expect(card).toContainText('Taken over')
  await page
    .getByRole('link', { name: `Mia ${lastName}` })
    .first()
    .click()
  await expect(page.getByRole('region', { name: 'Consents' })).toContainText('seen by admin@example.org')
})
