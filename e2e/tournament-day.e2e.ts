import { clubDay, clubInstant } from '@touchline/domain/club-clock.ts'
import { nextNewYearSaturday } from '@touchline/domain/tournament/day/zodiac.ts'
import { expect, test } from './fixtures.ts'
import { newTournament } from './public-tournament.ts'
import { screens } from './screens.ts'
import { demo, signIn } from './sign-in.ts'
import { manage } from './tournament-api.ts'

test('a referee confirms the games with the PIN from the coordinator, on a phone', async ({
  page,
  request,
}) => {
  await page.setViewportSize(screens.phone)
  const { pins } = await manage(request, 'GET', '/tournaments/lunar-new-year/referee-pins')
  await page.goto('/lunar-new-year-tournament/refs?referee=tomas')
  await page.getByLabel('Your PIN').fill('12')
  await page.getByRole('button', { name: 'Confirm my games' }).click()
  await expect(page.getByText('This PIN is not the one of this referee.')).toBeVisible()
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
  await expect(page.getByRole('button', { name: /^Not done after all.*Volunteer brief/ })).toBeVisible()
  await expect(item).toContainText('(done)')
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
  await screen.getByRole('link', { name: 'Leave the big screen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fun Day: schedule')
})

test('a lantern hangs on the wish wall, and moves to another wish', async ({ page }) => {
  await page.goto('/lunar-new-year-tournament')
  const sun = page.getByRole('button', { name: /^Sun for our Saturdays/ })
  await sun.click()
  await expect(sun).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Your lantern hangs.')).toBeVisible()
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
    await wall.getByLabel('Your words').fill('You were kind to us.')
    await wall.getByRole('button', { name: 'Send the note' }).click()
    await expect(wall.getByText('Choose your team.')).toBeVisible()
    await wall.getByLabel('Your team').selectOption({ label: 'Comets, U10' })
    await wall.getByLabel('To').selectOption({ index: 1 })
    await wall.getByRole('button', { name: 'Send the note' }).click()
    await expect(wall.getByText('Your note did not reach us.')).toBeVisible()
    await expect(wall.getByLabel('Your words')).toHaveValue('You were kind to us.')
  })
})
