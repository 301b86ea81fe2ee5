import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { forFile } from '../for-file.ts'
import { realtimeSocket } from '../realtime-socket.ts'
import { API_KEY } from '../running-server.ts'
import {
  accessTokenOf,
  impersonate,
  inMode,
  REASON,
  rest,
  type Send,
  type Someone,
  sender,
  someAdmin,
  someone,
  startMatrixServer,
} from './matrix-people.ts'
import { givenRows, type Rows } from './matrix-rows.ts'
import { ask, type Mode, useAmplify } from './modes-client.ts'
import { sign } from './sigv4-signer.ts'

const server = await forFile(startMatrixServer())
const admin = await someAdmin(server)
let parent = await someone(server)

const MODES = ['iam', 'userPool', 'oidc'] satisfies Mode[]

const asParent = (mode: (typeof MODES)[number], who = admin, target = parent): Send =>
  inMode(server, who, mode, target.userId)

/** A parent would see one user; an administrator sees two or more. */
const USERS = '{ it: listUsers(limit: 1000) { items { email } } }'

/** The owners of the rows that are visible, or the error message. */
async function seen(send: Send): Promise<string[] | string> {
  const { status, data, errors } = await send(USERS)
  return status === 401
    ? (errors[0]?.message as string)
    : data.it.items.map(({ email }: { email: string }) => email)
}

/** Signs a request with these headers, and adds the others afterwards. */
async function signedBy(
  { iam }: Someone,
  signed: Record<string, string>,
  added: Record<string, string> = {},
) {
  const body = JSON.stringify({ query: USERS })
  const headers = { 'content-type': 'application/json', ...signed }
  const { host } = new URL(server.url)
  const request = await sign({ credentials: iam, at: new Date() }, { host, path: '/graphql', headers, body })
  const { host: _, ...sent } = { ...(request.headers as Record<string, string>), ...added }
  const answer = await fetch(`${server.url}/graphql`, { method: 'POST', headers: sent, body })
  return { status: answer.status, ...(await answer.json()) }
}

const ENDED = 'Viewing as this user has ended.'
const stop = () => rest(server, admin, ['delete', `/impersonations/${parent.userId}`])

/** What the family reads about who did what. */
async function auditOf(who: Someone, filter: object) {
  const query = `query Q($id: ID!, $filter: ModelAuditEntryFilterInput) {
    it: auditEntriesBySubjectUserId(subjectUserId: $id, filter: $filter, limit: 1000) {
      items { actorEmail actorRole asUserId action model rowId reason }
    }
  }`
  const { data } = await inMode(server, who, 'userPool')(query, { id: who.userId, filter })
  return data.it.items
}

describe.each(MODES)('%s', (mode) => {
  beforeEach(async () => {
    parent = await someone(server)
  })

  test('as that parent from start to stop, and not a moment before or after', async () => {
    expect(await seen(asParent(mode))).toBe(ENDED)
    await impersonate(server, admin, parent.userId)
    expect(await seen(asParent(mode))).toEqual([parent.email])
    expect((await stop()).status).toBe(204)
    expect(await seen(asParent(mode))).toBe(ENDED)
  })

  test('a parent who has been deleted', async () => {
    await impersonate(server, admin, parent.userId)
    const gone = { id: parent.userId, _version: 1 }
    const remove = 'mutation M($gone: DeleteUserInput!) { deleteUser(input: $gone) { id } }'
    expect((await inMode(server, admin, 'userPool')(remove, { gone })).errors).toEqual([])
    expect(await seen(asParent(mode))).toBe(ENDED)
  })

  test('every view is recorded under both names, and the parent can read it', async () => {
    await impersonate(server, admin, parent.userId)
    await seen(asParent(mode))
    await asParent(mode)('{ listPrograms { items { id } } }')
    const look = {
      actorEmail: admin.email,
      actorRole: 'ADMIN',
      asUserId: parent.userId,
      action: 'LOOK',
      model: 'User',
      rowId: parent.userId,
      reason: REASON,
    }
    expect(await auditOf(parent, { action: { eq: 'LOOK' } })).toEqual([look, look])
  })

  test('every write is recorded under both names, and the parent can read it', async () => {
    await impersonate(server, admin, parent.userId)
    const input = { firstName: 'Maya', lastName: 'Singh', birthDate: '2017-05-31' }
    const create = 'mutation M($input: CreatePlayerInput!) { it: createPlayer(input: $input) { id } }'
    const { data } = await asParent(mode)(create, { input })
    expect(await auditOf(parent, { rowId: { eq: data.it.id } })).toEqual([
      {
        actorEmail: admin.email,
        actorRole: 'ADMIN',
        asUserId: parent.userId,
        action: 'CREATE',
        model: 'Player',
        rowId: data.it.id,
        reason: REASON,
      },
    ])
  })
})

describe('E-14: nobody consents in the family’s name', () => {
  const CONSENT = { text: 'PHOTOS', textVersion: '2025-1', agreed: true }

  async function refusalOf(query: string, input: object): Promise<string | undefined> {
    await impersonate(server, admin, parent.userId)
    const { errors } = await asParent('userPool')(query, { input })
    return errors[0]?.message
  }
  const theirs = expect.stringContaining('Only the family can agree')

  test('neither separately nor with a registration', async () => {
    const { newcomer, fee } = await givenRows(server, admin, parent)
    const single = 'mutation C($input: CreateConsentInput!) { it: createConsent(input: $input) { id } }'
    const consent = { ...CONSENT, userId: parent.userId, playerId: newcomer }
    expect(await refusalOf(single, consent)).toEqual(theirs)
    const register =
      'mutation R($input: RegisterPlayersInput!) { it: registerPlayers(input: $input) { totalCents } }'
    const one = { id: randomUUID(), playerRegistrationsId: newcomer, programFeeRegistrationsId: fee }
    const registrations = { registrations: [one], consents: [CONSENT] }
    expect(await refusalOf(register, registrations)).toEqual(theirs)
    expect(await server.sql`select from consents where player_id = ${newcomer} and text = 'PHOTOS'`).toEqual(
      [],
    )
  })

  test('nor with a waiver', async () => {
    const { newcomer } = await givenRows(server, admin, parent)
    const date = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
    const make = 'mutation T($input: CreateTournamentInput!) { it: createTournament(input: $input) { id } }'
    const input = { slug: randomUUID(), name: 'Fun day', date, kind: 'FUN_DAY', status: 'PUBLISHED' }
    const { data } = await inMode(server, admin, 'userPool')(make, { input })
    await server.sql`update tournaments set sign_up_until = ${date} where id = ${data.it.id}`
    const join =
      'mutation J($input: JoinTournamentInput!) { it: joinTournament(input: $input) { totalCents } }'
    const phones = { phone: '604-555-0134', emergencyPhone: '604-555-0135' }
    const waiver = {
      textVersion: '2025-1',
      guardianName: 'Pat',
      relation: 'Mother',
      emergencyName: 'Kim',
      ...phones,
    }
    const signed = { ...waiver, agreed: [true], photos: 'NO', signature: 'Pat' }
    const players = [{ playerId: newcomer }]
    expect(await refusalOf(join, { tournamentId: data.it.id, players, waiver: signed })).toEqual(theirs)
  })
})

test('another family does not see that a page was viewed', async () => {
  const neighbour = await someone(server)
  await impersonate(server, admin, parent.userId)
  await seen(asParent('userPool'))
  expect(await auditOf(neighbour, { action: { eq: 'LOOK' } })).toEqual([])
})

describe('nothing more than the parent may do', () => {
  let mine: Rows
  let theirs: Rows
  beforeAll(async () => {
    mine = await givenRows(server, admin, parent)
    theirs = await givenRows(server, admin, await someone(server))
  })

  test.each(['User', 'Player', 'PlayerProgramRegistration', 'KitOrder', 'Consent', 'AuditEntry'])(
    'another family’s %s is not among the visible rows',
    async (model) => {
      await impersonate(server, admin, parent.userId)
      const plural = model === 'AuditEntry' ? 'AuditEntries' : `${model}s`
      const { data } = await asParent('userPool')(`{ it: list${plural}(limit: 1000) { items { id } } }`)
      const ids = data.it.items.map(({ id }: { id: string }) => id)
      expect([ids.includes(mine.of[model]), ids.includes(theirs.of[model])]).toEqual([true, false])
    },
  )

  test.each([
    ['get', '/users'],
    ['get', '/access-tokens'],
    ['post', '/access-tokens'],
    ['post', '/impersonations'],
    ['delete', '/impersonations/x'],
  ] as const)('administration is refused in the meantime: %s %s', async (method, path) => {
    await impersonate(server, admin, parent.userId)
    const headers = { 'x-impersonate-user': parent.userId }
    const { status, body } = await rest(server, admin, [method, path], { headers })
    expect([status, body.code]).toEqual([403, 'IMPERSONATING'])
  })
})

describe('people who may not impersonate', () => {
  const ONLY = 'Only an administrator can view the site as somebody else.'
  let nosy: Someone
  beforeAll(async () => {
    nosy = await someone(server)
  })

  test.each(['iam', 'userPool', 'oidc'] as const)('a parent, %s', async (mode) => {
    await impersonate(server, admin, parent.userId)
    expect(await seen(asParent(mode, nosy))).toBe(ONLY)
    expect(await seen(asParent(mode, nosy, nosy))).toBe(ONLY)
  })

  test('a visitor', async () => {
    expect(await seen(sender(server, { 'x-api-key': API_KEY }, parent.userId))).toBe(ONLY)
  })

  test('a parent cannot start it', async () => {
    expect((await impersonate(server, nosy, parent.userId)).status).toBe(403)
  })

  test('an administrator other than the one who started', async () => {
    await impersonate(server, admin, parent.userId)
    expect(await seen(asParent('userPool', await someAdmin(server)))).toBe(ENDED)
  })

  test('for a parent other than the one it was started for', async () => {
    await impersonate(server, admin, parent.userId)
    expect(await seen(asParent('userPool', admin, nosy))).toBe(ENDED)
  })

  test('for an id that is not a user', async () => {
    expect(await seen(inMode(server, admin, 'userPool', 'nobody'))).toBe(ENDED)
  })
})

describe('the header', () => {
  test.each(MODES)('left empty, it does not lead back to the administrator’s own view, %s', async (mode) => {
    const headers = { 'x-impersonate-user': '' }
    if (mode === 'iam') expect((await signedBy(admin, headers)).status).toBe(401)
    else {
      expect(await seen(sender(server, { authorization: admin[mode], ...headers }))).toBe(ENDED)
    }
  })

  test('added to a signed request on its way, it is refused', async () => {
    await impersonate(server, admin, parent.userId)
    const { status, errors } = await signedBy(admin, {}, { 'x-impersonate-user': parent.userId })
    expect([status, errors[0]?.message]).toEqual([401, 'The header x-impersonate-user must be signed.'])
  })

  test('is signed by the real client', async () => {
    await impersonate(server, admin, parent.userId)
    await useAmplify(server, { accessToken: admin.userPool, idToken: admin.idToken }, async () => ({
      'x-impersonate-user': parent.userId,
    }))
    const { data, errors } = await ask('query Q { listUsers { items { email } } }', { authMode: 'iam' })
    expect([errors, data.listUsers.items]).toEqual([[], [{ email: parent.email }]])
  })

  test.each<[string, Record<string, unknown>]>([
    ['empty', { 'x-impersonate-user': '' }],
    ['a number', { 'x-impersonate-user': 7 }],
    ['a list', { 'x-impersonate-user': [] }],
    ['false', { 'X-Impersonate-User': false }],
    ['a null byte', { 'x-impersonate-user': '\0' }],
    ['twice, in two spellings', { 'x-impersonate-user': 'nobody', 'X-IMPERSONATE-USER': '' }],
  ])('in a realtime start, %s: refused, and not the administrator’s own view', async (_what, header) => {
    const socket = await realtimeSocket(server.url)
    const authorization = { Authorization: admin.userPool, ...header } as Record<string, string>
    socket.start('mine', 'subscription { onCreatePlayer { id } }', { authorization })
    expect(await socket.next()).toEqual({
      type: 'error',
      id: 'mine',
      payload: { errors: [{ errorType: 'UnauthorizedException', errorCode: 401, message: ENDED }] },
    })
  })

  test('in the address of a realtime connection it is ignored', async () => {
    const socket = new WebSocket(
      `${server.url.replace('http:', 'ws:')}/graphql/realtime?x-impersonate-user=${parent.userId}`,
      [
        'graphql-ws',
        `header-${Buffer.from(JSON.stringify({ Authorization: admin.userPool })).toString('base64url')}`,
      ],
    )
    onTestFinished(() => socket.terminate())
    await once(socket, 'open')
    socket.send(JSON.stringify({ type: 'connection_init' }))
    const [raw] = await once(socket, 'message')
    expect(JSON.parse(raw.toString()).type).toBe('connection_ack')
  })
})

test('an access token cannot impersonate, although its maker does (X-3)', async () => {
  await impersonate(server, admin, parent.userId)
  const token = await accessTokenOf(server, admin)
  expect(await seen(sender(server, { authorization: token }, parent.userId))).toBe(
    'An access token cannot view the site as somebody else.',
  )
})

describe('a read-only access token', () => {
  const program = `mutation { createProgram(input: { name: "A", startDate: "2025-09-06", endDate: "2025-12-18" }) { id } }`

  test('cannot write', async () => {
    const readOnly = await accessTokenOf(server, admin, false)
    const send = sender(server, { authorization: readOnly })
    const player = `mutation { createPlayer(input: { firstName: "A", lastName: "B", birthDate: "2017-05-31" }) { id } }`
    const outcomes = [await send(USERS), await send(program), await send(player)]
    expect(outcomes.map(({ errors }) => errors[0]?.errorType)).toEqual([
      undefined,
      'Unauthorized',
      'Unauthorized',
    ])
  })
})

test('ends by itself when its time is up', async () => {
  await impersonate(server, admin, parent.userId)
  await server.sql`update impersonations set ends_at = ends_at - interval '30 minutes' where stopped_at is null`
  onTestFinished(() => server.forward(-30))
  server.forward(29)
  expect(await seen(asParent('userPool'))).toEqual([parent.email])
  server.forward(1)
  expect(await seen(asParent('userPool'))).toBe(ENDED)
})
