import { momentName } from '@touchline/domain/tournament/plan/moment.ts'
import { expect, test } from './fixtures.ts'
import { firstMatchOf, moved, newTournament } from './public-tournament.ts'

test('two screens stay current by themselves, and say what has changed', async ({
  page,
  context,
  request,
}) => {
  const cup = await newTournament(request)
  const match = firstMatchOf(cup.plan, 'koi')
  const other = await context.newPage()
  await page.goto(`/team-schedule?event=${cup.slug}&team=koi`)
  await other.goto(`/referee-field-schedule?event=${cup.slug}`)
  for (const screen of [page, other])
    await expect(screen.getByText(`Revision ${cup.plan.revision} ·`)).toBeVisible()
  await expect(page.getByText('since you last looked')).toBeHidden()

  const { plan, start } = moved(cup.plan, match.id)
  const next = await cup.publishNext(() => plan)
  for (const screen of [page, other])
    await expect(screen.getByText(`Revision ${next.revision} ·`)).toBeVisible()
  const game = page.getByRole('listitem').filter({ hasText: `M${match.number},` })
  await expect(game).toContainText(momentName(start))
  await expect(game).toContainText('Tiger')
  const changes = page.getByRole('region', { name: 'New changes' })
  await expect(changes).toContainText(`M${match.number} moved`)
  await changes.getByRole('button', { name: 'Mark as seen' }).click()
  await page.reload()
  await expect(page.getByText(`Revision ${next.revision} ·`)).toBeVisible()
  await expect(changes).toBeHidden()
})

test('a printout shows whether it is out of date', async ({ page, request }) => {
  const cup = await newTournament(request)
  const { plan } = moved(cup.plan, firstMatchOf(cup.plan, 'koi').id)
  await cup.publishNext(() => plan)
  await page.goto(`/team-schedule?event=${cup.slug}&team=koi&paper=${cup.plan.revision}`)
  await expect(page.getByRole('region', { name: 'New changes' })).toContainText(
    `Your paper is revision ${cup.plan.revision}, now it’s ${cup.plan.revision + 1}`,
  )
  await page.goto(`/team-schedule?event=${cup.slug}&team=koi&paper=${cup.plan.revision + 1}`)
  await expect(page.getByText('Your paper is current')).toBeVisible()
})

test('filters stand in the address, and none of them shows a score up to U13', async ({ page }) => {
  await page.goto('/fun-day-tournament-schedule')
  // Without scripts there is a button to submit the choice; with scripts it disappears.
  await expect(page.getByRole('button', { name: 'Show', exact: true })).toBeHidden()
  await page.getByLabel('Pitch', { exact: true }).selectOption({ label: 'Maple' })
  await expect(page).toHaveURL(/pitch=maple/)
  const games = page.locator('#games ol > li')
  await expect(games.first()).toContainText('Maple')
  await expect(games.filter({ hasNotText: 'Maple' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel('Pitch', { exact: true })).toHaveValue('maple')
  await expect(page.getByRole('heading', { name: 'Standings' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Show everything' }).click()
  await expect(page).not.toHaveURL(/pitch=/)
})

test('a device remembers its team, and offers its calendar', async ({ page, request }) => {
  await page.goto('/team-schedule?event=lunar-new-year')
  await page.getByRole('link', { name: /^Koi/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Koi')
  const feed = await page.getByRole('link', { name: 'Download (.ics)' }).getAttribute('href')
  const calendar = await (await request.get(feed as string)).text()
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(3)
  await page.goto('/team-schedule?event=lunar-new-year')
  await expect(page).toHaveURL(/team=koi/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Koi')
})
