import { expect, test } from 'vitest'
import { tournamentOffersJob } from '../../src/tournament/sign-ups/offers-job.ts'
import { parent, visitor } from '../amplify-client.ts'
import { askFor, getRow, updateRow } from '../calls.ts'
import { jobSurroundings, links } from '../job-surroundings.ts'
import { emailsTo, subjectsTo } from '../registering.ts'
import { accountFor, change, join, TERMS, tournamentId, WAIVER } from './signing-up.ts'
import { tournamentDesk } from './tournament-desk.ts'

const START = '2026-01-20T18:00:00Z'
let now = new Date(START)
const at = tournamentDesk(() => now)

const on = (moment: string) => {
  now = new Date(moment)
}

async function family(birthDates: string[] = ['2016-05-31']) {
  const user = await at.given.user()
  const players = []
  for (const [n, birthDate] of birthDates.entries())
    players.push(await at.given.player({ firstName: `Child${n}`, birthDate, userPlayersId: user.id }))
  return { user, email: user.email as string, mum: await parent(user.email as string), players }
}

/** A tournament open to families, with nothing else planned yet. */
async function open(terms: object = {}, kind = 'OTHER') {
  on(START)
  const slug = `cup-${Math.random().toString(36).slice(2, 10)}`
  await at.ask('post', '/tournaments', { slug, name: 'Winter Cup', date: '2026-02-21', kind })
  const { status, body } = await at.ask('put', `/tournaments/${slug}/sign-up`, { ...TERMS, ...terms })
  expect(status, JSON.stringify(body)).toBe(200)
  return { slug, id: await tournamentId(at.server, slug) }
}

test('T-33: opening sign-up announces a tournament, and bad terms are refused at their field', async () => {
  const { slug, id } = await open()
  const seen = await getRow(visitor(), 'Tournament', id, 'name status signUpUntil signUpFeeCents')
  expect(seen.it).toMatchObject({ status: 'PUBLISHED', signUpUntil: '2026-02-10', signUpFeeCents: 2_500 })
  const bad = await at.ask('put', `/tournaments/${slug}/sign-up`, { ...TERMS, signUpUntil: '2026-02-22' })
  expect(bad.status).toBe(400)
  expect(JSON.stringify(bad.body)).toContain('no later than the tournament')
  const later = { version: 1, name: 'Winter Cup', date: '2026-02-01', status: 'PUBLISHED' }
  expect((await at.ask('put', `/tournaments/${slug}`, later)).status).toBe(409)
})

test('T-34: a child joins and is charged once, however often it is sent; the email says what to pay', async () => {
  const { id } = await open()
  const { user, email, mum, players } = await family()
  const ask = () => join(mum, id, [players[0]?.id], { totalCents: 2_500 })
  const { it, error } = await ask()
  expect(error).toBeUndefined()
  expect(it).toMatchObject({ totalCents: 2_500, items: [{ status: 'JOINED', feeCents: 2_500 }] })
  expect((await ask()).it.items).toHaveLength(1)
  const { balance, entries } = await accountFor(mum, user.id)
  expect(balance).toBe(2_500)
  expect(entries).toMatchObject([{ kind: 'CHARGE', programName: 'Winter Cup', itemId: it.items[0].id }])
  const [message, ...others] = await emailsTo(at.server, email)
  expect(message?.subject).toBe('Child0 is in: Winter Cup')
  expect(message?.text).toContain('Amount: $25.00')
  expect(message?.text).toContain('Until Tue, Feb 10, 2026 that’s free')
  expect(others).toEqual([])
})

test.each([
  ['too young', '2019-05-31', 'Winter Cup is for U8 to U10, and Child0 plays in U7.'],
  ['too old', '2014-05-31', 'Winter Cup is for U8 to U10, and Child0 plays in U12.'],
])('T-34: a child who is %s is told so', async (_case, birthDate, words) => {
  const { id } = await open()
  const { mum, players } = await family([birthDate])
  const { error } = await join(mum, id, [players[0]?.id])
  expect(error?.message).toContain(words)
})

test('T-34: nobody joins without consent, at another price, as a stranger, or after it closed', async () => {
  const { id } = await open()
  const { mum, players } = await family()
  const [child] = players
  expect((await join(mum, id, [child?.id], { consents: [] })).error?.errorInfo?.code).toBe('CONSENT_MISSING')
  expect((await join(mum, id, [child?.id], { totalCents: 0 })).error?.errorInfo?.code).toBe('PRICE_CHANGED')
  const other = await family()
  expect((await join(other.mum, id, [child?.id])).error?.message).not.toContain('Child0')
  on('2026-02-11T18:00:00Z')
  expect((await join(mum, id, [child?.id])).error?.message).toContain('closed on Tue, Feb 10, 2026')
  const [count] = await at.server
    .sql`select count(*)::int as rows from tournament_sign_ups where tournament_id = ${id}`
  expect(count?.rows).toBe(0)
})

test('T-34: for a fun day the consent is signed in the same step, and the desk finds it', async () => {
  const { id, slug } = await open({}, 'FUN_DAY')
  const { mum, players } = await family(['2016-05-31', '2017-05-31'])
  const ids = players.map((player) => player.id)
  expect((await join(mum, id, ids)).error?.errorInfo?.code).toBe('CONSENT_MISSING')
  const unsigned = await join(mum, id, ids, { waiver: { ...WAIVER, signature: 'Somebody' } })
  expect(unsigned.error?.errorInfo?.field).toBe('waiver.signature')
  expect((await join(mum, id, ids, { waiver: WAIVER })).error).toBeUndefined()
  // Somebody entered by the desk over the phone has not signed yet.
  const { players: others, email } = await family(['2016-09-09'])
  expect((await join(at.desk, id, [others[0]?.id])).error).toBeUndefined()
  const { items, total } = await at.signUps(slug)
  expect(items.map((one: { isSigned: boolean }) => one.isSigned).toSorted()).toEqual([false, true, true])
  expect(await at.signUps(slug, { limit: 1, from: 2 })).toEqual({ items: [items[2]], total })
  const remind = async () => (await at.ask('post', `/tournaments/${slug}/waiver-reminders`)).body
  const reminders = async () =>
    (await subjectsTo(at.server, email)).filter((one) => one === 'Please sign for Child0: Winter Cup').length
  expect(await remind()).toEqual({ emails: 1 })
  // T-32: once a day, even if the answer was lost and the button is pressed again.
  await remind()
  expect(await reminders()).toBe(1)
  on('2026-01-21T18:00:00Z')
  await remind()
  expect(await reminders()).toBe(2)
})

test('T-35: a child who finds no place waits, is offered a free one, and it passes on after 48 hours', async () => {
  const { id } = await open({ signUpPlaces: 1 })
  const [first, second, third] = [await family(), await family(), await family()]
  const one = await join(first.mum, id, [first.players[0]?.id])
  const two = await join(second.mum, id, [second.players[0]?.id], { totalCents: 0 })
  const three = await join(third.mum, id, [third.players[0]?.id])
  expect(two.it.items[0]).toMatchObject({ status: 'WAITLISTED', waitlistPosition: 1 })
  expect(three.it.items[0]).toMatchObject({ waitlistPosition: 2 })
  expect((await accountFor(second.mum, second.user.id)).balance).toBe(0)
  await change(first.mum, one.it.items[0].id, 'LEAVE')
  expect((await accountFor(first.mum, first.user.id)).balance).toBe(0)
  expect((await subjectsTo(at.server, second.email)).at(-1)).toBe('A place for Child0: Winter Cup')
  const left = await askFor(
    visitor(),
    'query T($id: ID!) { it: getTournament(id: $id) { signUpPlacesLeft } }',
    { id },
  )
  expect(left.it.signUpPlacesLeft).toBe(0)
  // Nobody else gets it while it is on offer.
  expect((await change(third.mum, three.it.items[0].id, 'ACCEPT')).error?.errorInfo?.code).toBe('NO_OFFER')
  on('2026-01-22T18:00:01Z')
  await tournamentOffersJob(links).run(jobSurroundings({ sql: at.server.sql, now: () => now }))
  expect((await change(second.mum, two.it.items[0].id, 'ACCEPT')).error?.errorInfo?.code).toBe('NO_OFFER')
  const taken = await change(third.mum, three.it.items[0].id, 'ACCEPT')
  expect(taken.it).toMatchObject({ status: 'JOINED', feeCents: 2_500 })
  expect((await accountFor(third.mum, third.user.id)).balance).toBe(2_500)
  expect((await subjectsTo(at.server, second.email)).at(-1)).toBe('The offer for Child0 has run out')
})

test('T-35: an injured child is offered no place, and two families never get the same last place', async () => {
  const { id } = await open({ signUpPlaces: 1 })
  const families = [await family(), await family(), await family()]
  const asked = await Promise.all(families.map(({ mum, players }) => join(mum, id, [players[0]?.id])))
  const states = asked.map(({ it }) => it.items[0])
  expect(states.map(({ status }) => status).toSorted()).toEqual(['JOINED', 'WAITLISTED', 'WAITLISTED'])
  const inLine = (position: number) => states.findIndex((one) => one.waitlistPosition === position)
  const injured = families[inLine(1)]?.players[0]
  await updateRow(at.desk, 'Player', { id: injured?.id, status: 'ON_HOLD', _version: injured?._version })
  const holder = states.findIndex(({ status }) => status === 'JOINED')
  await change(families[holder]?.mum ?? at.desk, states[holder].id, 'LEAVE')
  const after = await getRow(at.desk, 'TournamentSignUp', states[inLine(2)].id, 'offerExpiresAt')
  expect(after.it.offerExpiresAt).not.toBeNull()
})

test('T-36: leaving costs nothing until the closing day, the fee stays after it, and the club takes nobody’s money', async () => {
  const { id } = await open()
  const { user, email, mum, players } = await family(['2016-05-31', '2016-06-01', '2016-06-02'])
  const { it } = await join(
    mum,
    id,
    players.map((player) => player.id),
  )
  const [one, two, three] = it.items.map((row: { id: string }) => row.id)
  on('2026-02-11T07:59:00Z')
  expect((await change(mum, one, 'LEAVE')).it).toMatchObject({ status: 'LEFT', feeCents: 0 })
  on('2026-02-11T08:01:00Z')
  expect((await change(mum, two, 'LEAVE')).it).toMatchObject({ status: 'LEFT', feeCents: 2_500 })
  expect((await accountFor(mum, user.id)).balance).toBe(5_000)
  expect((await emailsTo(at.server, email)).at(-1)?.text).toContain('the fee of $25.00 is still due')
  expect((await change(at.desk, three, 'LEAVE')).it.feeCents).toBe(0)
  expect((await accountFor(mum, user.id)).balance).toBe(2_500)
})

test('T-36: nothing is due for a cancelled day, and every family is told once', async () => {
  const { id, slug } = await open()
  const { user, email, mum, players } = await family(['2016-05-31', '2016-06-01'])
  await join(
    mum,
    id,
    players.map((player) => player.id),
  )
  const body = { version: 1, name: 'Winter Cup', date: '2026-02-21', status: 'CANCELLED' }
  expect((await at.ask('put', `/tournaments/${slug}`, body)).status).toBe(200)
  expect((await accountFor(mum, user.id)).balance).toBe(0)
  expect(await subjectsTo(at.server, email)).toEqual([
    'Child0 and Child1 are in: Winter Cup',
    'Winter Cup is cancelled',
  ])
  expect((await at.ask('delete', `/tournaments/${slug}`)).status).toBe(409)
})

test('E-17: a family can sign up only so many children itself', async () => {
  const { id } = await open()
  const births = Array.from({ length: 7 }, (_, n) => `2016-05-0${n + 1}`)
  const { mum, players } = await family(births)
  const { error } = await join(
    mum,
    id,
    players.map((player) => player.id),
  )
  expect(error?.errorInfo?.code).toBe('TOO_MANY_PLACES')
})

test('the income of a tournament is in the desk’s sums, under its name', async () => {
  const { id } = await open({ signUpFeeCents: 1_234 })
  const { user, mum, players } = await family()
  const { it } = await join(mum, id, [players[0]?.id])
  const books = await askFor(
    at.desk,
    '{ it: deskBooks(year: 2026) { months { month program programId expectedCents } } }',
    {},
  )
  expect(books.it.months).toContainEqual(
    expect.objectContaining({ programId: id, program: 'Winter Cup', expectedCents: 1_234 }),
  )
  const dues = await askFor(
    at.desk,
    'query D($id: ID!) { it: deskDues(programId: $id) { total openCents items { player program } } }',
    { id },
  )
  expect(dues.it).toEqual({
    total: 1,
    openCents: 1_234,
    items: [{ player: 'Child0 Singh', program: 'Winter Cup' }],
  })
  const pay = {
    id: crypto.randomUUID(),
    userId: user.id,
    kind: 'PAYMENT',
    cents: 1_234,
    day: '2026-01-20',
    itemId: it.items[0].id,
  }
  const paid = await askFor(
    at.desk,
    'mutation P($input: BookEntryInput!) { it: bookEntry(input: $input) { id } }',
    { input: pay },
  )
  expect(paid.error).toBeUndefined()
  expect((await accountFor(mum, user.id)).balance).toBe(0)
})
