import { afterAll, beforeAll, expect, test } from 'vitest'
import { admin, configureAmplify, type Person, visitor } from '../server/test/amplify-client.ts'
import { givenFall, givenMum, register } from '../server/test/fall.ts'
import { type RunningServer, startServer } from '../server/test/running-server.ts'
import { loadFamily } from '../web/app/family/load-family.ts'
import { everyProgram } from '../web/app/registrations/load-programs.ts'
import { loadRegistration } from '../web/app/routes/admin/registrations/load-registration.ts'
import { requestOf } from './desk-lists/list-desk.ts'

let server: RunningServer
let desk: Person

beforeAll(async () => {
  server = await startServer({ now: () => new Date('2025-09-01T17:00:00Z') })
  configureAmplify(server)
  desk = await admin()
})
afterAll(() => server.close())

const MANY = 230

test('every program, with every discount that its fee allows', async () => {
  const { program, once } = await givenFall(desk)
  await server.sql`
    insert into programs (id, name, start_date, end_date, created_at, updated_at, _version, _deleted, _last_changed_at)
    select 'many-' || n, name, start_date, end_date, created_at, updated_at, 1, false, 1
    from programs, generate_series(1, ${MANY}) n where id = ${program.id}`
  await server.sql`
    insert into discounts (id, name, type, percentage_basis_points, created_at, updated_at, _version, _deleted, _last_changed_at)
    select 'many-' || n, 'Helper ' || n, 'VOLUNTEER', 1000, created_at, updated_at, 1, false, 1
    from programs, generate_series(1, ${MANY}) n where id = ${program.id}`
  await server.sql`
    insert into appliable_discounts (id, program_fee_id, discount_id, created_at, updated_at, _version, _deleted, _last_changed_at)
    select 'many-' || n, ${once.id}, 'many-' || n, created_at, updated_at, 1, false, 1
    from programs, generate_series(1, ${MANY}) n where id = ${program.id}`
  const programs = await everyProgram(requestOf(visitor()))
  expect(programs).toHaveLength(MANY + 1)
  const fees = programs.find(({ id }) => id === program.id)?.fees.items
  expect(fees?.find(({ id }) => id === once.id)?.appliableDiscounts.items).toHaveLength(MANY + 2)
  const { child } = await givenMum(desk)
  const { it } = await register(desk, await child('Ada'), once)
  expect((await loadRegistration(requestOf(desk), it.id))?.fee.discounts).toHaveLength(MANY + 2)
})

test('a family with many children, each with many orders', async () => {
  const { mum, user, child } = await givenMum(desk)
  const ada = await child('Ada')
  await server.sql`
    insert into players (id, first_name, last_name, birth_date, status, user_players_id, created_at, updated_at, _version, _deleted, _last_changed_at)
    select 'many-' || n, first_name, last_name, birth_date, status, user_players_id, created_at, updated_at, 1, false, 1
    from players, generate_series(1, ${MANY}) n where id = ${ada.id}`
  await server.sql`
    insert into kit_orders (id, player_kit_orders_id, item_type, size, quantity, unit_price_cents, total_amount_cents, status,
      reference, created_at, updated_at, _version, _deleted, _last_changed_at)
    select 'many-' || n, id, 'SOCKS', 'S', 1, 1000, 1000, 'PENDING', 'K-' || n, created_at, updated_at, 1, false, 1
    from players, generate_series(1, ${MANY}) n where id = ${ada.id}`
  const { players } = await loadFamily(requestOf(mum), user.id)
  expect(players).toHaveLength(MANY + 1)
  expect(players.find(({ id }) => id === ada.id)?.kitOrders).toHaveLength(MANY)
})
