import { randomUUID } from 'node:crypto'
import { registeredIn } from '@touchline/domain/mail/audience.ts'
import { expect, test } from 'vitest'
import { askFor } from '../calls.ts'
import { type EmailDesk, emailDesk, givenGroup } from './campaign-desk.ts'

const at = emailDesk()

const TEAMS = '{ it: deskTeams { items { tournamentId tournament teamId team players } total } }'

async function found(audience: object, purpose = 'NOTICE') {
  const answer = await at.audience({ purpose, audience })
  return { ...answer, emails: answer.sample.map(({ email }: { email: string }) => email).sort() }
}

const emailsOf = (group: Awaited<ReturnType<typeof givenGroup>>, ...indexes: number[]) =>
  indexes.map((n) => group.families[n]?.user.email as string).sort()

async function setStatus({ server }: EmailDesk, id: string | undefined, status: string, priceCents = 8_000) {
  await server.sql`
    update player_program_registrations set status = ${status}, price_cents = ${priceCents} where id = ${id as string}`
}

test('by program and status: those who hold a place, wait, or have not paid', async () => {
  const group = await givenGroup(at, ['Ana', 'Bob', 'Cy', 'Di'])
  const [, bob, cy, di] = group.families
  await setStatus(at, bob?.registration.id, 'APPROVED')
  await setStatus(at, cy?.registration.id, 'WAITLISTED')
  await setStatus(at, di?.registration.id, 'APPROVED', 0)
  const programId = group.program.id
  expect((await found(registeredIn(programId))).emails).toEqual(emailsOf(group, 0, 1, 3))
  expect((await found({ kind: 'WAITING', programId, group: null })).emails).toEqual(emailsOf(group, 2))
  expect((await found({ kind: 'UNPAID', programId, group: null })).emails).toEqual(emailsOf(group, 1))
  expect((await found({ ...registeredIn(programId), statuses: ['WAITLISTED', 'APPROVED'] })).emails).toEqual(
    emailsOf(group, 1, 2, 3),
  )
})

test('by training day: days, months and one-day programs decide (S-18)', async () => {
  const group = await givenGroup(at, ['Ana', 'Bob', 'Cy'])
  const [ana, bob, cy] = group.families
  const { sql } = at.server
  await sql`update programs set days = '{SAT,SUN}', start_date = '2025-09-06', end_date = '2025-12-18'
    where id = ${group.program.id}`
  const train = (id: string | undefined, days: string[], months: string[]) => sql`
    update player_program_registrations set days = ${days}, months = ${months} where id = ${id as string}`
  await train(ana?.registration.id, ['SAT'], ['2025-10'])
  await train(bob?.registration.id, ['SUN'], ['2025-10'])
  await train(cy?.registration.id, ['SAT'], ['2025-11'])
  const on = (day: string, programId: string | null = group.program.id) =>
    found({ kind: 'SESSION', programId, group: null, day })
  expect((await on('2025-10-04')).emails).toEqual(emailsOf(group, 0))
  expect((await on('2025-10-05')).emails).toEqual(emailsOf(group, 1))
  expect((await on('2025-10-06')).count).toBe(0)
  expect((await on('2025-10-04', null)).emails).toContain(ana?.user.email)
})

test('by age group', async () => {
  const group = await givenGroup(at, ['Ana', 'Bob'])
  await at.server
    .sql`update players set birth_date = '2016-01-01' where id = ${group.families[0]?.player.id as string}`
  const programId = group.program.id
  expect((await found({ ...registeredIn(programId), group: 9 })).emails).toEqual(emailsOf(group, 1))
  expect((await found({ ...registeredIn(programId), group: 10 })).emails).toEqual(emailsOf(group, 0))
})

test('by kit that is ready, with what is ready', async () => {
  const group = await givenGroup(at, ['Ana', 'Bob'])
  const order = await at.given.kitOrder(group.families[0]?.player.id as string, { quantity: 2 })
  await at.given.kitOrder(group.families[1]?.player.id as string)
  await at.server.sql`update kit_orders set status = 'READY' where id = ${order.id}`
  const audience = { kind: 'KIT_READY', group: null }
  const { emails } = await found(audience)
  expect(emails).toContain(group.families[0]?.user.email)
  expect(emails).not.toContain(group.families[1]?.user.email)
  const message = { purpose: 'NOTICE', subject: '{{kit}}', body: 'x', audience }
  const { body } = await at.call('post', '/campaign-preview', {
    ...message,
    userId: group.families[0]?.user.id,
  })
  expect(body.subject).toBe('2 × Socks (S)')
})

test('N-14: by a missing registration: none of the family in the season, or none ever', async () => {
  const group = await givenGroup(at, ['Ana', 'Bob', 'Cy'])
  const [ana, bob, cy] = group.families
  const season = await at.given.create('Season', {
    ...{ name: `Fall ${randomUUID()}`, startDate: '2025-09-06', endDate: '2025-12-18' },
    ...{ days: ['SAT'], startTime: '17:00', endTime: '18:30' },
  })
  await at.server.sql`update programs set season_id = ${season.id} where id = ${group.program.id}`
  await setStatus(at, bob?.registration.id, 'CANCELLED')
  await at.server.sql`
    update player_program_registrations set _deleted = true where id = ${cy?.registration.id as string}`
  const inSeason = { kind: 'NOT_REGISTERED', seasonId: season.id, group: null }
  const whoIs = (audience: object) =>
    Promise.all(
      group.families.map(async ({ user: { email } }) => {
        const { sample } = await at.audience({ purpose: 'NOTICE', audience, words: email })
        return sample.length === 1
      }),
    )
  expect(await whoIs(inSeason)).toEqual([false, true, true])
  expect(await whoIs({ kind: 'NEVER_REGISTERED' })).toEqual([false, false, true])
  const linked = [ana?.user.id as string, cy?.user.id as string]
  await at.server.sql`update users set family = ${linked[0] ?? ''} where id = any(${linked})`
  expect(await whoIs(inSeason)).toEqual([false, true, false])
  expect((await found({ ...inSeason, seasonId: 'nothing' })).count).toBe(0)
})

test('by the team of a tournament', async () => {
  const group = await givenGroup(at, ['Ana', 'Bob'])
  const plan = {
    teams: [{ id: 'dragons', name: 'Dragons' }],
    players: [
      { teamId: 'dragons', playerId: group.families[0]?.player.id },
      { teamId: 'dragons', playerId: null },
      { teamId: 'others', playerId: group.families[1]?.player.id },
    ],
  }
  const tournament = await at.given.create('Tournament', { slug: `cup-${randomUUID()}`, name: 'Cup' })
  await at.server
    .sql`update tournaments set plan = ${JSON.stringify(plan)}::text::json where id = ${tournament.id}`
  const { emails, words } = await found({ kind: 'TEAM', tournamentId: tournament.id, teamId: 'dragons' })
  expect([emails, words]).toEqual([emailsOf(group, 0), 'Families of Dragons'])
  const { it: teams } = await askFor(at.desk, TEAMS, {})
  expect(teams.items).toContainEqual({
    tournamentId: tournament.id,
    tournament: 'Cup',
    teamId: 'dragons',
    team: 'Dragons',
    players: 1,
  })
  // The desk's draft counts, published or not.
  const draft = { ...plan, players: [{ teamId: 'dragons', playerId: group.families[1]?.player.id }] }
  await at.server.sql`
    insert into tournament_desks (tournament_id, draft, changed_by, changed_at)
    values (${tournament.id}, ${JSON.stringify(draft)}::text::json, 'desk@example.org', now())`
  const now = await found({ kind: 'TEAM', tournamentId: tournament.id, teamId: 'dragons' })
  expect(now.emails).toEqual(emailsOf(group, 1))
})

test('picked by hand, exactly those: not the other guardian of a family (N-2)', async () => {
  const group = await givenGroup(at, ['Ana', 'Bob', 'Cy'])
  const [ana, bob, cy] = group.families
  await at.server
    .sql`update users set family = ${ana?.user.id as string}, created_at = '2025-09-21T00:00:00.000Z' where id = ${bob?.user.id as string}`
  const userIds = [ana?.user.id, bob?.user.id, cy?.user.id, 'gone']
  const { count, emails } = await found({ kind: 'PEOPLE', userIds })
  expect([count, emails]).toEqual([3, emailsOf(group, 0, 1, 2)])
  const { sample } = await found({ kind: 'PEOPLE', userIds: [bob?.user.id] })
  expect(sample).toMatchObject([{ email: bob?.user.email, children: 'Bob’s child' }])
})

test('a newsletter leaves out people without consent, and says how many (N-5)', async () => {
  const group = await givenGroup(at, ['Ana', 'Bob'], [{ newsletter: true }])
  const { emails, leftOut } = await found(registeredIn(group.program.id), 'NEWSLETTER')
  expect([emails, leftOut]).toEqual([emailsOf(group, 0), { NO_ADDRESS: 0, STOPPED: 0, NO_CONSENT: 1 }])
})

test('deleted registrations, players and accounts are in no group', async () => {
  const group = await givenGroup(at, ['Ana', 'Bob', 'Cy'])
  const [ana, bob, cy] = group.families
  const { sql } = at.server
  await sql`update player_program_registrations set _deleted = true where id = ${ana?.registration.id as string}`
  await sql`update players set _deleted = true where id = ${bob?.player.id as string}`
  await sql`update users set _deleted = true where id = ${cy?.user.id as string}`
  expect((await found(registeredIn(group.program.id))).count).toBe(0)
})

test('the sample can be searched, by guardian, address or child', async () => {
  const group = await givenGroup(at, ['Ana', 'Bob'])
  const audience = registeredIn(group.program.id)
  for (const words of ['bob si', 'Bob’s', group.families[1]?.user.email]) {
    const { count, sample } = await at.audience({ purpose: 'NOTICE', audience, words })
    expect([count, sample.map(({ name }: { name: string }) => name)]).toEqual([2, ['Bob Singh']])
  }
})

test.each([
  ['{"kind":"FRIENDS"}', 'Choose a group.'],
  ['{"kind":"UNPAID","programId":null,"group":99}', 'There’s no such age group.'],
  ['[]', 'Choose a group.'],
])('an invalid group, %s, is refused by name', async (audience, message) => {
  const query =
    'query A($audience: AWSJSON!) { it: deskAudience(purpose: NOTICE, audience: $audience) { count } }'
  const { error } = await askFor(at.desk, query, { audience })
  expect([error?.message, error?.errorInfo]).toEqual([message, { code: 'BAD_INPUT', field: 'audience' }])
})
