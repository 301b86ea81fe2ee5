import { readFile } from 'node:fs/promises'
import { atDesk } from './desk-api.ts'
import { expect, test } from './fixtures.ts'
import { comingFunDay } from './public-tournament.ts'
import { screens } from './screens.ts'
import { someEmail } from './sign-in.ts'

test('a guardian signs once for two children, gets a copy, and is found at the gate', async ({
  page,
  request,
}) => {
  const email = someEmail()
  await page.goto('/fun-day-waiver')
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(page.getByText('Please enter your child’s name.')).toBeVisible()
  await expect(page.getByText('Please read this and tick it.')).toHaveCount(5)
  await expect(page.getByText('Please choose yes or no.')).toBeVisible()
  await expect(page.getByLabel('Your child’s name')).toBeFocused()

  await page.getByRole('button', { name: 'Add another child' }).click()
  const [first, second] = [
    page.getByRole('group', { name: 'Child 1' }),
    page.getByRole('group', { name: 'Child 2' }),
  ]
  for (const [child, name] of [
    [first, 'Maya Lee'],
    [second, 'Noah Lee'],
  ] as const) {
    await child.getByLabel('Your child’s name').fill(name)
    await child.getByLabel('Birth date').fill('2017-05-31')
    if (name === 'Maya Lee') await child.getByLabel(/Allergies/).fill('Bees')
  }
  await page.getByLabel('Your name', { exact: true }).fill('Ana Lee')
  await page.getByLabel('Your relationship to the child').fill('Mother')
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email)
  await page.getByLabel('Phone on the day').fill('604-555-0100')
  await page.getByLabel('If we can’t reach you, call').fill('Sam Lee')
  await page.getByLabel('Their phone').fill('604-555-0101')
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('radio', { name: /^No pictures/ }).check()
  await page.getByLabel('Type your name to sign').fill('Somebody Else')
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(page.getByText('Please sign with your name as you wrote it above.')).toBeVisible()
  await page.getByLabel('Type your name to sign').fill('Ana Lee')
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  const thanks = page.getByText(/Your reference is W-[0-9A-F]{8}/)
  const reference = /W-[0-9A-F]{8}/.exec((await thanks.textContent()) ?? '')?.[0] ?? ''
  await expect(page.getByRole('img', { name: `Check-in code for ${reference}` })).toBeVisible()
  const emails = await (await request.get(`/dev/mailbox.json?${new URLSearchParams({ to: email })}`)).json()
  expect(emails[0].subject).toContain('Fun day: informed consent')
  await page.reload()
  await expect(page.getByText(`for Maya Lee and Noah Lee: ${reference}`)).toBeVisible()

  // Scanning the code at the gate shows the child at once, with what first-aiders need.
  await page.setViewportSize(screens.desk)
  await atDesk(page, `/admin/tournaments/${await comingFunDay(request)}?part=consents&q=${reference}`)
  const table = page.getByRole('table', { name: 'Consents' })
  await expect(table.getByRole('row')).toHaveCount(3)
  await expect(table.getByText('Signed, not on a team')).toHaveCount(2)
  await table.getByRole('button', { name: 'Maya Lee' }).click()
  const panel = page.getByRole('complementary', { name: 'Maya Lee' })
  await expect(panel).toContainText('Sam Lee, 604-555-0101')
  await panel.getByRole('button', { name: 'Show health notes' }).click()
  await expect(panel.getByText('Bees')).toBeVisible()
})

test('the desk sees for whom nobody has signed, as a file and on paper', async ({ page, request }) => {
  await page.setViewportSize(screens.desk)
  await atDesk(page, `/admin/tournaments/${await comingFunDay(request)}?part=consents&status=MISSING`)
  const table = page.getByRole('table', { name: 'Consents' })
  await expect(table.getByRole('row').nth(1)).toContainText('Missing')
  await expect(table.getByText('Signed', { exact: true })).toHaveCount(0)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).click(),
  ])
  const text = await readFile((await download.path()) as string, 'utf8')
  expect(text).toContain('Child,Birth date,Division,Team,Consent')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: /^At the gate/, includeHidden: true })).toBeVisible()
  await expect(table).toBeHidden()
})
