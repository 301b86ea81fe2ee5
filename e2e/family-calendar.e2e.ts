import { apiAsAdmin, newFamily, newProgram, register } from './family-api.ts'
import { expect, test } from './fixtures.ts'
import { expectNoAxeViolations, screens } from './screens.ts'
import { signIn } from './sign-in.ts'

test.use({ viewport: screens.phone })

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('a family has a calendar of its own, and another address for it when it wants one', async ({
  page,
  request,
}) => {
  const admin = await apiAsAdmin(request)
  const program = await newProgram(admin, { startDate: dayFromNow(1), endDate: dayFromNow(20) })
  const { email, players } = await newFamily(request, 'Ada')
  await register(admin, program, players[0] as (typeof players)[0])
  await signIn(page, email)
  const card = page.getByRole('region', { name: 'In your own calendar' })
  await expect(card.getByRole('link', { name: 'Subscribe' })).toHaveAttribute('href', /^webcal:/)
  await card.getByText('Link for another phone').click()
  const first = (await card.locator('code').textContent()) ?? ''
  expect(await (await request.get(first)).text()).toContain(`SUMMARY:${program.name}: Ada`)
  await expectNoAxeViolations(page)
  await card.getByRole('button', { name: 'Create a new link' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Create a new link' }).click()
  await expect(card.locator('code')).not.toHaveText(first)
  expect((await request.get(first)).status()).toBe(404)
  expect((await request.get((await card.locator('code').textContent()) ?? '')).status()).toBe(200)
})

test('the club’s events, and only what concerns one’s own children', async ({ page, request }) => {
  const admin = await apiAsAdmin(request)
  const program = await newProgram(admin, { startDate: dayFromNow(1), endDate: dayFromNow(20) })
  const { email, players } = await newFamily(request, 'Ada')
  await page.goto('/events')
  await expect(page.getByRole('link', { name: 'Only my children' })).toHaveCount(0)
  await page.goto('/events?mine=1')
  await expect(page.getByText('Sign in to see only your children’s days.')).toBeVisible()
  await register(admin, program, players[0] as (typeof players)[0])
  await signIn(page, email, { to: '/events' })
  await page.getByRole('link', { name: 'Only my children' }).click()
  await expect(page.getByRole('heading', { name: `${program.name}: Ada` }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Calendar', exact: true }).click()
  await expect(page).toHaveURL('/events?view=calendar&mine=1')
  await expect(page.getByRole('table').first()).toBeVisible()
})
