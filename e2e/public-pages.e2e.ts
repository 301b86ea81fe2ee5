import { clubDay } from '@touchline/domain/club-clock.ts'
import { seasonYearOf } from '@touchline/domain/players/age-group.ts'
import { expect, test } from './fixtures.ts'
import { judgePages, readWithoutScripts } from './page-rounds.ts'
import { sentHead } from './sent-head.ts'

/** The birth year of an eight-year-old in the current season. */
const BORN = seasonYearOf(clubDay(new Date())) - 8

/** Each page with its title and a text that must come from its data. */
const pages = [
  { path: '/', title: 'A ball, a friend, and every child plays.', says: 'Cedar Bend Field in Richmond' },
  { path: '/about', title: 'Small enough to know every name', says: 'Coach Mei' },
  { path: `/programs?born=${BORN}`, title: 'Programs', says: 'Twice a week, $150 a month' },
  { path: `/teams?born=${BORN}`, title: 'Find your colour', says: `U9 (born ${BORN})` },
  { path: '/teams?sheet=kit', title: 'My PMFC kit', says: 'My team' },
  { path: '/news', title: 'News from the field', says: 'December special: 50% off' },
  { path: '/news/dark-at-five', title: 'Dark at five: how to stay warm and seen', says: 'Noor, 8' },
  { path: '/events', title: 'What’s on', says: 'Lunar New Year tournament' },
  { path: '/events?view=calendar&season=fall-2025', title: 'What’s on', says: 'November 2025' },
  { path: '/showcase', title: 'Show grandma', says: 'The keeper starts it' },
  { path: '/lesson-plans?age=9-11&week=3&game=8', title: 'Lesson plans', says: 'Dribble in traffic' },
  { path: '/rules-and-disclaimer', title: 'Rules and disclaimer', says: 'Our privacy officer' },
  { path: '/thank-you?for=registration', title: 'Your registration is in', says: 'What happens next' },
]

judgePages([...pages, { path: '/contact', title: 'Talk to us' }])
readWithoutScripts(pages)

test('every page tells search engines what it is', async ({ request }) => {
  const keywords = new Map<string, string | undefined>()
  for (const { path } of pages.filter((one) => !one.path.startsWith('/thank-you'))) {
    const { title, canonical, meta } = await sentHead(request, path)
    const [pathname = ''] = path.split('?')
    expect(title).toMatch(/PMFC youth soccer$/)
    expect(new URL(canonical).pathname).toBe(pathname)
    expect(meta.get('description')?.length).toBeGreaterThan(40)
    keywords.set(pathname, meta.get('keywords'))
  }
  expect(new Set(keywords.values()).size).toBe(keywords.size)
})

test('the club, its answers and its events are there in schema.org’s words', async ({ request }) => {
  const types = async (path: string) => (await sentHead(request, path)).data.map((one) => one['@type'])
  expect(await types('/')).toEqual(['SportsClub', 'FAQPage'])
  expect(new Set(await types('/events'))).toEqual(new Set(['Event', 'SportsEvent']))
})

test('what is not there is not found, says so, and is the same for server and browser', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  for (const path of ['/news/no-such-article', '/no-such-page']) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offside! We can’t find that page')
    const other = page.getByRole('contentinfo').getByRole('link', { name: '简体中文' })
    await expect(other).toHaveAttribute('href', `/zh-Hans${path}`)
  }
  expect(errors).toEqual([])
})

test('the privacy part has an address of its own', async ({ page }) => {
  await page.goto('/rules-and-disclaimer#privacy')
  await expect(page.getByRole('heading', { name: 'Privacy', exact: false, level: 2 })).toBeInViewport()
})
