import { type Page, type Request, test } from '@playwright/test'
import { daysBetween } from '@touchline/domain/calendar-day.ts'
import { clubDay } from '@touchline/domain/club-clock.ts'
import { JOBS_CHANNEL } from '../server/src/jobs/job.ts'
import { startBundledPostgres } from '../server/src/postgres/bundled.ts'
import { openPool, type Sql } from '../server/src/postgres/pool.ts'
import { completionJob } from '../server/src/registrations/completion-job.ts'
import { expect, patient } from './fixtures.ts'
import { newDataDir, startServerOn } from './running-server.ts'
import { screens } from './screens.ts'
import { demo, fillSignIn } from './sign-in.ts'
import { walkTo } from './walk-to.ts'

/** In the club's first season, just after it, in the next one, and a year later with nobody at the desk. */
const FIRST_DAY = '2026-10-10'
const LATER_DAYS = ['2026-12-20', '2027-02-13', '2027-10-09']

const SCREENS = ['/guardian', '/guardian/my-players', '/guardian/registrations', '/guardian/payments']

const DAY_MS = 86_400_000
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const DATED =
  /(?:Next|After that:|opens on|from|starts on) (?:Sun|Mon|Tue|Wed|Thu|Fri|Sat), (\w{3}) (\d{1,2})(?:, (\d{4}))?/g

/**
 * Everything that a screen calls next, opening or beginning lies in the future; a day without a year is in this year.
 */
async function expectNothingPastToCome(page: Page, today: string): Promise<void> {
  const shown = page.getByRole('main')
  const next = await shown
    .locator('[aria-labelledby=next-session] time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''))
  const text = (await shown.allInnerTexts()).join(' ')
  const said = [...text.matchAll(DATED)].map(([, month = '', date = '', year = today.slice(0, 4)]) =>
    [year, String(MONTHS.indexOf(month) + 1).padStart(2, '0'), date.padStart(2, '0')].join('-'),
  )
  const past = [...next, ...said].filter((day) => day < today)
  expect(past, `${today}, ${page.url()}: ${text}`).toEqual([])
}

/** The page's requests without an answer, from now on. */
function unansweredOf(page: Page): Set<Request> {
  const unanswered = new Set<Request>()
  page.on('request', (request) => unanswered.add(request))
  page.on('requestfinished', (request) => unanswered.delete(request))
  page.on('requestfailed', (request) => unanswered.delete(request))
  return unanswered
}

async function lookAround(page: Page, today: string): Promise<void> {
  // Sets the browser's clock to the server's, to the minute: signatures are valid for an hour.
  await page.clock.setSystemTime(Date.now() + daysBetween(clubDay(new Date()), today) * DAY_MS)
  const unanswered = unansweredOf(page)
  await page.goto('/login')
  await fillSignIn(page, demo.parent)
  await expect(page).toHaveURL('/guardian')
  for (const screen of SCREENS) {
    await walkTo(page, screen)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => unanswered.size).toBe(0)
    await expect(page.getByText('This didn’t load.')).toHaveCount(0)
    await expectNothingPastToCome(page, today)
  }
}

/** Runs the scheduled jobs, as in the hours since the day before. */
async function workThrough(sql: Sql, today: string): Promise<void> {
  await sql`select pg_notify(${JOBS_CHANNEL}, name) from job_runs`
  const completed = () =>
    sql`select from job_runs where name = ${completionJob.name} and succeeded_at >= ${today}`
  await expect.poll(async () => (await completed()).length).toBe(1)
}

test('a family looks at its screens through a year, and nothing in the past is shown as coming', async ({
  browser,
}) => {
  // Starting a server takes time on a busy machine.
  test.setTimeout(1_200_000)
  const dataDir = await newDataDir()
  const postgres = await startBundledPostgres({ dataDir: dataDir.path, log() {}, isLasting: false })
  const sql = openPool(postgres.url, 1)
  try {
    const server = await startServerOn(FIRST_DAY, { dataDir, databaseUrl: postgres.url })
    try {
      for (const today of [FIRST_DAY, ...LATER_DAYS]) {
        await server.goAhead(daysBetween(FIRST_DAY, today))
        await workThrough(sql, today)
        const context = await browser.newContext({ baseURL: server.url, viewport: screens.phone })
        await lookAround(patient(await context.newPage()), today)
        await context.close()
      }
    } finally {
      await server.stop()
    }
  } finally {
    await sql.end()
    await postgres.stop()
    await dataDir.remove()
  }
})
