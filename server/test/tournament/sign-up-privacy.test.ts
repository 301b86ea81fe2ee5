import { expect, onTestFinished, test } from 'vitest'
import { parent, visitor } from '../amplify-client.ts'
import { askFor, deleteRow, getRow } from '../calls.ts'
import { givenFamily, givenPartner } from '../family.ts'
import { givenSignUp } from './given-sign-up.ts'
import { change, join, TERMS, tournamentId } from './signing-up.ts'
import { tournamentDesk } from './tournament-desk.ts'

const at = tournamentDesk(() => new Date('2026-01-20T18:00:00Z'))

test('only the family and the desk can read who joined', async () => {
  const family = await givenFamily(at.desk)
  const { tournament, player } = family
  const { id } = await givenSignUp(at.server.sql, [tournament.id, player.id], 'with Mia')
  const partner = await givenPartner(at.desk, family)
  const stranger = (await givenFamily(at.desk)).mum
  const read = async (who: typeof stranger) => {
    const one = await getRow(who, 'TournamentSignUp', id, 'wish')
    const list = await askFor(
      who,
      'query T($id: ID!) { it: getTournament(id: $id) { signUps { items { wish } } } }',
      { id: tournament.id },
    )
    return [one.it?.wish ?? null, list.it?.signUps?.items.length ?? 0]
  }
  for (const who of [family.mum, partner, at.desk]) expect(await read(who)).toEqual(['with Mia', 1])
  for (const who of [stranger, visitor(), await parent('nobody@example.org')])
    expect(await read(who)).toEqual([null, 0])
})

test('only the desk and the family hear of joining and leaving', async () => {
  const slug = 'summer-cup'
  await at.ask('post', '/tournaments', { slug, name: 'Summer Cup', date: '2026-02-21' })
  await at.ask('put', `/tournaments/${slug}/sign-up`, TERMS)
  const id = await tournamentId(at.server, slug)
  const families = await Promise.all([1, 2].map(() => at.given.user()))
  const [mum, stranger] = await Promise.all(families.map(({ email }) => parent(email as string)))
  const [child, other] = await Promise.all(
    families.map((user) => at.given.player({ userPlayersId: user.id, birthDate: '2016-05-31' })),
  )
  if (!mum || !stranger) throw new Error('There are two families.')
  const listeners = [at.desk, mum, stranger, visitor()].map((who) =>
    ['Create', 'Update'].map((word) =>
      who.subscribe(`subscription { on${word}TournamentSignUp { playerId status } }`),
    ),
  )
  onTestFinished(() => {
    for (const one of listeners.flat()) one.end()
  })
  await Promise.all(listeners.flat().map(({ ready }) => ready))
  const [atDesk, ofMum, ofStranger] = listeners
  const joinAndLeave = async (who: typeof mum, own: typeof ofMum, playerId: unknown) => {
    const { it } = await join(who, id, [playerId])
    // An event contains the row's state at that time, so wait until both have heard of the joining before leaving.
    for (const one of [atDesk, own]) await one?.[0]?.next()
    await change(who, it.items[0].id, 'LEAVE')
    for (const one of [atDesk, own]) await one?.[1]?.next()
  }
  await joinAndLeave(mum, ofMum, child?.id)
  // The other family's own event comes last: by then it would have received any event it should not.
  await joinAndLeave(stranger, ofStranger, other?.id)
  const [first, second] = [child, other].map((one) => [
    { onCreateTournamentSignUp: { playerId: one?.id, status: 'JOINED' } },
    { onUpdateTournamentSignUp: { playerId: one?.id, status: 'LEFT' } },
  ])
  expect(listeners.map((own) => own.map(({ events }) => events))).toEqual([
    [0, 1].map((n) => [first?.[n], second?.[n]]),
    first?.map((event) => [event]),
    second?.map((event) => [event]),
    [[], []],
  ])
})

test('a removed child is off the list, with the wish, the charge and the place in the team', async () => {
  const slug = 'winter-cup'
  await at.ask('post', '/tournaments', { slug, name: 'Winter Cup', date: '2026-02-21' })
  await at.ask('put', `/tournaments/${slug}/sign-up`, { ...TERMS, signUpPlaces: 1 })
  const id = await tournamentId(at.server, slug)
  const user = await at.given.user()
  const child = await at.given.player({ userPlayersId: user.id, birthDate: '2016-05-31' })
  const next = await at.given.player({ firstName: 'Noor', birthDate: '2016-06-01' })
  const wished = { players: [{ playerId: child.id, wish: 'with Mia' }] }
  const { it } = await join(await parent(user.email as string), id, [], wished)
  const waits = await join(at.desk, id, [next.id])
  expect(waits.it.items[0].status).toBe('WAITLISTED')
  expect(
    (await deleteRow(at.desk, 'Player', { id: child.id, _version: child._version })).error,
  ).toBeUndefined()
  const [row] = await at.server.sql`
    select s.status, s.wish, (select count(*)::int from audit_entries a where a.row_id = s.id
      and (a.before::text like '%with Mia%' or a.after::text like '%with Mia%')) as told
    from tournament_sign_ups s where s.id = ${it.items[0].id}`
  expect(row).toEqual({ status: 'LEFT', wish: null, told: 0 })
  const [sum] = await at.server.sql`
    select sum(case kind when 'CHARGE' then cents else -cents end)::int as cents from ledger_entries
    where sign_up_id = ${it.items[0].id}`
  expect(sum?.cents).toBe(0)
  const offered = await getRow(at.desk, 'TournamentSignUp', waits.it.items[0].id, 'offerExpiresAt')
  expect(offered.it.offerExpiresAt).not.toBeNull()
})

test('merging two entries of one child: the one that has left goes, and two active ones are refused', async () => {
  const family = await givenFamily(at.desk)
  const { sql } = at.server
  const again = await at.given.player({ firstName: 'May', userPlayersId: family.user.id })
  const kept = await givenSignUp(sql, [family.tournament.id, family.player.id])
  const twin = await givenSignUp(sql, [family.tournament.id, again.id])
  const body = {
    ...{ keepId: family.player.id, goneId: again.id },
    ...{ keepVersion: family.player._version, goneVersion: again._version },
  }
  const refused = await at.ask('post', '/child-merges', body)
  expect(JSON.stringify(refused.body)).toContain('Lunar Cup')
  await sql`update tournament_sign_ups set status = 'LEFT' where id = ${kept.id}`
  const merged = await at.ask('post', '/child-merges', body)
  expect(merged.status, JSON.stringify(merged.body)).toBe(201)
  const rows = await sql`
    select id, player_id as "playerId" from tournament_sign_ups
    where id = any(${[kept.id, twin.id]}) and not _deleted`
  expect([...rows]).toEqual([{ id: twin.id, playerId: family.player.id }])
})
