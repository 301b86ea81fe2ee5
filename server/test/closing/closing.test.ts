import { randomUUID } from 'node:crypto'
import type { Closing } from '@touchline/domain/retention/closing.ts'
import { describe, expect, test } from 'vitest'
import { closeOnce, closeOwnAccount, previewClosing } from '../../src/closing/close-own-account.ts'
import { tidy } from '../../src/jobs/tidy.ts'
import { updateRow } from '../calls.ts'
import { clubAt } from '../club-at.ts'
import { givenFall, givenMum, type Mum } from '../fall.ts'
import { givenBy } from '../given.ts'
import { quiet } from '../mail/outbox.ts'
import { asked, emailsTo, moveTo, registerPlayers, stateOf } from '../registering.ts'
import { wholeStatementsOf } from '../statements-of.ts'
import { untilWaiting } from '../until-waiting.ts'

const at = clubAt(Date.parse('2025-09-01T17:00:00Z'))

const preview = ({ user }: Mum) => previewClosing(at.server.sql, { email: user.email as string, now: at.now })

const close = ({ user }: Mum): Promise<Closing> =>
  at.server.sql.begin((tx) => closeOwnAccount(tx, { email: user.email as string, now: at.now }))

const night = (now: Date) =>
  tidy.run({
    sql: at.server.sql,
    now: () => now,
    log: quiet,
    signal: new AbortController().signal,
    again: async () => {},
  })

const left = async ({ user }: Mum) => {
  const [row] = await at.server.sql`select email, first_name, _deleted from users where id = ${user.id}`
  return row
}

async function registered(mum: Mum, name: string, fall: Awaited<ReturnType<typeof givenFall>>) {
  const player = await mum.child(name)
  const { it, error } = await registerPlayers(mum.mum, [asked(player, fall.once)])
  if (!it) throw new Error(JSON.stringify(error))
  return { player, id: it.items[0].id as string }
}

const paid = async (id: string) => {
  await moveTo(at.desk, id, 'APPROVED')
  await moveTo(at.desk, id, 'ACTIVE')
}

describe('Z-6: closing an account', () => {
  test('cancels what is not paid for, offers the place to the next in line, and deletes the family', async () => {
    const fall = await givenFall(at.desk, { capacity: 1 })
    const [mum, next] = [await givenMum(at.desk), await givenMum(at.desk)]
    const { player, id } = await registered(mum, 'Maya', fall)
    const waiting = await registered(next, 'Leo', fall)
    const order = await givenBy(at.desk).kitOrder(player.id)
    expect((await stateOf(at.desk, waiting.id)).status).toBe('WAITLISTED')

    const seen = await preview(mum)
    expect(seen).toEqual({
      players: [{ name: 'Maya Singh', fate: 'REMOVED' }],
      handedOverTo: null,
      cancelled: [
        expect.objectContaining({ id, kind: 'REGISTRATION', player: 'Maya', what: 'Fall training' }),
        expect.objectContaining({ id: order.id, kind: 'ORDER', what: '1 × socks' }),
      ],
      goesOn: [],
    })
    // The preview changes nothing.
    expect((await stateOf(at.desk, id)).status).toBe('PENDING')
    expect(await left(mum)).toMatchObject({ _deleted: false, first_name: 'Pat' })

    expect(await close(mum)).toEqual(seen)
    expect((await stateOf(at.desk, id)).status).toBe('CANCELLED')
    expect((await stateOf(at.desk, waiting.id)).offerExpiresAt).not.toBeNull()
    expect(await left(mum)).toEqual({ _deleted: true, first_name: null, email: '' })
    const messages = await emailsTo(at.server, mum.user.email)
    expect(messages.map(({ subject }) => subject)).toEqual(['Your account is closed'])
  })

  test('the preview starts no email, since it may be opened often', async () => {
    const mum = await givenMum(at.desk)
    await mum.child('Maya')
    const opening = /from mail_outbox where sent_at/
    const look = (email: string) => previewClosing(at.server.sql, { email, now: at.now })
    for (const email of [mum.user.email as string, 'newcomer@example.org']) {
      const statements = await wholeStatementsOf(at.server.sql, () => look(email))
      expect(statements.filter((one) => opening.test(one))).toEqual([])
    }
    const statements = await wholeStatementsOf(at.server.sql, () => close(mum))
    expect(statements.filter((one) => opening.test(one))).toHaveLength(1)
  })

  test.each([
    ['zh-Hans', '您的账户已关闭'],
    ['zh-Hant', '您的帳戶已關閉'],
  ])('Y-11: the goodbye is in %s for a reader of that language', async (language, subject) => {
    const mum = await givenMum(at.desk)
    await at.server.sql`update users set language = ${language} where id = ${mum.user.id}`
    await close(mum)
    const [goodbye] = await emailsTo(at.server, mum.user.email)
    expect(goodbye?.subject).toBe(subject)
  })

  test('what is paid for is kept, and the record is deleted in the night after it is over', async () => {
    const fall = await givenFall(at.desk)
    const mum = await givenMum(at.desk)
    const { player, id } = await registered(mum, 'Maya', fall)
    await mum.child('Leo')
    await paid(id)
    const closing = await close(mum)
    expect(closing.players.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
      { name: 'Leo Singh', fate: 'REMOVED' },
      { name: 'Maya Singh', fate: 'KEPT_UNTIL_OVER' },
    ])
    expect(closing.goesOn).toMatchObject([{ id, kind: 'REGISTRATION', until: '2025-12-18' }])
    await night(new Date('2025-12-18T20:00:00Z'))
    expect(await left(mum)).toMatchObject({ _deleted: false, first_name: 'Pat' })
    await at.server.sql`update player_program_registrations set status = 'COMPLETED' where id = ${id}`
    await night(new Date('2025-12-19T20:00:00Z'))
    expect(await left(mum)).toEqual({ _deleted: true, first_name: null, email: '' })
    const [kept] = await at.server.sql`select first_name, _deleted from players where id = ${player.id}`
    expect(kept).toEqual({ first_name: 'Former', _deleted: true })
  })

  test.each(['nothing goes on', 'something goes on'])(
    'somebody who signs in elsewhere and sends it again gets one goodbye email: %s',
    async (goingOn) => {
      const mum = await givenMum(at.desk)
      const { id } = await registered(mum, 'Maya', await givenFall(at.desk))
      if (goingOn === 'something goes on') await paid(id)
      const goodbyes = async () => {
        const emails = await emailsTo(at.server, mum.user.email)
        return emails.filter(({ subject }) => subject === 'Your account is closed').length
      }
      for (const _time of [1, 2]) {
        await at.server.sql.begin((tx) => closeOnce(tx, { email: mum.user.email as string, now: at.now }))
        expect(await goodbyes()).toBe(1)
      }
    },
  )

  test.each(['no record', 'nothing goes on', 'something goes on'])(
    'somebody who signs in elsewhere and sends it twice at once gets one goodbye email: %s',
    async (what) => {
      const mum = await givenMum(at.desk)
      const email = what === 'no record' ? `${randomUUID()}@example.org` : (mum.user.email as string)
      const { id } = await registered(mum, 'Maya', await givenFall(at.desk))
      if (what === 'something goes on') await paid(id)
      const { sql } = at.server
      const [isClosed, isOver] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const first = sql.begin(async (tx) => {
        await closeOnce(tx, { email, now: at.now })
        isClosed.resolve()
        await isOver.promise
      })
      await isClosed.promise
      const second = sql.begin((tx) => closeOnce(tx, { email, now: at.now }))
      // Without a lock it may have finished by now, which is what this test would reveal.
      await Promise.race([untilWaiting(sql), second])
      isOver.resolve()
      await Promise.all([first, second])
      const emails = await emailsTo(at.server, email)
      expect(emails.filter(({ subject }) => subject === 'Your account is closed')).toHaveLength(1)
    },
  )

  test('somebody who signs up again while something is still going on gets their record back', async () => {
    const fall = await givenFall(at.desk)
    const mum = await givenMum(at.desk)
    const { id } = await registered(mum, 'Maya', fall)
    await paid(id)
    await close(mum)
    await at.server.sql`
      insert into pool_users (id, email, status, created_at)
      values (${mum.user.id}, ${mum.user.email as string}, 'CONFIRMED', ${new Date(at.now.getTime() + 1000)})`
    await at.server.sql`update player_program_registrations set status = 'COMPLETED' where id = ${id}`
    await night(new Date('2025-12-19T20:00:00Z'))
    expect(await left(mum)).toMatchObject({ _deleted: false, first_name: 'Pat' })
  })

  test('children with another guardian in the linked family go to that guardian, with all their data', async () => {
    const fall = await givenFall(at.desk)
    const [mum, dad] = [await givenMum(at.desk), await givenMum(at.desk)]
    for (const { user } of [mum, dad])
      await updateRow(at.desk, 'User', { id: user.id, _version: 1, family: mum.user.id })
    const { player, id } = await registered(mum, 'Maya', fall)
    expect(await close(mum)).toEqual({
      players: [{ name: 'Maya Singh', fate: 'HANDED_OVER' }],
      handedOverTo: 'Pat',
      cancelled: [],
      goesOn: [],
    })
    expect((await stateOf(dad.mum, id)).status).toBe('PENDING')
    const [row] = await at.server.sql`select user_players_id, first_name from players where id = ${player.id}`
    expect(row).toEqual({ user_players_id: dad.user.id, first_name: 'Maya' })
    expect(await left(mum)).toMatchObject({ _deleted: true, email: '' })
  })

  test('an injury hold outlives the account (P-10)', async () => {
    const mum = await givenMum(at.desk)
    const { id } = await mum.child('Maya')
    // Put on hold by an earlier version, which kept no audit entry of it.
    await at.server.sql`update players set status = 'ON_HOLD' where id = ${id}`
    await close(mum)
    expect(await at.server.sql`select from injury_holds where player_id = ${id}`).toHaveLength(1)
  })

  test('sent twice at once, it closes once', async () => {
    const mum = await givenMum(at.desk)
    await mum.child('Maya')
    const outcomes = await Promise.allSettled([close(mum), close(mum)])
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true)
    expect(await left(mum)).toMatchObject({ _deleted: true })
  })
})
