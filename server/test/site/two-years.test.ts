import { expect, test } from 'vitest'
import { completionJob } from '../../src/registrations/completion-job.ts'
import { returningJob } from '../../src/seasons/returning-job.ts'
import { buildSite } from '../../src/site/build-site.ts'
import { openSite } from '../../src/site/open-site.ts'
import { pagesEndpoint } from '../../src/site/pages.ts'
import { askFor, updateRow } from '../calls.ts'
import { deskForFile } from '../desk-for-file.ts'
import { givenFall, givenMum } from '../fall.ts'
import { givenBy, type Row } from '../given.ts'
import { jobSurroundings, links } from '../job-surroundings.ts'
import { answerOffer, asked, emailsTo, moveTo, registerPlayers, stateOf, subjectsTo } from '../registering.ts'
import { textOf } from './text-of.ts'

let now = new Date('2023-08-20T17:00:00Z')

const site = await openSite(await buildSite(() => {}))
const { server, desk } = await deskForFile(() => now, {
  addPages: (app, parts) => pagesEndpoint(app, { ...parts, site }),
})

const OTHER_PAGES = [
  '/events',
  '/news',
  '/teams',
  '/about',
  '/store',
  '/registration-form',
  '/rules-and-disclaimer',
]

/** Moves the clock, runs the jobs of that day, and reads the public pages. */
async function live(day: string): Promise<Record<'home' | 'programs', string>> {
  now = new Date(`${day}T20:00:00Z`)
  const surroundings = jobSurroundings({ sql: server.sql, now: () => now })
  for (const job of [completionJob, returningJob(links)]) await job.run(surroundings)
  const read = async (path: string) => textOf(await (await fetch(server.url + path)).text())
  const shown = { home: await read('/'), programs: await read('/programs') }
  const others = await Promise.all(OTHER_PAGES.map(read))
  for (const text of [...Object.values(shown), ...others]) expectNothingPastToCome(day, text)
  return shown
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Everything that a page calls coming, next or opening is in the future, and an ended program is not offered. */
function expectNothingPastToCome(day: string, text: string): void {
  const dated =
    /(opens on|and on|and from|Next session|Next up|to) (?:Sun|Mon|Tue|Wed|Thu|Fri|Sat), (\w{3}) (\d{1,2}), (\d{4})/g
  for (const [found, , month = '', date = '', year = ''] of text.matchAll(dated)) {
    const named = `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${date.padStart(2, '0')}`
    expect(named >= day, `on ${day}: ${found}`).toBe(true)
  }
}

const act = async (name: string, input: object): Promise<Row> => {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`
  const { it, error } = await askFor(
    desk,
    `mutation Act($input: ${type}!) { it: ${name}(input: $input) { id status } }`,
    { input },
  )
  expect(error).toBeUndefined()
  return it
}

/** The season's training for a birth year, with its once-a-week fee. */
async function trainingOf(seasonId: string): Promise<{ id: string; once: Row }> {
  const [row] = await server.sql`
    select g.id, f.id as fee from programs g join program_fees f on f.program_fees_id = g.id
    where g.season_id = ${seasonId} and f.type = 'MONTHLY_ONCE'`
  return { id: row?.id, once: { id: row?.fee } as Row }
}

const pay = async (id: string) => {
  await moveTo(desk, id, 'APPROVED')
  await moveTo(desk, id, 'ACTIVE')
}

test('one family, two years: it registers, pays, trains, comes back, grows, waits and gets in', async () => {
  const season = await givenBy(desk).create('Season', {
    name: 'Fall 2023',
    startDate: '2023-09-02',
    endDate: '2023-12-14',
    days: ['SAT', 'SUN'],
    startTime: '17:00',
    endTime: '18:30',
    status: 'PUBLISHED',
  })
  const fall = await givenFall(desk, {
    name: 'Fall 2023 training',
    startDate: '2023-09-02',
    endDate: '2023-12-14',
    seasonId: season.id,
    minBirthYear: 2012,
    maxBirthYear: 2018,
    capacity: 2,
  })
  const before = await live('2023-08-20')
  expect(before.programs).toContain('Fall 2023 training')
  expect(before.programs).toContain('2 places left')

  const { mum, user, child } = await givenMum(desk)
  const maya = await child('Maya')
  const first = await registerPlayers(mum, [asked(maya, fall.once, { days: ['SAT'] })], { totalCents: 32000 })
  const inFall = first.it.items[0].id
  await pay(inFall)
  const during = await live('2023-10-07')
  expect(during.home).toContain('Fall 2023')
  expect(during.programs).toContain('One place left')

  // The next season, made from this one and opened to returning families first.
  now = new Date('2023-11-10T20:00:00Z')
  const winter = await act('openNextSeason', {
    fromSeasonId: season.id,
    name: 'Winter 2024',
    startDate: '2024-01-06',
    endDate: '2024-03-17',
    opensForReturning: '2023-12-01',
    opensForAll: '2023-12-15',
  })
  expect((await live('2023-11-11')).programs).not.toContain('Winter 2024')
  await act('publishSeason', { id: winter.id })
  expect((await live('2023-11-12')).programs).toContain(
    'Registration opens on Fri, Dec 1, 2023 for returning families, and on Fri, Dec 15, 2023 for everyone.',
  )
  const winterTraining = await trainingOf(winter.id)
  await live('2023-12-01')
  expect(await subjectsTo(server, user.email)).toContain('Winter 2024 is open for Maya')

  // Back with last time's days, and a younger brother joins: 20% off for both.
  const leo = await givenBy(desk).player({
    userPlayersId: user.id,
    firstName: 'Leo',
    birthDate: '2018-02-02',
  })
  const back = await registerPlayers(mum, [
    asked(maya, winterTraining.once, { days: ['SAT'] }),
    asked(leo, winterTraining.once, { days: ['SAT'] }),
  ])
  expect(back.error).toBeUndefined()
  expect(back.it.totalCents).toBe(2 * 3 * 6400)
  for (const { id } of back.it.items) await pay(id)

  const holidays = await live('2023-12-20')
  expect((await stateOf(desk, inFall)).status).toBe('COMPLETED')
  expect(holidays.programs).not.toContain('Fall 2023 training')
  expect(holidays.home).toContain('Winter 2024')
  expect((await live('2024-02-10')).programs).toContain('Full: join the waiting list')
  await live('2024-03-25')

  // A year later: the same club, a year older. The places are taken before the family wakes up.
  now = new Date('2024-06-01T20:00:00Z')
  const nextFall = await act('openNextSeason', {
    fromSeasonId: season.id,
    name: 'Fall 2024',
    startDate: '2024-09-07',
    endDate: '2024-12-19',
  })
  await act('publishSeason', { id: nextFall.id })
  await live('2024-06-02')
  const email = (await emailsTo(server, user.email)).findLast(({ subject }) =>
    subject.startsWith('Fall 2024'),
  )
  expect(email?.text).toMatch(/Maya: U8 \(born 2017\)/)
  expect(email?.text).toMatch(/Leo: U7 \(born 2018\)/)
  const autumn = await trainingOf(nextFall.id)
  const others: string[] = []
  for (let count = 0; count < 2; count += 1) {
    const other = await givenMum(desk)
    const quick = await registerPlayers(other.mum, [
      asked(await other.child('Kai'), autumn.once, { days: ['SUN'] }),
    ])
    others.push(quick.it.items[0].id)
  }
  const late = await registerPlayers(mum, [asked(maya, autumn.once, { days: ['SAT'] })])
  const waiting = late.it.items[0]
  expect(waiting).toMatchObject({ status: 'WAITLISTED', waitlistPosition: 1 })
  expect((await live('2024-08-01')).programs).toContain('Full: join the waiting list')
  await moveTo(desk, others[0] as string, 'REJECTED', { reason: 'Moved away' })
  expect(await subjectsTo(server, user.email)).toContain('A place for Maya')
  expect((await answerOffer(mum, waiting.id, 'ACCEPT')).error).toBeUndefined()
  await pay(waiting.id)
  await live('2024-10-12')
  await live('2024-12-20')
  expect((await stateOf(desk, waiting.id)).status).toBe('COMPLETED')
  expect((await live('2025-09-01')).programs).toContain('No programs right now')
})

test('C-11: fee, discount and season’s days are the same on all pages, in the stored price and in emails', async () => {
  await server.sql`update seasons set status = 'DRAFT'`
  now = new Date('2022-08-20T20:00:00Z')
  const season = await givenBy(desk).create('Season', {
    name: 'Fall 2022',
    startDate: '2022-09-03',
    endDate: '2022-12-18',
    days: ['SAT', 'SUN'],
    startTime: '17:00',
    endTime: '18:30',
    status: 'PUBLISHED',
  })
  const { program, once, twice, december, family } = await givenFall(desk, {
    name: 'Fall 2022 training',
    startDate: '2022-09-03',
    endDate: '2022-12-18',
    seasonId: season.id,
  })
  await updateRow(desk, 'ProgramFee', { id: once.id, _version: 1, amount: 95 })
  await updateRow(desk, 'ProgramFee', { id: twice.id, _version: 1, amount: 170 })
  await updateRow(desk, 'Discount', { id: family.id, _version: 1, percentage: 25 })
  await updateRow(desk, 'Discount', { id: december.id, _version: 1, active: false })
  await updateRow(desk, 'Season', { id: season.id, _version: 1, endDate: '2022-11-30' })
  await updateRow(desk, 'Program', { id: program.id, _version: 1, endDate: '2022-11-30' })

  const read = async (path: string) => textOf(await (await fetch(server.url + path)).text())
  const home = await read('/')
  const programs = await read('/programs')
  const select = await read('/programs/select/any')
  const rules = await read('/rules-and-disclaimer')
  for (const page of [home, rules]) expect(page).toContain('$95 a month')
  expect(home).toContain('25% off for 2 or more children')
  expect(home).toContain('26 sessions')
  expect(home).not.toMatch(/\$80|\$150|20% off|50% off/)
  for (const page of [programs, select]) {
    expect(page).toContain('Once a week, $95 a month $285.00 total')
    expect(page).toContain('Twice a week, $170 a month $510.00 total')
    expect(page).toContain('25% off for every child')
    expect(page).toContain('Price for September to November:')
  }
  // Two children, one day each, three months: three times the answer in the FAQ, stored and emailed.
  const pair = 2 * 9500 * 0.75
  expect(rules + home).toContain(`$${(pair / 100).toFixed(2)} a month`)
  const { mum, user, child } = await givenMum(desk)
  const both = [await child('Ada'), await child('Bea')].map((one) => asked(one, once, { days: ['SAT'] }))
  const { it, error } = await registerPlayers(mum, both, { totalCents: 3 * pair })
  expect(error).toBeUndefined()
  const kept = await Promise.all(both.map(({ id }) => stateOf(desk, id as string)))
  expect(kept.map(({ priceCents }) => priceCents)).toEqual([(3 * pair) / 2, (3 * pair) / 2])
  expect(it.totalCents).toBe(3 * pair)
  const email = (await emailsTo(server, user.email)).at(-1)
  expect(email?.text.replace(/\s+/g, ' ')).toContain('$213.75')
})
