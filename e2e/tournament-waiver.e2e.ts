import { expect, test } from './fixtures.ts'
import { someEmail } from './sign-in.ts'

test('a guardian signs once for two children and gets a copy', async ({ page, request }) => {
  const email = someEmail()
  await page.goto('/fun-day-waiver')
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(page.getByText('Please write the name of your child.')).toBeVisible()
  await expect(page.getByText('Please read this and tick it.')).toHaveCount(5)
  await expect(page.getByText('Please choose yes or no.')).toBeVisible()
  await expect(page.getByLabel('Name of your child')).toBeFocused()

  await page.getByRole('button', { name: 'Add another child' }).click()
  const [first, second] = [
    page.getByRole('group', { name: 'Child 1' }),
    page.getByRole('group', { name: 'Child 2' }),
  ]
  for (const [child, name] of [
    [first, 'Maya Lee'],
    [second, 'Noah Lee'],
  ] as const) {
    await child.getByLabel('Name of your child').fill(name)
    await child.getByLabel('Born on').fill('2017-05-31')
  }
  await page.getByLabel('Your name', { exact: true }).fill('Ana Lee')
  await page.getByLabel('You are the child’s').fill('Mother')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Phone on the day').fill('604-555-0100')
  await page.getByLabel('If we cannot reach you, call').fill('Sam Lee')
  await page.getByLabel('Their phone').fill('604-555-0101')
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('radio', { name: /^No pictures/ }).check()
  await page.getByLabel('Type your name to sign').fill('Somebody Else')
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(page.getByText('Please sign with your name as you wrote it above.')).toBeVisible()
  await page.getByLabel('Type your name to sign').fill('Ana Lee')
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(page.getByText(/Your reference is W-[0-9A-F]{8}/)).toBeVisible()
  const letters = await (await request.get(`/dev/mailbox.json?${new URLSearchParams({ to: email })}`)).json()
  expect(letters[0].subject).toContain('Fun day: informed consent')
})
