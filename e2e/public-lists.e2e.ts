import { clubDay } from '@touchline/domain/club-clock.ts'
import { seasonYearOf } from '@touchline/domain/players/age-group.ts'
import { expect, test } from './fixtures.ts'
import { roundOfPages } from './page-rounds.ts'
import { walkTo } from './walk-to.ts'

/** A visitor who goes from one page to the next. */
const round = roundOfPages({})
test.beforeAll(() => round.page.goto('/about'))

/** The demo club's season never spans the day on which a season year begins. */
const seasonYear = seasonYearOf(clubDay(new Date()))

test('a parent picks a birth year and finds the teams', async () => {
  const { page } = round
  await walkTo(page, '/teams')
  const born = String(seasonYear - 8)
  await page.getByLabel('Birth year').selectOption(born)
  await page.getByRole('button', { name: 'Show the team' }).click()
  const picked = page.getByRole('region', { name: `U9 (born ${born})` })
  for (const team of ['Herons', 'Foxes'])
    await expect(picked.getByRole('heading', { name: team })).toBeVisible()
  await picked.getByRole('link', { name: 'See the Foxes schedule' }).click()
  await expect(page).toHaveURL('/events?team=foxes')
  await page.getByRole('link', { name: 'Fall 2025' }).click()
  await expect(page).toHaveURL('/events?team=foxes&season=fall-2025')
  await expect(page.getByRole('heading', { name: 'Foxes v Surrey guests' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Salmon v Cedars' })).toHaveCount(0)
})

test('just too young: asked to ask', async () => {
  const { page } = round
  const born = seasonYear - 2
  await walkTo(page, `/teams?born=${born}`)
  await expect(page.getByRole('region', { name: `Born ${born}` })).toContainText('ages 3 to 15')
})

test('events are filtered by links that can be sent on', async () => {
  const { page } = round
  await walkTo(page, '/events')
  await page.getByRole('link', { name: 'Fall 2025' }).click()
  await expect(page).toHaveURL('/events?season=fall-2025')
  await page.getByRole('link', { name: 'Matches', exact: true }).click()
  await expect(page).toHaveURL('/events?show=match&season=fall-2025')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(10)
  await page.getByRole('link', { name: 'Calendar', exact: true }).click()
  await expect(page).toHaveURL('/events?show=match&season=fall-2025&view=calendar')
  await expect(page.getByRole('table')).toHaveCount(4)
})

test('news is read by month, and an article leads on to the next', async () => {
  const { page } = round
  await walkTo(page, '/news')
  await page.getByRole('link', { name: 'September 2025' }).click()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2)
  await page.getByRole('link', { name: 'Photo day on Sat, Oct 4' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Photo day on Sat, Oct 4')
  await page.getByRole('link', { name: /^Read next/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fall training 2025 starts on Sat, Sep 6')
})

test('a coach finds the plan of an age and a week, and shuffles a game', async () => {
  const { page } = round
  await walkTo(page, '/lesson-plans')
  await page.getByRole('link', { name: 'Ages 9–11' }).click()
  // The week is that of the season's coming weekend.
  await expect(page).toHaveURL(/\/lesson-plans\?age=9-11&week=\d+$/)
  await page.getByRole('link', { name: '8. Shooting' }).click()
  await expect(page).toHaveURL('/lesson-plans?age=9-11&week=8')
  const plan = page.getByRole('article', { name: 'Shooting' })
  await expect(plan.getByRole('img')).toBeVisible()
  await expect(plan.getByRole('row')).toHaveCount(7)
  await page.getByRole('link', { name: 'Shuffle a 10-minute game' }).click()
  await expect(page.getByRole('heading', { name: 'A 10-minute game' })).toBeVisible()
})

test('a lesson plan prints on one page', async () => {
  const { page } = round
  await walkTo(page, '/lesson-plans?age=12-15&week=8')
  const paper = await page.pdf({ format: 'Letter' })
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
})

test('thanks differ by form, and an unknown form gets plain thanks', async () => {
  const { page } = round
  await walkTo(page, '/thank-you?for=contact')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thanks for getting in touch')
  await walkTo(page, '/thank-you?for=nothing')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you')
})
