import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { forFile } from '../for-file.ts'
import { asVisitor, type Frame, type RealtimeSocket, realtimeSocket } from '../realtime-socket.ts'
import {
  deleteAccount,
  impersonate,
  inMode,
  prove,
  rest,
  type Someone,
  sender,
  signOutEverywhere,
  someAdmin,
  someone,
  startMatrixServer,
} from './matrix-people.ts'
import { listen, useAmplify } from './modes-client.ts'
import { type Signing, sign } from './sigv4-signer.ts'

/** Two processes on one database: changes are made on one, listeners are on the other. */
const desk = await forFile(startMatrixServer())
const other = await forFile(startMatrixServer({ databaseUrl: desk.databaseUrl }))
const keeper = await someAdmin(desk)

const ON_PLAYER = 'subscription { onCreatePlayer { firstName } }'
const ON_PROGRAM = 'subscription { onCreateProgram { name } }'

/** A child of that family, entered at the desk on another process than the listener's. */
async function enter(family: Someone, firstName: string): Promise<void> {
  const create = 'mutation M($input: CreatePlayerInput!) { createPlayer(input: $input) { id } }'
  const child = { firstName, lastName: 'Singh', birthDate: '2017-05-31', userPlayersId: family.userId }
  const { errors } = await inMode(desk, keeper, 'userPool')(create, { input: child })
  expect(errors).toEqual([])
}

async function announce(name: string): Promise<void> {
  const create = 'mutation M($input: CreateProgramInput!) { createProgram(input: $input) { id } }'
  const input = { name, startDate: '2025-09-06', endDate: '2025-12-18' }
  const { errors } = await inMode(desk, keeper, 'userPool')(create, { input })
  expect(errors).toEqual([])
}

const data = (id: string, payload: object): Frame => ({
  type: 'data',
  id,
  payload: { data: payload } as never,
})

/** A socket with a visitor's subscription, which must continue whatever happens to the one under test. */
async function listening(authorization: Record<string, string>): Promise<RealtimeSocket> {
  const socket = await realtimeSocket(other.url, asVisitor)
  socket.start('sibling', ON_PROGRAM)
  expect(await socket.next()).toEqual({ type: 'start_ack', id: 'sibling' })
  socket.start('mine', ON_PLAYER, { authorization })
  expect(await socket.next()).toEqual({ type: 'start_ack', id: 'mine' })
  return socket
}

const ended: Frame = {
  type: 'error',
  id: 'mine',
  payload: {
    errors: [{ errorType: 'SubscriptionDenied', message: 'Permission denied: This sign-in has ended.' }],
  },
}

async function signedStart(credentials: Signing['credentials'], query: string) {
  const body = JSON.stringify({ query })
  const request = { host: new URL(other.url).host, path: '/graphql', body }
  return (await sign({ credentials, at: new Date() }, request)).headers as Record<string, string>
}

interface Case {
  /** The listener's proof, and who listens. */
  listener(family: Someone): Promise<Record<string, string>>
  /** The act that ends it. */
  act(family: Someone): Promise<unknown>
}

const byToken = async ({ userPool }: Someone) => ({ Authorization: userPool })
const bySignature = ({ iam }: Someone) => signedStart(iam, ON_PLAYER)

let admin: Someone
const inShoes = async (family: Someone, show: (admin: Someone) => Promise<Record<string, string>>) => {
  admin = await someAdmin(desk)
  await impersonate(desk, admin, family.userId)
  return { ...(await show(admin)), 'X-Impersonate-User': family.userId }
}

const cases: [string, Case][] = [
  [
    'signed out everywhere by themselves',
    { listener: byToken, act: (family) => signOutEverywhere(desk, family) },
  ],
  [
    'signed out everywhere, with a signature',
    { listener: bySignature, act: (family) => signOutEverywhere(desk, family) },
  ],
  [
    'signed out everywhere by the desk',
    { listener: byToken, act: ({ sub }) => rest(desk, keeper, ['post', `/users/${sub}/sign-out`]) },
  ],
  [
    'disabled by the desk',
    { listener: byToken, act: ({ sub }) => rest(desk, keeper, ['post', `/users/${sub}/disable`]) },
  ],
  [
    'impersonation stopped',
    {
      listener: (family) => inShoes(family, byToken),
      act: ({ userId }) => rest(desk, admin, ['delete', `/impersonations/${userId}`]),
    },
  ],
  [
    'impersonation stopped, with a signature',
    {
      listener: (family) => inShoes(family, bySignature),
      act: ({ userId }) => rest(desk, admin, ['delete', `/impersonations/${userId}`]),
    },
  ],
  [
    'impersonation of another begun',
    {
      listener: (family) => inShoes(family, byToken),
      act: async () => impersonate(desk, admin, (await someone(desk)).userId),
    },
  ],
  [
    'the impersonating administrator signed out everywhere',
    { listener: (family) => inShoes(family, byToken), act: () => signOutEverywhere(desk, admin) },
  ],
  [
    'the impersonating administrator no longer one',
    {
      listener: (family) => inShoes(family, byToken),
      act: () => rest(desk, keeper, ['delete', `/users/${admin.sub}/groups/pmfcadmin`]),
    },
  ],
]

test.each(cases)('%s: the next event is not sent, but the reason is', async (_what, { listener, act }) => {
  const family = await someone(desk)
  const socket = await listening(await listener(family))
  await enter(family, 'Before')
  expect(await socket.next()).toEqual(data('mine', { onCreatePlayer: { firstName: 'Before' } }))
  await act(family)
  await enter(family, 'After')
  expect(await socket.next()).toEqual(ended)
  await enter(family, 'Later')
  await announce('Goes on')
  expect(await socket.next()).toEqual(data('sibling', { onCreateProgram: { name: 'Goes on' } }))
})

test('an access token that is revoked', async () => {
  const family = await someone(desk)
  const name = randomUUID()
  await prove(desk.url, keeper.userPool, 'MAKE_ACCESS_TOKEN')
  const made = await rest(desk, keeper, ['post', '/access-tokens'], { body: { name } })
  const socket = await listening({ Authorization: made.body.token })
  await enter(family, 'Before')
  expect(await socket.next()).toEqual(data('mine', { onCreatePlayer: { firstName: 'Before' } }))
  await rest(desk, keeper, ['delete', `/access-tokens/${made.body.id}`])
  await enter(family, 'After')
  expect(await socket.next()).toEqual(ended)
  await enter(family, 'Later')
  await announce('Goes on')
  expect(await socket.next()).toEqual(data('sibling', { onCreateProgram: { name: 'Goes on' } }))
})

test('the hour of an impersonation is over', async () => {
  const [family, admin] = [await someone(desk), await someAdmin(desk)]
  await impersonate(desk, admin, family.userId)
  await desk.sql`update impersonations set ends_at = ends_at - interval '30 minutes' where stopped_at is null`
  const socket = await listening({ Authorization: admin.userPool, 'x-impersonate-user': family.userId })
  other.forward(31)
  await enter(family, 'After')
  expect(await socket.next()).toEqual(ended)
  other.forward(-31)
})

test('the account is closed: nothing of the family is left to hear of, and nothing else is sent', async () => {
  const family = await someone(desk)
  const socket = await realtimeSocket(other.url, asVisitor)
  socket.start('mine', ON_PROGRAM, { authorization: { Authorization: family.userPool } })
  expect(await socket.next()).toEqual({ type: 'start_ack', id: 'mine' })
  await deleteAccount(desk, family)
  await announce('After')
  expect(await socket.next()).toEqual(ended)
})

test('the family’s own record is deleted while somebody impersonates it', async () => {
  const [family, admin] = [await someone(desk), await someAdmin(desk)]
  await impersonate(desk, admin, family.userId)
  const socket = await realtimeSocket(other.url, asVisitor)
  const authorization = { Authorization: admin.userPool, 'x-impersonate-user': family.userId }
  socket.start('mine', ON_PROGRAM, { authorization })
  expect(await socket.next()).toEqual({ type: 'start_ack', id: 'mine' })
  const remove = 'mutation M($gone: DeleteUserInput!) { deleteUser(input: $gone) { id } }'
  const gone = { id: family.userId, _version: 1 }
  expect((await inMode(desk, keeper, 'userPool')(remove, { gone })).errors).toEqual([])
  await announce('After')
  expect(await socket.next()).toEqual(ended)
})

test('the real client notifies its observer, and the other subscription continues', async () => {
  const family = await someone(desk)
  await useAmplify(other, { accessToken: family.userPool, idToken: family.idToken })
  const sibling = await listen('subscription S { onCreateProgram { name } }', { authMode: 'apiKey' })
  const mine = await listen('subscription S { onCreatePlayer { firstName } }', { authMode: 'userPool' })
  await signOutEverywhere(desk, family)
  await enter(family, 'After')
  expect((await mine.failure).message).toBe('Unauthorized')
  await announce('Goes on')
  expect(await sibling.event).toEqual({ onCreateProgram: { name: 'Goes on' } })
})

test('a revoked token gets no answer over HTTP either, on any process', async () => {
  await prove(desk.url, keeper.userPool, 'MAKE_ACCESS_TOKEN')
  const made = await rest(desk, keeper, ['post', '/access-tokens'], { body: { name: randomUUID() } })
  const send = sender(other, { authorization: made.body.token })
  expect((await send('{ listPrograms { items { id } } }')).status).toBe(200)
  await rest(desk, keeper, ['delete', `/access-tokens/${made.body.id}`])
  expect((await send('{ listPrograms { items { id } } }')).status).toBe(401)
})
