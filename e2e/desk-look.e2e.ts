import { atDesk, deskFamily } from './desk-api.ts'
import { apiAsAdmin, newProgram, register } from './family-api.ts'
import { expect, test } from './fixtures.ts'

test.setTimeout(240_000)

test('the sheet for the coach has names and boxes, and nothing else about a child', async ({
  page,
  request,
}) => {
  const admin = await apiAsAdmin(request)
  const program = await newProgram(admin)
  const { lastName, players } = await deskFamily(admin, ['Ada'], { healthNotes: 'Asthma' })
  await register(admin, program, players[0] as never)
  await atDesk(page, `/admin/programs/${program.id}`)
  await expect(page.getByRole('heading', { name: /^Attendance/ })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('rowheader', { name: `Ada ${lastName[0]}.` })).toBeVisible()
  await expect(page.getByText(lastName, { exact: false }).filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Money' })).toBeHidden()
})

test('one tap says on every page that training is on, another takes it back', async ({ page, browser }) => {
  const visitor = await browser.newPage()
  await visitor.goto('/')
  await atDesk(page, '/admin')
  await page.getByRole('button', { name: 'Training is ON' }).click()
  await expect(visitor.getByText('Training is on', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(visitor.getByText('Training is on', { exact: true })).toHaveCount(0)
})
