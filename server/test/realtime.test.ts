import { describe, expect, onTestFinished, test } from 'vitest'
import { type Person, parent, person, type Subscription, visitor } from './amplify-client.ts'
import { deskForFile } from './desk-for-file.ts'
import type { Row } from './given.ts'

const { desk, given } = await deskForFile('2025-09-01T17:00:00Z')

type Listening = [who: Person, event: string, selection?: string, filter?: object]

async function listen(...[who, event, selection = 'id', filter]: Listening): Promise<Subscription> {
  const model = event.replace(/^on(Create|Update|Delete)/, '')
  const subscription = who.subscribe(
    `subscription S($filter: ModelSubscription${model}FilterInput) { ${event}(filter: $filter) { ${selection} } }`,
    { filter },
  )
  onTestFinished(() => subscription.end())
  await subscription.ready
  return subscription
}

async function change(who: Person, operation: string, input: object): Promise<Row> {
  const type = operation[0]?.toUpperCase() + operation.slice(1)
  const { data, errors } = await who.ask(
    `mutation M($input: ${type}Input!) { row: ${operation}(input: $input) { id _version } }`,
    { input },
  )
  expect(errors).toEqual([])
  return data.row
}

async function family(): Promise<{ user: Row; who: Person }> {
  const user = await given.user()
  return { user, who: await parent(user.email as string) }
}

test('a client with a made-up token is refused', async () => {
  const impostor = person('', { authMode: 'lambda', authToken: 'a.b.c' })
  const { errors } = await listen(impostor, 'onCreateProgram')
  expect(errors).toMatchObject([{ errors: [{ message: 'Connection failed: UnauthorizedException' }] }])
})

describe('each change of a row is sent once, and a deletion as a tombstone', () => {
  const inputs: Record<string, [make: () => Promise<Row>, change: object]> = {
    User: [() => given.user(), { firstName: 'Kim' }],
    Player: [() => given.player(), { firstName: 'Kim' }],
    Program: [() => given.program(), { name: 'Spring' }],
    ProgramFee: [async () => given.fee((await given.program()).id), { amount: 90 }],
    Discount: [() => given.discount(), { percentage: 12.5 }],
    KitOrder: [async () => given.kitOrder((await given.player()).id), { notes: 'Left at the gate' }],
    ClubSetting: [() => given.create('ClubSetting', { key: 'noticeboard', value: '{}' }), { value: '[]' }],
    Tournament: [() => given.create('Tournament', { slug: 'cup', name: 'Cup' }), { name: 'Fall cup' }],
  }

  test.each(Object.keys(inputs))('%s', async (model) => {
    const [make, changes] = inputs[model] as (typeof inputs)[string]
    const [created, updated, deleted] = await Promise.all(
      ['Create', 'Update', 'Delete'].map((word) => listen(desk, `on${word}${model}`, 'id _version _deleted')),
    )
    const { id } = await make()
    await change(desk, `update${model}`, { id, ...changes, _version: 1 })
    await change(desk, `delete${model}`, { id, _version: 2 })
    expect(await deleted?.next()).toEqual({ [`onDelete${model}`]: { id, _version: 3, _deleted: true } })
    expect(created?.events).toEqual([{ [`onCreate${model}`]: expect.objectContaining({ id }) }])
    expect(updated?.events).toEqual([{ [`onUpdate${model}`]: expect.objectContaining({ id }) }])
  })
})

describe('a filter passes only matching rows', () => {
  const operators: [string, 'Player' | 'Program' | 'Discount', string, object, unknown, unknown][] = [
    ['eq', 'Player', 'firstName', { eq: 'Maya' }, 'Mayan', 'Maya'],
    ['ne', 'Player', 'firstName', { ne: 'Maya' }, 'Maya', 'Leo'],
    ['lt', 'Player', 'birthDate', { lt: '2016-01-01' }, '2016-01-01', '2015-12-31'],
    ['le', 'Player', 'birthDate', { le: '2016-01-01' }, '2016-01-02', '2016-01-01'],
    ['gt', 'Program', 'capacity', { gt: 10 }, 10, 11],
    ['ge', 'Program', 'capacity', { ge: 10 }, 9, 10],
    ['between', 'Program', 'capacity', { between: [5, 7] }, 8, 7],
    ['in, of numbers', 'Program', 'capacity', { in: [5, 7] }, 6, 7],
    ['notIn, of numbers', 'Program', 'capacity', { notIn: [5, 7] }, 5, 6],
    ['contains', 'Player', 'lastName', { contains: 'ng' }, 'Signh', 'Singh'],
    ['notContains', 'Player', 'lastName', { notContains: 'ng' }, 'Singh', 'Okafor'],
    ['beginsWith', 'Player', 'lastName', { beginsWith: 'Ok' }, 'Book', 'Okafor'],
    ['in', 'Player', 'shirtSize', { in: ['YS', 'YM'] }, 'YL', 'YM'],
    ['notIn', 'Player', 'shirtSize', { notIn: ['YS', 'YM'] }, 'YM', null],
    ['eq, of a yes or no', 'Player', 'photoConsent', { eq: true }, false, true],
    ['ne, of a yes or no', 'Player', 'photoConsent', { ne: true }, true, null],
    ['eq, of a percentage', 'Discount', 'percentage', { eq: 12.5 }, 12, 12.5],
    ['two operators', 'Program', 'capacity', { ge: 3, lt: 5 }, 5, 4],
  ]

  test.each(operators)('%s', async (_name, model, field, condition, miss, hit) => {
    const makers = { Player: given.player, Program: given.program, Discount: given.discount }
    const make = (value: unknown) => makers[model]({ [field]: value })
    const events = await listen(desk, `onCreate${model}`, 'id', { [field]: condition })
    await make(miss)
    const { id } = await make(hit)
    expect(await events.next()).toEqual({ [`onCreate${model}`]: { id } })
  })

  test('and, or, and one inside the other', async () => {
    const filter = {
      and: [
        { lastName: { eq: 'Singh' } },
        { or: [{ firstName: { eq: 'Maya' } }, { birthDate: { lt: '2012-01-01' } }] },
      ],
    }
    const events = await listen(desk, 'onCreatePlayer', 'id', filter)
    await given.player({ firstName: 'Maya', lastName: 'Chen' })
    await given.player({ firstName: 'Leo' })
    const maya = await given.player({ firstName: 'Maya' })
    const old = await given.player({ firstName: 'Leo', birthDate: '2011-12-31' })
    expect(await events.next()).toEqual({ onCreatePlayer: { id: maya.id } })
    expect(await events.next()).toEqual({ onCreatePlayer: { id: old.id } })
  })

  test('a row that comes to match the filter is sent from then on', async () => {
    const program = await given.program({ capacity: 5 })
    const events = await listen(desk, 'onUpdateProgram', 'capacity', { capacity: { ge: 8 } })
    for (const [n, capacity] of [6, 8].entries())
      await change(desk, 'updateProgram', { id: program.id, capacity, _version: n + 1 })
    expect(await events.next()).toEqual({ onUpdateProgram: { capacity: 8 } })
  })
})

test('a family hears only of its own players, the desk of all', async () => {
  const [mine, theirs] = [await family(), await family()]
  const [myEvents, deskEvents] = [
    await listen(mine.who, 'onCreatePlayer'),
    await listen(desk, 'onCreatePlayer'),
  ]
  const other = await given.player({ userPlayersId: theirs.user.id })
  const own = await given.player({ userPlayersId: mine.user.id })
  expect(await myEvents.next()).toEqual({ onCreatePlayer: { id: own.id } })
  expect([await deskEvents.next(), await deskEvents.next()]).toEqual([
    { onCreatePlayer: { id: other.id } },
    { onCreatePlayer: { id: own.id } },
  ])
  const [myDeletions, orders] = [
    await listen(mine.who, 'onDeletePlayer'),
    await listen(mine.who, 'onCreateKitOrder'),
  ]
  await given.kitOrder(other.id)
  const order = await given.kitOrder(own.id)
  expect(await orders.next()).toEqual({ onCreateKitOrder: { id: order.id } })
  for (const { id } of [other, own]) await change(desk, 'deletePlayer', { id, _version: 1 })
  expect(await myDeletions.next()).toEqual({ onDeletePlayer: { id: own.id } })
})

test('a visitor hears of programs and of published rows, and of nothing else', async () => {
  const [programs, settings, tournaments] = [
    await listen(visitor(), 'onCreateProgram', 'id fees { items { id } } '),
    await listen(visitor(), 'onCreateClubSetting', 'key'),
    await listen(visitor(), 'onUpdateTournament', 'slug'),
  ]
  const program = await given.program()
  expect(await programs.next()).toEqual({ onCreateProgram: { id: program.id, fees: { items: [] } } })
  await given.create('ClubSetting', { key: 'draft', value: '{}', published: false })
  await given.create('ClubSetting', { key: 'notes', value: '{}', published: true })
  expect(await settings.next()).toEqual({ onCreateClubSetting: { key: 'notes' } })
  const [draft, cup] = [
    await given.create('Tournament', { slug: 'draft', name: 'Draft' }),
    await given.create('Tournament', { slug: 'open', name: 'Open', status: 'PUBLISHED' }),
  ]
  for (const { id } of [draft, cup]) await change(desk, 'updateTournament', { id, name: 'New', _version: 1 })
  expect(await tournaments.next()).toEqual({ onUpdateTournament: { slug: 'open' } })
})

test('a denied subscription fails alone: the others on the same socket get the next event', async () => {
  const programs = await listen(visitor(), 'onCreateProgram')
  for (const event of ['onCreatePlayer', 'onUpdateUser', 'onDeletePlayerProgramRegistration']) {
    const denied = await listen(visitor(), event)
    expect(denied.errors).toMatchObject([{ errors: [{ message: 'Unauthorized' }] }])
  }
  const { id } = await given.program()
  expect(await programs.next()).toEqual({ onCreateProgram: { id } })
  expect(programs.errors).toEqual([])
})

test('an event includes nested rows, as far as the subscriber may see them', async () => {
  const { user, who } = await family()
  const player = await given.player({ userPlayersId: user.id })
  const program = await given.program({ name: 'Juniors', capacity: 1 })
  const fee = await given.fee(program.id)
  const selection = `status waitlistPosition months
    player { firstName user { email } } programFee { amount program { name } } discounts { items { month } }`
  const events = await listen(who, 'onCreatePlayerProgramRegistration', selection)
  await given.registration((await given.player()).id, fee.id)
  await given.registration(player.id, fee.id)
  expect(await events.next()).toEqual({
    onCreatePlayerProgramRegistration: {
      status: 'WAITLISTED',
      waitlistPosition: 1,
      months: ['2025-09', '2025-10', '2025-11', '2025-12'],
      player: { firstName: 'Maya', user: { email: user.email } },
      programFee: { amount: 80, program: { name: 'Juniors' } },
      discounts: { items: [] },
    },
  })
})

test('leaving the line is sent; those behind move up without an event of their own (W-1)', async () => {
  const fee = await given.fee((await given.program({ capacity: 1 })).id)
  await given.registration((await given.player()).id, fee.id)
  const waiting: Row[] = []
  for (let n = 0; n < 3; n += 1) waiting.push(await given.registration((await given.player()).id, fee.id))
  const events = await listen(desk, 'onUpdatePlayerProgramRegistration', 'id waitlistPosition')
  await change(desk, 'updatePlayerProgramRegistration', {
    id: waiting[0]?.id,
    status: 'CANCELLED',
    _version: 1,
  })
  await change(desk, 'updatePlayerProgramRegistration', {
    id: waiting[2]?.id,
    reason: 'Asked twice',
    _version: 1,
  })
  const told = [await events.next(), await events.next()]
  expect(told.map((event) => event.onUpdatePlayerProgramRegistration)).toEqual([
    { id: waiting[0]?.id, waitlistPosition: null },
    { id: waiting[2]?.id, waitlistPosition: 2 },
  ])
})

test('events come in the order of the changes, and none after the end of a subscription', async () => {
  const events = await listen(desk, 'onCreateDiscount', 'name')
  const names = Array.from({ length: 30 }, (_, n) => `Number ${n}`)
  for (const name of names) await given.discount({ name })
  for (const name of names) expect(await events.next()).toEqual({ onCreateDiscount: { name } })
  events.end()
  const others = await listen(desk, 'onCreateDiscount', 'name')
  await given.discount({ name: 'Late' })
  expect(await others.next()).toEqual({ onCreateDiscount: { name: 'Late' } })
  expect(events.events).toHaveLength(30)
})
