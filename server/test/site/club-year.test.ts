import { REGISTRATION_STATUSES } from '@touchline/domain/status/registration.ts'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { openDatabase } from '../../src/postgres/database.ts'
import type { Sql } from '../../src/postgres/pool.ts'
import { buildSite } from '../../src/site/build-site.ts'
import { openSite } from '../../src/site/open-site.ts'
import { pagesEndpoint } from '../../src/site/pages.ts'
import { newDatabase } from '../database.ts'
import { startServer } from '../running-server.ts'
import { SECRET_KEY } from '../secret-key.ts'
import { textOf } from './text-of.ts'

interface Club {
  sql: Sql
  /** The text of a page, without scripts. */
  read(path: string): Promise<string>
}

/** The demo club as first started on that day. */
async function clubOn(day: string, atEnd: (cleanUp: () => Promise<void>) => void): Promise<Club> {
  const now = () => new Date(`${day}T20:00:00Z`)
  const database = await newDatabase()
  const config = readConfig({ DATABASE_URL: database.url, DEMO: '1', NODE_ENV: 'test', SECRET_KEY })
  const filled = await openDatabase(config, { log: () => {}, onLost: () => {} }, now())
  await filled.close()
  const site = await openSite(await buildSite(() => {}))
  const { url, sql, close } = await startServer({
    databaseUrl: database.url,
    now,
    addPages: (app, parts) => pagesEndpoint(app, { ...parts, site }),
  })
  atEnd(async () => {
    await close()
    await database.drop()
  })
  return { sql, read: async (path) => textOf(await (await fetch(url + path)).text()) }
}

describe('with the clock in fall 2025', () => {
  const cleanUps: (() => Promise<void>)[] = []
  let club: Club

  beforeAll(async () => {
    club = await clubOn('2025-10-04', (cleanUp) => cleanUps.push(cleanUp))
  })
  afterAll(async () => {
    for (const cleanUp of cleanUps) await cleanUp()
  })

  test('the pages say what the club promised', async () => {
    const { read } = club
    const home = await read('/')
    for (const fact of [
      'Fall training 2025',
      'September 6 to December 18, 2025. Last sessions Sat, Dec 13 and Sun, Dec 14.',
      'Saturdays and Sundays',
      '5:00–6:30 PM',
      'Cedar Bend Field, Richmond',
      '10 minutes early, at 4:50 PM',
      'Rain or shine, unless it is unsafe.',
      '$80 a month, Saturday or Sunday',
      '$150 a month, Saturdays and Sundays',
      '20% off for 2 or more children',
      '50% off in December',
      'from $10',
      'Ages 3–15',
      'since 2022',
      'Fall 2025 calendar',
      '30 sessions',
      '10 games',
      'Training day',
      'Game day',
      'Both: game and training',
      'Upcoming matches',
    ])
      expect(home, fact).toContain(fact)
    for (const month of ['September', 'October', 'November', 'December'])
      expect(home).toContain(`${month} 2025`)
    const rules = await read('/rules-and-disclaimer')
    expect(rules).toContain('$80 a month for one day a week (Saturday or Sunday), $150 for both days.')
    expect(home).toContain('two children, one day each, pay $128 a month')
    expect(await read('/events')).toContain('Fall training 2025')
  })

  test('a family’s price follows the rules', async () => {
    const prices = await club.sql`
      select p.first_name, r.price_cents from player_program_registrations r
      join players p on p.id = r.player_registrations_id join users u on u.id = p.user_players_id
      where u.email = 'parent@example.org'`
    // Maya joined in August: $80 in three months and half of it in December, with 20% off what was not paid when Arjun
    // came. He joined at the end of September, for that Sunday and the three months after it.
    expect(Object.fromEntries(prices.map((row) => [row.first_name, row.price_cents]))).toEqual({
      Maya: 3 * 8000 + 4000,
      Arjun: 3 * 12000 + 6000,
    })
  })
})

async function expectLiveRows(sql: Sql, day: string): Promise<void> {
  const column = async (query: string): Promise<unknown[]> =>
    (await sql.unsafe(query)).map((row) => row.value)
  const [season] = await sql`
    select count(*) filter (where ${day} between start_date and end_date) as running,
      count(*) filter (where start_date > ${day} and opens_for_all <= ${day}) as open,
      count(*) filter (where id = 'fall-2025') as first
    from seasons where status = 'PUBLISHED'`
  expect(season).toEqual({ running: 1, open: 1, first: 1 })
  const waiting = `select min(created_at) >= ($1::date - 8)::text and max(created_at) < ($1::date + 1)::text as value`
  const isDaysOld = async (table: string) =>
    (await sql.unsafe(`${waiting} from ${table} where status in ('PENDING', 'APPROVED')`, [day]))[0]?.value
  expect(await isDaysOld('player_program_registrations')).toBe(true)
  expect(await isDaysOld('kit_orders')).toBe(true)
  const [ahead] = await sql`
    select count(*)::int as tournaments from tournaments
    where status = 'PUBLISHED' and date between ${day}::date + 14 and ${day}::date + 42`
  expect(ahead?.tournaments).toBeGreaterThan(0)
  const settings = Object.fromEntries(
    (await sql`select key, value::text as value from club_settings`).map(({ key, value }) => [
      key,
      JSON.parse(value),
    ]),
  )
  expect(settings.matches.some(({ date }: { date: string }) => date > day)).toBe(true)
  expect(settings.news.some((post: { date: string }) => post.date.slice(0, 7) === day.slice(0, 7))).toBe(true)
  expect(
    await column(`select distinct status as value from player_program_registrations order by 1`),
  ).toEqual([...REGISTRATION_STATUSES].sort())
  const over = `select distinct r.status as value from player_program_registrations r
    join program_fees f on f.id = r.program_fee_registrations_id join programs g on g.id = f.program_fees_id
    where g.season_id = 'fall-2025'`
  expect(await column(over)).toEqual(['COMPLETED'])
}

describe('on whatever day it is started, the club is alive', () => {
  test.each([
    ['2026-01-15', 'Winter training 2026', 'Spring 2026'],
    ['2026-06-10', 'Spring training 2026', 'Summer 2026'],
    ['2026-08-20', 'Summer training 2026', 'Fall 2026'],
    ['2026-11-16', 'Fall training 2026', 'Winter 2027'],
    ['2026-12-27', 'Fall training 2026', 'Winter 2027'],
    ['2028-02-29', 'Winter training 2028', 'Spring 2028'],
  ])('%s: %s', async (day, title, next) => {
    const { sql, read } = await clubOn(day, onTestFinished)
    await expectLiveRows(sql, day)
    const home = await read('/')
    for (const fact of [title, '$80 a month', next, 'Come and cheer, for both teams.'])
      expect(home, fact).toContain(fact)
    expect(home).not.toMatch(/season is done|is over/)
    // S-13: the first season is a click away, in place and without scripts.
    const fall = await read('/?season=fall-2025')
    for (const fact of ['Fall 2025 calendar', '30 sessions', '10 games', 'December 2025', title])
      expect(fall, fact).toContain(fact)
    expect(await read('/events?season=fall-2025')).toContain('Fall training 2025')
    expect(await read('/news')).toContain(`${title}: see you at the field`)
    expect(await read('/events')).toMatch(/(Winter|Spring|Summer|Fall) Fun Day/)
  })
})
