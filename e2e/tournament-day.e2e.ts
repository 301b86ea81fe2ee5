import { clubDay, clubInstant } from '@touchline/domain/club-clock.ts'
import { present } from '@touchline/domain/present.ts'
import { nextNewYearSaturday } from '@touchline/domain/tournament/day/zodiac.ts'
import { placedMatches } from '@touchline/domain/tournament/plan/match-times.ts'
import { addMinutes, momentName } from '@touchline/domain/tournament/plan/moment.ts'
import { indexPlan } from '@touchline/domain/tournament/plan/plan-index.ts'
import { matchName } from '@touchline/domain/tournament/plan/sides.ts'
import { expect, test } from './fixtures.ts'
import { newTournament } from './public-tournament.ts'
import { screens } from './screens.ts'
import { demo, signIn } from './sign-in.ts'
import { manage, publishedTournament } from './tournament-api.ts'

test('a referee confirms the games with the PIN from the coordinator, on a phone', async ({
  page,
  request,
}) => {
  await page.setViewportSize(screens.phone)
  const { pins } = await manage(request, 'GET', '/tournaments/lunar-new-year/referee-pins')
  await page.goto('/lunar-new-year-tournament/refs?referee=tomas')
  await page.getByLabel('Your PIN').fill('12')
  await page.getByRole('button', { name: 'Confirm my games' }).click()
  await expect(page.getByText('That PIN doesn’t match this referee.')).toBeVisible()
  await expect(page.getByText('604-555-0133')).toHaveCount(0)
  await page.getByLabel('Your PIN').fill(pins.tomas)
  await page.getByRole('button', { name: 'Confirm my games' }).click()
  await expect(page.getByText(/^Confirmed: \d games?\./)).toBeVisible()
  await expect(page.getByRole('link', { name: '604-555-0133' })).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^Confirmed: \d games?\./)).toBeVisible()
})

test('what is ticked off on one phone is done on every other', async ({ page, newPage, request }) => {
  const { slug } = await newTournament(request)
  const rundown = `/tournament-rundown?event=${slug}`
  const visitor = await newPage()
  await visitor.goto(rundown)
  const item = visitor.getByRole('listitem').filter({ hasText: 'Volunteer brief' })
  await expect(item).toBeVisible()
  await expect(visitor.getByRole('button', { name: /^Mark done/ })).toHaveCount(0)
  await signIn(page, demo.admin, { to: rundown })
  await page.getByRole('button', { name: /^Mark done.*Volunteer brief/ }).click()
  await expect(page.getByRole('button', { name: /^Mark as not done.*Volunteer brief/ })).toBeVisible()
  await expect(item).toContainText('(done)')
})

test('ten minutes late, published in the same click; three scores in six taps; a team reads its own changes', async ({
  page,
  newPage,
  request,
}) => {
  const { slug, plan } = await publishedTournament(request)
  const koi = placedMatches(indexPlan(plan)).filter(({ match: { home, away } }) =>
    [home.teamId, away.teamId].includes('koi'),
  )
  const [first, later] = koi.map(({ match, slot }) => ({ name: matchName(match), start: slot.start }))
  const [isOn, toCome] = [present(first, 'a first match'), present(later, 'a later match')]
  await page.clock.setFixedTime(clubInstant('2026-02-21', addMinutes(isOn.start, 10).slice(11)))
  await signIn(page, demo.admin, { to: `/admin/tournaments/${slug}?part=day` })
  await page.getByRole('button', { name: 'Running late' }).click()
  const dialog = page.getByRole('dialog', { name: 'Running late' })
  await dialog.getByLabel('From').fill('09:00')
  await expect(dialog.getByRole('checkbox', { name: /n’t kicked off yet$/ })).toBeVisible()
  await expect(dialog).toContainText('Families see version 1 until this is published.')
  await dialog.getByRole('button', { name: /^\+10 minutes.*, publish v2$/ }).click()
  await expect(page.getByText(/^Version 2 is published/)).toBeVisible()

  await page.getByRole('button', { name: 'All contacted' }).click()
  await page.getByRole('link', { name: 'Results' }).click()
  const cards = page.getByRole('region', { name: 'Score cards, two taps each' })
  for (const digit of '213040') await cards.getByRole('button', { name: digit, exact: true }).click()
  await expect(cards.getByRole('listitem')).toContainText([/: 4–0/, /: 3–0/, /: 2–1/])
  await expect(page.getByText(`3 of ${plan.matches.length} results are in.`)).toBeVisible()

  const family = await newPage()
  await family.goto(`/team-schedule?event=${slug}&team=koi`)
  const changes = family.getByRole('listitem').filter({ hasText: ' moved ' })
  const ten = `${momentName(toCome.start)} → ${momentName(addMinutes(toCome.start, 10))}`
  await expect(changes.filter({ hasText: `${toCome.name} moved ${ten}` })).toBeVisible()
  await expect(changes.filter({ hasText: `${isOn.name} moved` })).toHaveCount(0)
})

test('the schedule as a grid, and on the big screen of the desk', async ({ page }) => {
  await page.goto('/tournaments/fun-day/schedule?pitch=maple')
  await page.getByRole('link', { name: 'Grid', exact: true }).click()
  const grid = page.getByRole('table', { name: 'Fields and kick-offs' })
  await expect(grid.getByRole('columnheader')).toHaveText(['Kick-off', 'Maple'])
  await page.getByLabel('Pitch', { exact: true }).selectOption({ label: 'All' })
  await expect(grid.getByRole('columnheader')).toHaveCount(7)
  await expect(page).toHaveURL(/view=grid/)
  await page.getByRole('link', { name: 'Big screen' }).click()
  const screen = page.getByRole('region', { name: 'Fun Day, big screen' })
  await expect(screen).toContainText('The day is over.')
  await expect(screen.getByRole('heading', { name: /^First/ })).toHaveCount(0)
  await screen.getByRole('link', { name: 'Exit big screen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fun Day: schedule')
})

test('a lantern hangs on the wish wall, and moves to another wish', async ({ page }) => {
  await page.goto('/lunar-new-year-tournament')
  const sun = page.getByRole('button', { name: /^Sun for our Saturdays/ })
  await sun.click()
  await expect(sun).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Your lantern is up.')).toBeVisible()
  const joy = page.getByRole('button', { name: /^Joy in every game/ })
  await joy.click()
  await expect(joy).toHaveAttribute('aria-pressed', 'true')
  await expect(sun).toHaveAttribute('aria-pressed', 'false')
  await page.reload()
  await expect(joy).toHaveAttribute('aria-pressed', 'true')
})

test.describe('on the day', () => {
  test.use({ isFirstVisit: true, viewport: screens.phone })

  test('a team writes to its referee, and nothing is lost when the note does not get through', async ({
    page,
  }) => {
    await page.clock.setFixedTime(clubInstant(nextNewYearSaturday(clubDay(new Date())), '13:00'))
    await page.route('**/thanks', (route) => route.abort())
    await page.goto('/lunar-new-year-tournament/refs')
    const wall = page.getByRole('region', { name: 'Thank you, referees' })
    await wall.getByRole('button', { name: 'Write a thank-you note' }).click()
    await wall.getByLabel('Your message').fill('You were kind to us.')
    await wall.getByRole('button', { name: 'Send the note' }).click()
    await expect(wall.getByText('Choose your team.')).toBeVisible()
    await wall.getByLabel('Your team').selectOption({ label: 'Comets, U10' })
    await wall.getByLabel('To').selectOption({ index: 1 })
    await wall.getByRole('button', { name: 'Send the note' }).click()
    await expect(wall.getByText('Your note didn’t reach us.')).toBeVisible()
    await expect(wall.getByLabel('Your message')).toHaveValue('You were kind to us.')
  })
})
