import { describe, expect, test } from 'vitest'
import { type Person, visitor } from '../amplify-client.ts'
import { askFor, post } from '../calls.ts'
import { deskForFile } from '../desk-for-file.ts'
import { givenFall, givenMum, type Mum, register } from '../fall.ts'
import { moveTo } from '../registering.ts'
import { storeFall } from '../store-setting.ts'
import { signToken } from '../tokens.ts'
import { readFeed, statusOf, utc } from './read-feed.ts'

const { server, desk } = await deskForFile('2025-09-01T17:00:00Z')
const { once, twice } = await givenFall(desk, { startTime: '17:00', endTime: '18:30' })

const calendarOf = (who: Person, input?: object) =>
  askFor(
    who,
    'mutation Calendar($input: FamilyCalendarInput) { it: familyCalendar(input: $input) { __typename path } }',
    { input },
  )
const pathOf = async (who: Person, input?: object): Promise<string> => (await calendarOf(who, input)).it.path

const october = { months: ['2025-10'], days: ['SAT'] }

/** Maya on Saturdays and Leo on both days, in October. */
async function givenSiblings(): Promise<Mum & { maya: string }> {
  const family = await givenMum(desk)
  const { it } = await register(family.mum, await family.child('Maya'), once, october)
  await register(family.mum, await family.child('Leo'), twice, { months: ['2025-10'], days: ['SAT', 'SUN'] })
  return { ...family, maya: it.id }
}

const sessionsIn = async (path: string) =>
  (await readFeed(server, path)).filter(({ uid }) => uid.startsWith('session-'))

test.each([
  ['zh-Hans', 'Fall training：Leo和Maya', '参加者：Leo和Maya。\n请在下午4:50到达。'],
  ['zh-Hant', 'Fall training：Leo和Maya', '參加者：Leo和Maya。\n請在下午4:50到達。'],
])('Y-16: the calendar of a reader of %s is in that language', async (language, title, description) => {
  const { mum, user } = await givenSiblings()
  await server.sql`update users set language = ${language} where id = ${user.id}`
  const [session] = await sessionsIn(await pathOf(mum))
  expect(session?.summary).toBe(title)
  expect(session?.description).toBe(description)
})

describe('C-9: the family’s calendar', () => {
  test('contains the days and months of the children’s plans, and siblings share an entry', async () => {
    const { mum } = await givenSiblings()
    const sessions = await sessionsIn(await pathOf(mum))
    expect(sessions.map(({ startDate, summary }) => [startDate.toString().slice(0, 10), summary])).toEqual(
      ['04', '05', '11', '12', '18', '19', '25', '26'].map((day, n) => [
        `2025-10-${day}`,
        n % 2 === 0 ? 'Fall training: Leo and Maya' : 'Fall training: Leo',
      ]),
    )
    expect(utc(sessions[0]?.startDate as never)).toBe('2025-10-05T00:00:00.000Z')
    expect(sessions[0]?.startDate.zone.tzid).toBe('America/Vancouver')
  })

  test('also contains the club’s events and the matches of their age groups', async () => {
    const { mum } = await givenSiblings()
    const kinds = (await readFeed(server, await pathOf(mum))).map(({ uid }) => uid.split('-')[0])
    expect(kinds).toEqual(expect.arrayContaining(['session', 'match', 'event']))
  })

  test('contains nothing of another family', async () => {
    const [one, other] = [await givenSiblings(), await givenMum(desk)]
    await register(other.mum, await other.child('Zoe'), once, october)
    const said = async (who: Person) => (await fetch(server.url + (await pathOf(who)))).text()
    expect(await said(one.mum)).not.toContain('Zoe')
    expect(await said(other.mum)).not.toMatch(/Maya|Leo/)
  })

  test('leaves out a child who waits or has left', async () => {
    const { mum, maya } = await givenSiblings()
    await moveTo(mum, maya, 'CANCELLED')
    const summaries = (await sessionsIn(await pathOf(mum))).map(({ summary }) => summary)
    expect(new Set(summaries)).toEqual(new Set(['Fall training: Leo']))
  })

  test('a cancelled session keeps its id and says that it is cancelled', async () => {
    const { mum } = await givenSiblings()
    const path = await pathOf(mum)
    const before = (await sessionsIn(path)).map(({ uid }) => uid)
    const changes = [{ day: '2025-10-11', status: 'CANCELLED', note: 'Standing water.' }]
    await storeFall(server, changes)
    const after = await sessionsIn(path)
    expect(after.map(({ uid }) => uid)).toEqual(before)
    expect(after.filter((event) => statusOf(event) === 'CANCELLED').map(({ summary }) => summary)).toEqual([
      'Cancelled: Fall training: Leo and Maya',
    ])
  })

  test('may not be cached along the way', async () => {
    const { mum } = await givenMum(desk)
    const { headers } = await fetch(server.url + (await pathOf(mum)))
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex')
  })
})

describe('its address', () => {
  test('stays the same, and is different for each family', async () => {
    const [one, other] = [await givenMum(desk), await givenMum(desk)]
    const path = await pathOf(one.mum)
    expect(path).toMatch(/^\/calendar\/family\/[\w-]{43}\.ics$/)
    expect(await pathOf(one.mum)).toBe(path)
    expect(await pathOf(one.mum, { renew: false })).toBe(path)
    expect(await pathOf(other.mum)).not.toBe(path)
  })

  test('once renewed, the old one stops working at once', async () => {
    const { mum } = await givenSiblings()
    const old = await pathOf(mum)
    const fresh = await pathOf(mum, { renew: true })
    const ended = await fetch(server.url + old)
    expect(ended.status).toBe(404)
    expect(await ended.text()).toMatch(/^This calendar link no longer works/)
    expect(await sessionsIn(fresh)).toHaveLength(8)
  })

  test('requested twice at once, it is made once', async () => {
    const { mum } = await givenMum(desk)
    const paths = await Promise.all(Array.from({ length: 6 }, () => pathOf(mum)))
    expect(new Set(paths).size).toBe(1)
  })

  test.each([
    ['unknown', `${'A'.repeat(43)}.ics`],
    ['too short', 'abc.ics'],
    ['empty', '.ics'],
    ['not one of ours', `${encodeURIComponent("' or true --")}.ics`],
  ])('%s: not found', async (_what, file) =>
    expect((await fetch(`${server.url}/calendar/family/${file}`)).status).toBe(404),
  )

  test('stops working with the account: deleted, or not allowed to sign in', async () => {
    const [gone, barred] = [await givenMum(desk), await givenMum(desk)]
    const paths = await Promise.all([pathOf(gone.mum), pathOf(barred.mum)])
    await server.sql`update users set _deleted = true where id = ${gone.user.id}`
    await server.sql`insert into pool_users (id, email, status, is_enabled)
                     values (${barred.user.id}, ${barred.user.email as string}, 'CONFIRMED', false)`
    for (const path of paths) expect((await fetch(server.url + path)).status).toBe(404)
  })

  test('is not for visitors', async () => {
    expect((await calendarOf(visitor())).error?.errorType).toBe('Unauthorized')
  })

  test('is not for an impersonating administrator: it would outlast the impersonation', async () => {
    const { user } = await givenMum(desk)
    await server.sql`
      insert into impersonations (id, admin_email, target_user_id, reason, ends_at)
      values (${user.id}, ${desk.email}, ${user.id}, 'a call for help', '2025-09-01T18:00:00Z')`
    const authorization = await signToken({ email: desk.email, groups: ['pmfcadmin'] })
    const query = 'mutation { familyCalendar { path } }'
    const { json } = await post(server, { query }, { authorization, 'x-impersonate-user': user.id })
    expect(json.data.familyCalendar).toBeNull()
    expect(json.errors?.[0]?.errorInfo?.code).toBe('NOT_WHILE_VIEWING')
  })

  test('never appears in the audit', async () => {
    const { mum } = await givenMum(desk)
    const secret = (await pathOf(mum)).slice('/calendar/family/'.length, -'.ics'.length)
    const [row] = await server.sql`
      select count(*)::int as count from audit_entries where to_jsonb(audit_entries)::text like ${`%${secret}%`}`
    expect(row?.count).toBe(0)
  })
})
