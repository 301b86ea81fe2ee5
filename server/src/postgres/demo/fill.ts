import { randomUUID } from 'node:crypto'
import { addDays, daysFromTo, weekdayOf } from '@touchline/domain/calendar-day.ts'
import type { StockLine } from '@touchline/domain/club/schemas/kit-stock.ts'
import { clubDay } from '@touchline/domain/club-clock.ts'
import { ADMIN_GROUP } from '@touchline/domain/identity/role.ts'
import { ONE_SIZE } from '@touchline/domain/kit/sizes.ts'
import { FIRST_SEASON } from '@touchline/domain/seasons/first-season.ts'
import { nextNewYearSaturday } from '@touchline/domain/tournament/day/zodiac.ts'
import type { DemoTournament } from '@touchline/domain/tournament/demo/demo-tournament.ts'
import { comingFunDay, finishedFunDay, funDayPlan } from '@touchline/domain/tournament/demo/fun-day.ts'
import { lunarNewYear } from '@touchline/domain/tournament/demo/lunar-new-year.ts'
import { makePasswords } from '../../identity/passwords.ts'
import { insertUser } from '../../identity/user-pool/users.ts'
import type { Sql, Transaction } from '../pool.ts'
import { demoMatches, demoNews } from './club-texts.ts'
import { ADMIN, contextAt, create, DAY, FIRST_SIGN_UPS } from './context.ts'
import { createFamily } from './create-family.ts'
import { demoFamilies } from './families.ts'
import { createDemoWaivers } from './waivers.ts'
import { createYear } from './year.ts'

const ACCOUNTS = [
  { email: ADMIN, groups: [ADMIN_GROUP] },
  { email: 'parent@example.org', groups: [] },
  { email: 'newparent@example.org', groups: [] },
]
const DEMO_ACCOUNTS = ACCOUNTS.map(({ email }) => email)

const DEMO_LOCK = 20_220_907

/** Fills an empty database with the demo club, applying the usual rules. Returns the accounts to sign in with. */
export async function fillDemoClub(sql: Sql, now: Date): Promise<string[]> {
  await sql.begin(async (tx) => {
    // Another process may be filling it already, so wait for its lock without a timeout.
    await tx`set local statement_timeout = 0`
    await tx`select pg_advisory_xact_lock(${DEMO_LOCK})`
    const [row] = await tx`select exists (select from users) or exists (select from programs) as has_rows`
    if (!row?.has_rows) await fill(tx, now)
  })
  const rows = await sql`select email from pool_users where email = any(${DEMO_ACCOUNTS})`
  return DEMO_ACCOUNTS.filter((email) => rows.some((row) => row.email === email))
}

async function fill(tx: Transaction, now: Date): Promise<void> {
  const today = clubDay(now)
  const admin = await create(contextAt(tx, FIRST_SIGN_UPS), 'User', {
    email: ADMIN,
    firstName: 'Alex',
    lastName: 'Morgan',
    avatarUrl: '',
  })
  const context = (at: Date) => ({ ...contextAt(tx, at), myUserId: admin.id })
  const year = await createYear(context, now)
  for (const [n, family] of demoFamilies.entries()) await createFamily(context, { family, n, year })
  for (const { plan, ...tournament } of demoTournaments(today)) {
    await create(context(now), 'Tournament', { ...tournament, plan: JSON.stringify(plan) })
    const signedFrom = tournament.status === 'FINISHED' ? FIRST_SIGN_UPS : new Date(now.getTime() - 4 * DAY)
    if (tournament.kind === 'FUN_DAY')
      await createDemoWaivers(tx, { slug: tournament.slug, plan }, signedFrom)
  }
  const settings = { matches: demoMatches(today), news: demoNews(today), kitStock: demoStock(now) }
  for (const [key, value] of Object.entries(settings))
    if (value) await create(context(now), 'ClubSetting', { key, value })
  await createDemoAccounts(tx, now)
}

/** Stock two weeks ago and stock on order: enough of most items, too little of some. */
const SHELF: [item: StockLine['item'], size: string, count: number, coming: number][] = [
  ['SOCKS', 'XS', 6, 0],
  ['SOCKS', 'S', 9, 0],
  ['SOCKS', 'M', 4, 10],
  ['SHIN_GUARDS', 'S', 5, 0],
  ['TOQUE', ONE_SIZE, 12, 0],
  ['SHORTS', 'YS', 3, 0],
  ['SHORTS', 'YM', 2, 6],
  ['JERSEY_HOME', 'YS', 1, 6],
  ['JERSEY_HOME', 'YM', 4, 0],
  ['HOODIE', 'YM', 0, 0],
  ['BALL', '4', 8, 0],
]

function demoStock(now: Date): string {
  const countedAt = new Date(now.getTime() - 14 * DAY).toISOString()
  const lines: StockLine[] = SHELF.map(([item, size, count, coming]) => ({
    item,
    size,
    count,
    countedAt,
    coming,
  }))
  return JSON.stringify(lines)
}

const FIRST_FUN_DAY = '2025-08-23'
const DAYS_BEFORE = 3
const WEEKS_AHEAD = 3

/**
 * A finished fun day, which the club's news mentions, and a published Lunar New Year tournament. After the first season
 * there is another fun day, a few weeks after today.
 */
function demoTournaments(today: string): DemoTournament[] {
  const newYear = nextNewYearSaturday(today)
  const yesterday = addDays(today, -1)
  const [published = yesterday] = [addDays(newYear, -DAYS_BEFORE), yesterday].toSorted()
  const plan = funDayPlan(FIRST_FUN_DAY)
  const both = [finishedFunDay(FIRST_FUN_DAY, plan), lunarNewYear(newYear, published)]
  if (today <= FIRST_SEASON.endDate) return both
  return [...both, comingFunDay({ day: FIRST_FUN_DAY, plan }, someSaturday(today, newYear), yesterday)]
}

function someSaturday(today: string, taken: string): string {
  const soonest = addDays(today, WEEKS_AHEAD * 7)
  const saturdays = daysFromTo(soonest, addDays(soonest, 13)).filter((day) => weekdayOf(day) === 'SAT')
  return saturdays.find((day) => day !== taken) ?? soonest
}

const PASSWORD = 'kickoff-2022'

/** Creates the demo accounts and links the club's records of these people to them. Never in production. */
export async function createDemoAccounts(tx: Transaction, now: Date = new Date()): Promise<void> {
  const passwords = makePasswords()
  for (const { email, groups } of ACCOUNTS) {
    const id = randomUUID()
    const passwordHash = await passwords.hash(PASSWORD)
    const user = {
      id,
      email,
      passwordHash,
      status: 'CONFIRMED' as const,
      isEmailVerified: true,
      attributes: {},
    }
    if (!(await insertUser(tx, user, now))) continue
    for (const name of groups) await tx`insert into pool_groups (user_id, name) values (${id}, ${name})`
    await tx`update users set external_user_id = ${id} where email = ${email} and not _deleted`
  }
}
