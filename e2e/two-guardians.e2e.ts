import { newFamily } from './family-api.ts'
import { expect, test } from './fixtures.ts'
import { expectNoAxeViolations } from './screens.ts'
import { PASSWORD, signIn } from './sign-in.ts'

test('two guardians share their children once both have said yes, and either stops it', async ({
  page,
  newPage,
  request,
}) => {
  const [ana, dan] = [await newFamily(request, 'Maya'), await newFamily(request, 'Leo')]
  await signIn(page, ana.email, { to: '/profile' })
  const card = page.getByRole('region', { name: 'The children’s other guardian' })
  await card.getByRole('button', { name: 'Invite the other guardian...' }).click()
  await card.getByLabel('The other guardian’s email address').fill(dan.email)
  await card.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(card.getByText('They haven’t answered yet.')).toBeVisible()
  await expectNoAxeViolations(page)

  const theirs = await newPage()
  await signIn(theirs, dan.email)
  await expect(theirs.getByRole('link', { name: 'Maya Fraser' })).toHaveCount(0)
  await theirs.getByRole('link', { name: 'Answer: Another guardian has invited you' }).click()
  const invitation = theirs.getByRole('region', { name: 'The children’s other guardian' })
  await invitation.getByRole('button', { name: 'Accept...' }).click()
  await invitation.getByLabel('Your password').fill(PASSWORD)
  await invitation.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(invitation.getByText('You have accepted.')).toBeVisible()

  await page.reload()
  await card.getByRole('button', { name: 'Confirm...' }).click()
  await card.getByLabel('Your password').fill(PASSWORD)
  await card.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(card.getByText('You share your children’s account with')).toBeVisible()
  await expectNoAxeViolations(page)

  await theirs.goto('/guardian')
  for (const name of ['Maya', 'Leo'])
    await expect(theirs.getByRole('link', { name: `${name} Fraser` })).toBeVisible()

  await card.getByRole('button', { name: 'Stop sharing...' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('You will no longer see Leo.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(card.getByRole('button', { name: 'Invite the other guardian...' })).toBeVisible()
  await theirs.reload()
  await expect(theirs.getByRole('link', { name: 'Leo Fraser' })).toBeVisible()
  await expect(theirs.getByRole('link', { name: 'Maya Fraser' })).toHaveCount(0)
})
