import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { closeOwnAccount } from '../../src/closing/close-own-account.ts'
import { tidy } from '../../src/jobs/tidy.ts'
import { parent } from '../amplify-client.ts'
import { askFor } from '../calls.ts'
import { quiet } from '../mail/outbox.ts'
import { join, TERMS, tournamentId } from '../tournament/signing-up.ts'
import { tournamentDesk } from '../tournament/tournament-desk.ts'

const now = new Date('2026-01-20T18:00:00Z')
const at = tournamentDesk(() => now)

async function family() {
  const user = await at.given.user()
  const email = user.email as string
  const child = await at.given.player({ firstName: 'Ada', birthDate: '2016-05-31', userPlayersId: user.id })
  return { user, email, mum: await parent(email), child }
}

async function openCup(terms: object = {}) {
  const slug = `cup-${randomUUID().slice(0, 8)}`
  await at.ask('post', '/tournaments', { slug, name: 'Winter Cup', date: '2026-02-21' })
  await at.ask('put', `/tournaments/${slug}/sign-up`, { ...TERMS, ...terms })
  return tournamentId(at.server, slug)
}

const close = (email: string) => at.server.sql.begin((tx) => closeOwnAccount(tx, { email, now }))

const pay = (userId: unknown, cents: number) =>
  askFor(at.desk, 'mutation B($input: BookEntryInput!) { it: bookEntry(input: $input) { id } }', {
    input: { id: randomUUID(), userId, kind: 'PAYMENT', cents, method: 'CASH', day: '2026-01-20' },
  })

const night = (moment: string) =>
  tidy.run({
    sql: at.server.sql,
    now: () => new Date(moment),
    log: quiet,
    signal: new AbortController().signal,
    again: async () => {},
  })

const statusOf = async (id: string) => {
  const [row] = await at.server.sql`select status, fee_cents from tournament_sign_ups where id = ${id}`
  return row
}

test('Z-6: a paid place in a tournament is kept, and the record is deleted in the night after it', async () => {
  const cup = await openCup()
  const { user, email, mum, child } = await family()
  const { it } = await join(mum, cup, [child.id])
  const [{ id }] = it.items
  await pay(user.id, 2_500)
  const { players, cancelled, goesOn } = await close(email)
  expect(cancelled).toEqual([])
  expect(goesOn).toMatchObject([
    { id, kind: 'TOURNAMENT', player: 'Ada', what: 'Winter Cup', until: '2026-02-21' },
  ])
  expect(players).toMatchObject([{ fate: 'KEPT_UNTIL_OVER' }])
  await night('2026-02-21T20:00:00Z')
  expect(await statusOf(id)).toEqual({ status: 'JOINED', fee_cents: 2_500 })
  const left = async () => {
    const [row] = await at.server.sql`select _deleted from users where id = ${user.id}`
    return row
  }
  expect(await left()).toEqual({ _deleted: false })
  await night('2026-02-22T20:00:00Z')
  expect(await left()).toEqual({ _deleted: true })
})

test('Z-6: an unpaid, free or waiting place is given up and offered to the next in line', async () => {
  const cup = await openCup({ signUpPlaces: 1 })
  const [first, second, third] = [await family(), await family(), await family()]
  const one = await join(first.mum, cup, [first.child.id])
  const two = await join(second.mum, cup, [second.child.id])
  const three = await join(third.mum, cup, [third.child.id])
  const [{ id: firstId }] = one.it.items
  const [{ id: secondId }] = two.it.items
  const closing = await close(first.email)
  expect(closing.cancelled).toMatchObject([{ id: firstId, kind: 'TOURNAMENT' }])
  expect(closing.goesOn).toEqual([])
  expect(await statusOf(firstId)).toEqual({ status: 'LEFT', fee_cents: 0 })
  expect((await close(second.email)).cancelled).toMatchObject([{ id: secondId, kind: 'TOURNAMENT_WAITING' }])
  const [next] = await at.server
    .sql`select offer_expires_at from tournament_sign_ups where id = ${three.it.items[0].id}`
  expect(next?.offer_expires_at).not.toBeNull()

  const free = await openCup({ signUpFeeCents: 0 })
  const guest = await family()
  await join(guest.mum, free, [guest.child.id])
  expect(await close(guest.email)).toMatchObject({ cancelled: [{ kind: 'TOURNAMENT' }], goesOn: [] })
})
