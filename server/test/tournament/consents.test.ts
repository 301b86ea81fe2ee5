import { randomUUID } from 'node:crypto'
import { scheduled, testPlan } from '@touchline/domain/tournament/test-plan.ts'
import { expect, test } from 'vitest'
import { askFor } from '../calls.ts'
import { tournamentDesk } from './tournament-desk.ts'

const at = tournamentDesk()

async function sign(
  event: string,
  signedAt: string,
  children: [name: string, born: string, notes: string][],
) {
  const id = randomUUID()
  const reference = `W-${id.slice(0, 8)}`
  await at.server.sql`
    insert into fun_day_waivers (id, reference, event, text_version, guardian_name, relation, email, phone,
      emergency_name, emergency_phone, signature, photos, signed_at)
    values (${id}, ${reference}, ${event}, '2025-1', 'Ana Lee', 'Mother', 'ana@example.org', '604-555-0100',
      'Sam Lee', '604-555-0101', 'Ana Lee', true, ${signedAt})`
  for (const [place, [name, born, notes]] of children.entries())
    await at.server.sql`
      insert into fun_day_waiver_children (waiver_id, place, name, birth_date, health_notes)
      values (${id}, ${place}, ${name}, ${born}, ${notes})`
  return reference
}

const CONSENTS = `query C($slug: String!, $limit: Int, $from: Int) {
  it: deskEventConsents(slug: $slug, limit: $limit, from: $from) {
    items { name team division form { reference place hasHealthNotes photos } } total } }`

test('T-25: children of the teams with their consent, missing consents, and children in no team', async () => {
  const maya = await at.given.player({ firstName: 'Maya', lastName: 'Lee', birthDate: '2016-05-31' })
  const player = (displayName: string, playerId: string | null) => ({ teamId: 'koi', playerId, displayName })
  const slug = await at.newTournament(
    scheduled(testPlan({ players: [player('Maya L.', maya.id as string), player('Ivy K.', null)] })),
  )
  await sign(slug, '2025-08-01T17:00:00Z', [['Maya Lee', '2016-05-31', '']])
  const newest = await sign(slug, '2025-08-02T17:00:00Z', [
    ['Noah Lee', '2018-01-01', ''],
    ['Maya Lee', '2016-05-31', 'Bees'],
  ])
  const consents = async (page = {}) => (await askFor(at.desk, CONSENTS, { slug, ...page })).it
  const found = await consents()
  expect(found.items).toMatchObject([
    {
      name: 'Maya Lee',
      team: 'Koi',
      division: 'U10',
      form: { reference: newest, place: 1, hasHealthNotes: true, photos: true },
    },
    { name: 'Ivy K.', team: 'Koi', form: null },
    { name: 'Noah Lee', team: null, form: { reference: newest, hasHealthNotes: false } },
  ])
  expect(JSON.stringify(found)).not.toContain('Bees')
  expect(await consents({ limit: 1, from: 1 })).toEqual({ items: [found.items[1]], total: 3 })

  const notes = await at.ask('post', `/fun-day-waivers/${newest}/1/health-notes`)
  expect(notes.body).toEqual({ healthNotes: 'Bees' })
  const [act] = await at.server.sql`
    select action, actor_email from audit_entries where model = 'FunDayWaiver' and row_id = ${newest}`
  expect(act).toMatchObject({ action: 'HEALTH_NOTES', actor_email: at.desk.email })
  expect((await at.ask('post', `/fun-day-waivers/${newest}/9/health-notes`)).status).toBe(404)
})

test('T-25: before the next event, the desk sees how many of its children have no signed form', async () => {
  const { sql } = at.server
  const query = '{ it: deskNumbers { attention { eventConsents { slug event date missing } } } }'
  const waiting = async () => (await askFor(at.desk, query, {})).it.attention.eventConsents
  expect(await waiting()).toBeNull()
  const player = (displayName: string) => ({ teamId: 'koi', playerId: null, displayName })
  const slug = await at.newTournament(scheduled(testPlan({ players: [player('Maya L.'), player('Ivy K.')] })))
  await sql`update tournaments set slug = 'fun-day', kind = 'FUN_DAY', name = 'Fun day', date = '2099-06-06' where slug = ${slug}`
  expect(await waiting()).toEqual({ slug: 'fun-day', event: 'Fun day', date: '2099-06-06', missing: 2 })
  await sign('fun-day', '2025-08-01T17:00:00Z', [
    ['Ivy King', '2016-01-01', ''],
    ['Somebody Else', '2016-01-01', ''],
  ])
  expect((await waiting()).missing).toBe(1)
  await sql`update tournaments set date = '2025-06-07' where slug = 'fun-day'`
  expect(await waiting()).toBeNull()
})
