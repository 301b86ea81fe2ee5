import { randomUUID } from 'node:crypto'
import type { Permission } from '@touchline/domain/identity/permissions.ts'
import { describe, expect, test, vi } from 'vitest'
import { givenAccessToken } from '../access-token.ts'
import {
  deleteAccount,
  impersonate,
  inMode,
  type Someone,
  sender,
  someAdmin,
  someone,
} from '../identity/matrix-people.ts'
import { givenRows } from '../identity/matrix-rows.ts'
import { asVisitor, realtimeSocket } from '../realtime-socket.ts'
import { permissionDesk } from './permission-desk.ts'

const at = permissionDesk()

const CONSENT = 'query Q($id: ID!) { it: getConsent(id: $id) { id } }'
const PLAYER = 'query Q($id: ID!) { it: getPlayer(id: $id) { id emergencyPhone } }'

const RENAME =
  'mutation M($input: UpdateDiscountInput!) { it: updateDiscount(input: $input) { name _version } }'

const choose = (to: Someone, permissions: Permission[], by: Someone) =>
  at.rest('put', `/admin/users/${to.sub}/permissions`, { permissions }, by)

const grantedTo = async ({ sub }: Someone) => {
  const [row] = await at.server.sql`select permissions from pool_users where id = ${sub}`
  return row?.permissions
}

describe('A-7: permissions', () => {
  test('an administrator without a choice has all of them', async () => {
    const admin = await someAdmin(at.server)
    expect(await at.rest('get', '/admin/own-permissions', undefined, admin)).toMatchObject({
      permissions: ['EVERYTHING'],
    })
  })

  test('are granted by somebody with all of them, count at once, and are in the audit', async () => {
    const clerk = await someAdmin(at.server)
    const read = inMode(at.server, clerk, 'userPool')
    expect((await read(CONSENT, { id: at.rows.Consent })).data.it).not.toBeNull()
    expect((await choose(clerk, ['KIT'], at.president)).status).toBe(200)
    expect((await read(CONSENT, { id: at.rows.Consent })).data.it).toBeNull()
    const [act] = await at.server.sql`
      select actor_email, after->>'permissions' as permissions from audit_entries
      where action = 'CHANGE_PERMISSIONS' and row_id = ${clerk.sub}`
    expect(act).toEqual({ actor_email: at.president.email, permissions: 'KIT' })
    expect((await choose(clerk, ['EVERYTHING', 'KIT'], clerk)).code).toBe('PERMISSION_NEEDED')
  })

  test('once revoked, a desk query fails in its own statement', async () => {
    const clerk = await someAdmin(at.server)
    const search = inMode(at.server, clerk, 'userPool')
    const query = 'query { it: searchPeople(limit: 1) { total } }'
    expect((await search(query, {})).data.it.total).toBeGreaterThan(0)
    await at.grant(['KIT'], clerk)
    const { data, errors } = await search(query, {})
    expect([data?.it ?? null, errors[0]?.errorType]).toEqual([null, 'Unauthorized'])
    await at.grant(['PEOPLE'], clerk)
    expect((await search(query, {})).data.it.total).toBeGreaterThan(0)
  })

  test('revoked in the meantime, they undo a write; granted again, it is written', async () => {
    const clerk = await someAdmin(at.server)
    const write = inMode(at.server, clerk, 'userPool')
    const rename = (name: string, _version: number) =>
      write(RENAME, { input: { id: at.rows.Discount, _version, name } })
    const { data, errors } = await rename('Helpers', 1)
    expect({ data, errors }).toEqual({ data: { it: { name: 'Helpers', _version: 2 } }, errors: [] })
    await at.grant(['KIT'], clerk)
    expect((await rename('Mine', 2)).data?.it ?? null).toBeNull()
    const [kept] = await at.server
      .sql`select name, _version from discounts where id = ${at.rows.Discount ?? ''}`
    expect(kept).toEqual({ name: 'Helpers', _version: 2 })
    const entries = await at.server.sql`
      select from audit_entries where row_id = ${at.rows.Discount ?? ''} and after::text like '%Mine%'`
    expect(entries).toHaveLength(0)
    await at.grant(['SETTINGS'], clerk)
    expect((await rename('Friends', 2)).data.it).toEqual({ name: 'Friends', _version: 3 })
  })

  test('nobody changes their own, and a parent has none', async () => {
    expect((await choose(at.president, ['KIT'], at.president)).code).toBe('OWN_ACCOUNT')
    expect((await choose(at.family, ['KIT'], at.president)).code).toBe('NOT_POSSIBLE')
  })

  test.each(['userPool', 'oidc', 'iam'] as const)('hold by %s', async (mode) => {
    await at.grant(['KIT'])
    const { data } = await inMode(at.server, at.clerk, mode)(CONSENT, { id: at.rows.Consent })
    expect(data?.it ?? null).toBeNull()
  })
})

describe('A-8: no way around', () => {
  test('an access token has no more than its maker', async () => {
    await at.grant(['KIT'])
    const { token } = await givenAccessToken(at.server.sql, { createdBy: at.clerk.email })
    const send = sender(at.server, { authorization: token })
    expect((await send(CONSENT, { id: at.rows.Consent })).data?.it ?? null).toBeNull()
    expect((await send(PLAYER, { id: at.rows.Player })).data.it).toMatchObject({ emergencyPhone: null })
    await at.grant(null)
    expect((await send(CONSENT, { id: at.rows.Consent })).data.it).not.toBeNull()
  })

  test('while impersonating a parent, one sees and does no more than at the desk', async () => {
    await at.grant(null)
    await impersonate(at.server, at.clerk, at.family.userId)
    const send = inMode(at.server, at.clerk, 'userPool', at.family.userId)
    expect((await send(PLAYER, { id: at.rows.Player })).data.it.emergencyPhone).not.toBeNull()
    await at.grant(['KIT'])
    expect((await send(PLAYER, { id: at.rows.Player })).data.it).toMatchObject({ emergencyPhone: null })
    expect((await send(CONSENT, { id: at.rows.Consent })).data?.it ?? null).toBeNull()
    const update = 'mutation M($input: UpdatePlayerInput!) { it: updatePlayer(input: $input) { id } }'
    const { errors } = await send(update, { input: { id: at.rows.Player, _version: 1, shirtSize: 'YM' } })
    expect(errors[0]?.errorType).toBe('Unauthorized')
  })

  test('no visible row leads to one that is not', async () => {
    await at.grant(['EMAIL'])
    const query = `query Q($id: ID!) { it: getUser(id: $id) { id phone ledger players { items { id } } } }`
    const { data } = await at.send(query, { id: at.family.userId })
    expect(data.it).toMatchObject({ id: at.family.userId, phone: null, ledger: null, players: { items: [] } })
  })

  test('nobody can be found by fields that one may not read', async () => {
    await at.grant(['KIT'])
    const query = `{ it: listPlayers(filter: { emergencyPhone: { ne: "x" } }) { items { id } } }`
    expect((await at.send(query)).errors[0]?.errorType).toBe('Unauthorized')
  })

  test('the history of a row shows no field that one may not read in it', async () => {
    const desk = inMode(at.server, at.president, 'userPool')
    const registration = at.rows.PlayerProgramRegistration ?? ''
    const note = `mutation M($input: UpdatePlayerProgramRegistrationInput!) {
      it: updatePlayerProgramRegistration(input: $input) { doctorsNote } }`
    const [row] = await at.server
      .sql`select _version from player_program_registrations where id = ${registration}`
    const input = { id: registration, _version: row?._version, doctorsNote: false }
    expect((await desk(note, { input })).errors).toEqual([])
    const query = `query Q($id: ID!, $filter: ModelAuditEntryFilterInput) {
      it: auditEntriesByRowId(rowId: $id, filter: $filter) { items { before after } } }`
    const told = async (filter?: object) =>
      JSON.stringify((await at.send(query, { id: registration, filter })).data.it.items)
    await at.grant(['REGISTRATIONS'])
    expect(await told()).toContain('doctorsNote')
    await at.grant(['MONEY'])
    expect(await told()).toContain('priceCents')
    expect(await told()).not.toContain('doctorsNote')
    expect(await told({ after: { contains: 'doctorsNote' } })).toBe('[]')
  })

  test('nobody gets to read health notes by making themselves a guardian', async () => {
    await at.grant(['REGISTRATIONS'])
    const other = await someone(at.server)
    const change = async (model: 'Player' | 'User', id: string, values: object) => {
      const [row] = await at.server
        .sql`select _version from ${at.server.sql(`${model.toLowerCase()}s`)} where id = ${id}`
      const query = `mutation M($input: Update${model}Input!) { it: update${model}(input: $input) { id } }`
      const { data, errors } = await at.send(query, { input: { id, _version: row?._version, ...values } })
      return data?.it ? 'done' : errors[0]?.errorType
    }
    const { userId } = at.family
    const child = at.rows.Player ?? ''
    const moved = { userPlayersId: other.userId }
    expect(await change('Player', child, { shirtSize: 'YM' })).toBe('done')
    expect(await change('Player', child, moved)).not.toBe('done')
    expect(await change('User', userId, { family: 'one' })).not.toBe('done')
    expect(await change('User', userId, { externalUserId: other.sub })).not.toBe('done')
    expect(await change('User', userId, { email: `new-${other.email}` })).toBe('Unauthorized')
    expect(await change('User', userId, { lastName: 'Ng' })).toBe('done')
    const create = 'mutation M($input: CreateUserInput!) { it: createUser(input: $input) { id } }'
    const made = await at.send(create, { input: { email: `second-${other.email}`, family: 'one' } })
    expect(made.data?.it ?? null).toBeNull()
    await at.grant(['REGISTRATIONS', 'PEOPLE'])
    expect(await change('Player', child, moved)).toBe('done')
    expect(await change('Player', child, { userPlayersId: userId })).toBe('done')
  })

  test.each<[string, Permission, 'create' | 'delete', Permission]>([
    ['User', 'REGISTRATIONS', 'delete', 'PEOPLE'],
    ['PlayerProgramRegistration', 'MONEY', 'create', 'REGISTRATIONS'],
    ['PlayerProgramRegistration', 'MONEY', 'delete', 'REGISTRATIONS'],
    ['KitOrder', 'MONEY', 'create', 'KIT'],
    ['KitOrder', 'MONEY', 'delete', 'KIT'],
  ])('of a %s, %s alone is not enough to %s one', async (model, little, operation, enough) => {
    const desk = inMode(at.server, at.president, 'userPool')
    const { of, fee, newcomer } = await givenRows(at.server, at.president, await someone(at.server))
    const create = (by: typeof desk, input: object) =>
      by(`mutation M($input: Create${model}Input!) { it: create${model}(input: $input) { id } }`, { input })
    const stranger = await create(desk, { email: `${randomUUID()}@example.org` })
    const id = model === 'User' ? stranger.data.it.id : of[model]
    const input = {
      create:
        model === 'KitOrder'
          ? { playerKitOrdersId: newcomer, itemType: 'SOCKS', size: 'S', quantity: 1 }
          : { playerRegistrationsId: newcomer, programFeeRegistrationsId: fee, reason: 'At the desk' },
      delete: { id, _version: 1 },
    }[operation]
    const word = operation === 'create' ? 'Create' : 'Delete'
    const query = `mutation M($input: ${word}${model}Input!) { it: ${operation}${model}(input: $input) { id } }`
    await at.grant([little])
    expect((await at.send(query, { input })).data?.it ?? null).toBeNull()
    await at.grant([enough])
    expect((await at.send(query, { input })).data.it).toEqual({ id: expect.any(String) })
  })

  test('one’s own children stay one’s own, whatever one may do at the desk', async () => {
    await at.grant(['TOURNAMENTS'])
    const child = {
      firstName: 'Ana',
      lastName: 'Clerk',
      birthDate: '2017-05-31',
      emergencyPhone: '604-555-0199',
      userPlayersId: at.clerk.userId,
    }
    const create =
      'mutation M($input: CreatePlayerInput!) { it: createPlayer(input: $input) { id emergencyPhone } }'
    const { data } = await at.send(create, { input: child })
    expect(data.it.emergencyPhone).toBe('604-555-0199')
    await at.grant(['KIT'])
    expect((await at.send(PLAYER, { id: data.it.id })).data.it.emergencyPhone).toBe('604-555-0199')
    const foreign = await at.send(create, { input: { ...child, userPlayersId: at.family.userId } })
    expect(foreign.data.it).toBeNull()
  })

  test('only somebody with all permissions may touch an administrator’s account', async () => {
    const admin = await someAdmin(at.server)
    await at.grant(['PEOPLE'])
    for (const act of ['disable', 'reset-password', 'reset-second-factor', 'sign-out', 'enable'])
      expect((await at.rest('post', `/admin/users/${admin.sub}/${act}`)).code).toBe('PERMISSION_NEEDED')
    expect((await at.rest('post', `/admin/users/${at.family.sub}/enable`)).status).toBe(200)
    const group = await at.rest('put', `/admin/users/${at.family.sub}/groups/pmfcadmin`)
    expect(group.code).toBe('PERMISSION_NEEDED')
  })
})

test('A-8: a subscriber hears nothing more once the permission is revoked', async () => {
  await at.grant(['REGISTRATIONS'])
  const socket = await realtimeSocket(at.server.url, asVisitor)
  const authorization = { Authorization: at.clerk.userPool }
  socket.start('mine', 'subscription { onCreatePlayer { firstName } }', { authorization })
  expect(await socket.next()).toEqual({ type: 'start_ack', id: 'mine' })
  await at.grant(['EMAIL'])
  const create = 'mutation M($input: CreatePlayerInput!) { it: createPlayer(input: $input) { id } }'
  const input = {
    firstName: 'Zoe',
    lastName: 'Singh',
    birthDate: '2017-05-31',
    userPlayersId: at.family.userId,
  }
  await inMode(at.server, at.president, 'userPool')(create, { input })
  expect(await socket.next()).toMatchObject({ type: 'error', id: 'mine' })
})

describe('A-9: one administrator always keeps all permissions', () => {
  test('if two take them from each other at once, one keeps them', async () => {
    const { sql } = at.server
    const [one, other] = [await someAdmin(at.server), await someAdmin(at.server)]
    await sql`update pool_users set permissions = '{KIT}' where id <> all(${[one.sub, other.sub]})`
    const held = await sql.reserve()
    await held`begin`
    await held`select pg_advisory_xact_lock(20220909)`
    const asked = [choose(one, ['KIT'], other), choose(other, ['KIT'], one)]
    await vi.waitFor(async () => {
      const [row] = await sql`
        select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
      expect(row?.waiting).toBe(2)
    })
    await held`commit`
    held.release()
    const answers = await Promise.all(asked)
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const granted = await Promise.all([one, other].map(grantedTo))
    expect(granted.filter((permissions) => permissions === null)).toHaveLength(1)
    await sql`update pool_users set permissions = null where id = ${at.president.sub}`
  })

  test('nor can the last one close their account, although there are other administrators', async () => {
    const { sql } = at.server
    const last = await someAdmin(at.server)
    await sql`update pool_users set permissions = '{KIT}' where id <> ${last.sub}`
    await expect(deleteAccount(at.server, last)).rejects.toThrow('No one else has full access.')
    await sql`update pool_users set permissions = null where id = ${at.president.sub}`
    await deleteAccount(at.server, last)
    expect(await grantedTo(last)).toBeUndefined()
  })
})
