import { randomUUID } from 'node:crypto'
import { RETENTION, type RetentionId, retentionOf } from '@touchline/domain/retention/retention.ts'
import { expect, test } from 'vitest'
import { tidy } from '../../src/jobs/tidy.ts'
import { sqlForFile } from '../database.ts'
import { quiet } from '../mail/outbox.ts'
import { fillTable, placesIn, type Values } from './fill-table.ts'
import { givenMarkedFamily, type MarkedFamily } from './marked-family.ts'

/** Noon in Vancouver. */
const AT = new Date('2026-02-28T20:00:00Z')

const sql = await sqlForFile(4)

const night = (now: Date) =>
  tidy.run({ sql, now: () => now, log: quiet, signal: new AbortController().signal, again: async () => {} })

const inDays = (day: Date, count: number) => new Date(day.getTime() + count * 24 * 3_600_000)

/** The last day on which data from that day still exist. */
function lastDay(id: RetentionId): Date {
  const { span } = retentionOf(id)
  if (!span) throw new Error(`${id} has no time of its own`)
  if ('days' in span) return inDays(AT, span.days)
  if ('years' in span) return new Date(AT.toISOString().replace('2026', String(2026 + span.years)))
  return new Date(`${2026 + span.yearsAfterYearEnd}-12-31T20:00:00Z`)
}

/** What to look for in each line, and what else must be true for it to expire on that day. */
const CASES: Partial<
  Record<RetentionId, { place: string; given?: (family: MarkedFamily) => Promise<unknown> }>
> = {
  player: {
    place: 'players.first_name',
    given: ({ marker }) => sql`delete from kit_orders where notes like ${`${marker}%`}`,
  },
  books: { place: 'kit_orders.reference' },
  consents: { place: 'consents.text_version', given: (family) => gone(family) },
  holds: { place: 'injury_holds.name_hash', given: (family) => gone(family) },
  waivers: { place: 'fun_day_waivers.signature' },
  waiverCare: { place: 'fun_day_waiver_children.health_notes' },
  history: { place: 'audit_entries.before' },
  emails: { place: 'mail_outbox.subject' },
  groupEmails: { place: 'campaign_receivers.name' },
  refusedAddresses: { place: 'mail_refusals.last_error' },
  messages: { place: 'contact_messages.message' },
  notices: { place: 'opening_notices.email' },
  signIns: {
    place: 'pool_sessions.id',
    given: ({ poolUserId }) =>
      sql`update pool_sessions set expires_at = ${inDays(AT, 9)} where user_id = ${poolUserId}`,
  },
  codes: { place: 'pool_attempts.subject' },
  unconfirmed: {
    place: 'pool_users.email',
    given: ({ poolUserId }) => sql`update pool_users set status = 'UNCONFIRMED' where id = ${poolUserId}`,
  },
  networks: { place: 'pool_known_places.network_hash' },
  viewings: { place: 'impersonations.reason' },
  exports: { place: 'club_jobs.result' },
  tournaments: { place: 'tournament_entries.entry' },
  notes: { place: 'thank_you_notes.words' },
  attendance: { place: 'attendance.absent_said_by' },
  fieldNotes: { place: 'field_notes.words' },
}

const gone = async ({ userId, playerId }: MarkedFamily) => {
  await sql`update players set _deleted = true where id = ${playerId}`
  await sql`update users set _deleted = true where id = ${userId}`
  await night(AT)
}

test('every line with a time limit is tested here', () => {
  const timed = (Object.keys(RETENTION) as RetentionId[]).filter((id) => retentionOf(id).span)
  expect(Object.keys(CASES).sort()).toEqual(timed.filter((id) => id !== 'leftovers').sort())
})

test.each(Object.entries(CASES))(
  'Z-2: %s is there on the last day and gone on the next',
  async (line, { place, given }) => {
    const id = line as RetentionId
    const family = await givenMarkedFamily(sql, { marker: `m${randomUUID().slice(0, 8)}`, at: AT })
    await given?.(family)
    const left = () => placesIn(sql, place.split('.')[0] as string, family.marker)
    await night(lastDay(id))
    expect(await left()).toContain(place)
    await night(inDays(lastDay(id), 1))
    expect(await left()).not.toContain(place)
  },
)

test('Z-2: an empty entry is deleted 30 days after the last thing that led to it', async () => {
  const [userId, playerId] = [randomUUID(), randomUUID()]
  const row: Values = { _version: 1, _deleted: true, _last_changed_at: 1 }
  const fill = { marker: 'mouse', at: AT }
  await fillTable(sql, 'users', { id: userId, family: null, ...row }, fill)
  await fillTable(sql, 'players', { id: playerId, user_players_id: userId, status: 'ACTIVE', ...row }, fill)
  const left = async () =>
    (await sql`select id from players where id = ${playerId} union select id from users where id = ${userId}`)
      .length
  await night(AT)
  await night(inDays(AT, 30))
  expect(await left()).toBe(2)
  await night(inDays(AT, 31))
  expect(await left()).toBe(0)
})

test('Z-2: the attachments of a group email are deleted along with its recipients', async () => {
  const fill = { marker: 'otter', at: AT }
  const { userId } = await givenMarkedFamily(sql, fill)
  const id = randomUUID()
  const campaign = `${userId} campaign`
  await fillTable(sql, 'campaign_files', { id, campaign_id: campaign, kind: 'PDF', number: undefined }, fill)
  const files = async () => (await sql`select id from campaign_files where id = ${id}`).length
  await night(lastDay('groupEmails'))
  expect(await files()).toBe(1)
  await night(inDays(lastDay('groupEmails'), 1))
  expect(await files()).toBe(0)
})

test('Z-5: a player with something under way stays, however long', async () => {
  const family = await givenMarkedFamily(sql, { marker: 'gecko', at: AT })
  await sql`update player_program_registrations set status = 'ACTIVE' where player_registrations_id = ${family.playerId}`
  await night(new Date('2029-01-01T20:00:00Z'))
  expect(await placesIn(sql, 'players', 'gecko')).toContain('players.first_name')
})
