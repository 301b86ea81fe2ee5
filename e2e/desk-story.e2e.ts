import { randomUUID } from 'node:crypto'
import { sessionWords } from '@touchline/domain/programs/session-words.ts'
import { atDesk } from './desk-api.ts'
import { type Api, apiAsAdmin, FOUR_MONTHS, newFamily, registerByParent } from './family-api.ts'
import { expect, test } from './fixtures.ts'
import { screens } from './screens.ts'
import { OF_A_PROGRAM, untilListening } from './until-listening.ts'
import { walkTo } from './walk-to.ts'

test.use({ viewport: screens.desk })
interface Made {
  id: string
  fees: { items: { id: string; type: string; amount: number; appliableDiscounts: { items: unknown[] } }[] }
}

async function programNamed(admin: Api, name: string): Promise<Made> {
  const { items } = await admin<{ items: Made[] }>(
    `query ($name: String!) { listPrograms(filter: { name: { eq: $name } }) {
      items { id fees { items { id type amount appliableDiscounts { items { discountID } } } } }
    } }`,
    { name },
  )
  return items[0] as Made
}

test('a program is made, a parent registers, it is approved and paid, and roster and money agree', async ({
  page,
  request,
}) => {
  const admin = await apiAsAdmin(request)
  const name = `Winter training ${randomUUID().slice(0, 8)}`
  await atDesk(page, '/admin/programs/create')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Registration').selectOption('OPEN')
  // A program without a season does not change the prices that visitors read.
  await page.getByLabel('Season').selectOption('None')
  await page.getByLabel('First day').fill(FOUR_MONTHS.startDate)
  await page.getByLabel('Last day').fill(FOUR_MONTHS.endDate)
  await expect(page.getByText(sessionWords({ ...FOUR_MONTHS, days: ['SAT', 'SUN'] }))).toBeVisible()
  await page.getByLabel('Places').fill('12')
  await page.getByRole('checkbox', { name: 'Once a week' }).check()
  await page.getByLabel('Once a week, dollars a month').fill('80')
  // Automatic discounts are ticked; the December one is not wanted here.
  await expect(page.getByRole('checkbox', { name: /Family discount/ })).toBeChecked()
  for (const special of await page.getByRole('checkbox', { name: /December special/ }).all())
    await special.uncheck()
  await expect(page.getByRole('complementary', { name: 'What a parent sees' })).toContainText('$320.00')
  const listening = untilListening(page, OF_A_PROGRAM)
  await page.getByRole('button', { name: 'Create the program' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('No one on the roster yet')).toBeVisible()
  await listening

  const program = await programNamed(admin, name)
  expect(program.fees.items).toEqual([
    {
      id: expect.any(String),
      type: 'MONTHLY_ONCE',
      amount: 80,
      appliableDiscounts: { items: [expect.anything()] },
    },
  ])
  const { parent, players } = await newFamily(request, 'Ada')
  await registerByParent(parent, program.fees.items[0]?.id as string, players[0] as never)

  // The roster updates by itself.
  const roster = page.getByRole('row', { name: /Ada Fraser/ })
  await expect(roster).toContainText('Pending')
  await roster.getByRole('link', { name: 'Ada Fraser' }).click()
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('button', { name: 'Mark paid', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark paid · $320.00' }).click()
  await expect(page.getByRole('article').getByText('Active', { exact: true })).toBeVisible()

  await walkTo(page, `/admin/programs/${program.id}`)
  await expect(roster).toContainText('Active')
  await expect(roster).toContainText('$320.00')
  await expect(page.getByRole('row', { name: 'Received $320.00' })).toBeVisible()
  await expect(page.getByRole('row', { name: 'Still to be paid $0.00' })).toBeVisible()
  await expect(page.getByRole('row', { name: 'Total expected $320.00' })).toBeVisible()
  await expect(page.getByText('1 of 12')).toBeVisible()
})
