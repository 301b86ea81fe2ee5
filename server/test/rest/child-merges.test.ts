import { describe, expect, test, vi } from 'vitest'
import { createRow, getRow, updateRow } from '../calls.ts'
import { givenFall, givenMum, type Mum, register } from '../fall.ts'
import type { Row } from '../given.ts'
import { PATIENT } from '../patient.ts'
import { moveTo } from '../registering.ts'
import { reportDesk } from './report-desk.ts'

const at = reportDesk()

const preview = (keep: Row, gone: Row) => at.ask(`/child-merges/${keep.id}/${gone.id}`)
const merge = (keep: Row, gone: Row, [keepVersion, goneVersion] = [1, 1]) =>
  at.post('/child-merges', { keepId: keep.id, keepVersion, goneId: gone.id, goneVersion })

const playerOf = (id: unknown) =>
  at.server.sql`select * from players where id = ${id as string}`.then(([row]) => row ?? {})

async function twice(): Promise<[Mum, Row, Row]> {
  const family = await givenMum(at.desk)
  return [family, await family.child('Maya'), await family.child('Maia')]
}

describe('P-15: two entries of one child', () => {
  test('become one: places, orders and missing details are combined; a doubled discount goes', async () => {
    const [fall, other] = [await givenFall(at.desk), await givenFall(at.desk)]
    const [{ mum, user }, keep, gone] = await twice()
    await register(mum, keep, fall.once)
    const { it: along } = await register(mum, gone, other.once)
    await at.given.kitOrder(gone.id)
    await updateRow(at.desk, 'Player', { id: gone.id, _version: 1, healthNotes: 'Peanuts', shirtSize: 'YM' })
    const { body, status } = await preview(keep, gone)
    expect([status, body]).toMatchObject([
      200,
      {
        keep: { id: keep.id, version: 1 },
        gone: { id: gone.id, version: 2, name: 'Maia Singh' },
        registrations: 1,
        kitOrders: 1,
        taken: ['healthNotes', 'shirtSize', 'sockSize'],
        prices: [
          { beforeCents: 22_400, afterCents: 28_000 },
          { beforeCents: 22_400, afterCents: 28_000 },
        ],
      },
    ])
    expect(JSON.stringify(body)).not.toContain('Peanuts')
    expect(await playerOf(gone.id)).toMatchObject({ _deleted: false, _version: 2 })

    const done = await merge(keep, gone, [1, 2])
    expect([done.status, done.body.prices]).toEqual([201, body.prices])
    expect(await playerOf(gone.id)).toMatchObject({ _deleted: true, health_notes: null })
    const { it } = await getRow(mum, 'Player', keep.id as string, 'healthNotes shirtSize')
    expect(it).toEqual({ healthNotes: 'Peanuts', shirtSize: 'YM' })
    const row = await getRow(mum, 'PlayerProgramRegistration', along.id as string, 'playerRegistrationsId')
    expect(row.it).toEqual({ playerRegistrationsId: keep.id })
    const [act] = await at.server
      .sql`select model, row_id, subject_user_id from audit_entries where action = 'MERGE' and row_id = ${keep.id as string}`
    expect(act).toEqual({ model: 'Player', row_id: keep.id, subject_user_id: user.id })
  })

  test('an injury in either counts', async () => {
    const [, keep, gone] = await twice()
    await updateRow(at.desk, 'Player', { id: gone.id, _version: 1, status: 'ON_HOLD' })
    expect((await merge(keep, gone, [1, 2])).status).toBe(201)
    expect(await playerOf(keep.id)).toMatchObject({ status: 'ON_HOLD' })
    const [held] = await at.server.sql`select from injury_holds where player_id = ${keep.id as string}`
    expect(held).toBeDefined()
  })

  test('an unclaimed one is merged into a claimed one, not the other way round', async () => {
    const { child } = await givenMum(at.desk)
    const keep = await child('Maya')
    const { it: alone } = await createRow(at.desk, 'Player', {
      firstName: 'Maya',
      lastName: 'Walk-in',
      birthDate: '2017-05-31',
    })
    const gone = alone as Row
    expect((await preview(gone, keep)).body.code).toBe('OTHER_FAMILY')
    expect((await merge(keep, gone)).status).toBe(201)
  })

  test('another family’s child stays theirs, until the guardians are linked', async () => {
    const [one, other] = [await givenMum(at.desk), await givenMum(at.desk)]
    const [keep, gone] = [await one.child('Maya'), await other.child('Maia')]
    for (const answer of [await preview(keep, gone), await merge(keep, gone)])
      expect([answer.status, answer.body.code]).toEqual([409, 'OTHER_FAMILY'])
    for (const { user } of [one, other])
      await updateRow(at.desk, 'User', { id: user.id, _version: 1, family: `link-${one.user.id}` })
    expect((await merge(keep, gone)).status).toBe(201)
  })

  test('if both have an active place in one program, one must be cancelled first', async () => {
    const { once } = await givenFall(at.desk)
    const [{ mum }, keep, gone] = await twice()
    const { it } = await register(mum, gone, once)
    await register(mum, keep, once)
    expect((await preview(keep, gone)).body.code).toBe('REGISTERED_TWICE')
    await moveTo(mum, it.id as string, 'CANCELLED')
    expect((await preview(keep, gone)).status).toBe(200)
  })

  test('one that is already merged, gone, or changed since, is refused', async () => {
    const [, keep, gone] = await twice()
    expect((await preview(keep, keep)).body.code).toBe('SAME_PLAYER')
    expect((await merge(keep, { ...gone, id: 'nobody' })).body.code).toBe('PLAYER_GONE')
    expect((await merge(keep, gone, [1, 2])).body.code).toBe('CHANGED')
    await merge(keep, gone)
    expect((await merge(keep, gone)).body.code).toBe('PLAYER_GONE')
  })

  test('a registration for the one that goes is waited for: no place is left behind', async () => {
    const { once } = await givenFall(at.desk)
    const [{ mum }, keep, gone] = await twice()
    const { sql } = at.server
    const held = await sql.reserve()
    await held`begin`
    await held`select pg_advisory_xact_lock(hashtextextended(${`family ${(await playerOf(keep.id)).user_players_id}`}, 0))`
    const registered = register(mum, gone, once)
    const merged = merge(keep, gone)
    const waiting = async () =>
      (await sql`select from pg_locks where locktype = 'advisory' and not granted`).count
    await vi.waitFor(async () => expect(await waiting()).toBe(2), PATIENT)
    await held`commit`
    held.release()
    await Promise.all([registered, merged])
    const left = await sql`
      select from player_program_registrations where player_registrations_id = ${gone.id as string} and not _deleted`
    expect(left.count).toBe(0)
  })
})
