import { ADMIN_GROUP } from '@touchline/domain/identity/role.ts'
import { present } from '@touchline/domain/present.ts'
import { beforeAll, expect, test } from 'vitest'
import { makeOpeningClub } from '../../../bench/opening-club.ts'
import { type Caller, VISITOR } from '../../src/graphql/caller.ts'
import { type Identified, identify } from '../../src/graphql/identify.ts'
import { statementsOf } from '../statements-of.ts'
import { poolForFile } from './pool-people.ts'

let email: string
let userId: string
let session: string

const { server } = await poolForFile()

beforeAll(async () => {
  const [family] = await makeOpeningClub(server.sql, 1, 1)
  ;({ email, userId } = present(family, 'a family'))
  const [row] = await server.sql`
    insert into pool_sessions (id, user_id, created_at, last_used_at, expires_at)
    select gen_random_uuid()::text, id, now(), now(), now() + interval '1 day' from pool_users where email = ${email}
    returning id`
  session = row?.id
})

const found = async (caller: Partial<Caller>) => {
  let identified: Identified | undefined
  const statements = await statementsOf(server.sql, async () => {
    identified = await identify(server.sql, { ...VISITOR, role: 'PARENT', ...caller }, server.clock.now())
  })
  return { email: identified?.caller.email, myUserId: identified?.myUserId, statements: statements.length }
}

test.each([
  ['a session that itself tells whose it is', () => ({ session })],
  ['a session beside an address', () => ({ session, email })],
  ['an address', () => ({ email })],
])('%s is looked up together with its user in one statement', async (_how, caller) => {
  expect(await found(caller())).toEqual({ email, myUserId: userId, statements: 1 })
})

test('so is an outside token without an address', async () => {
  const [row] = await server.sql`select external_user_id as subject from users where id = ${userId}`
  expect(await found({ subject: row?.subject })).toEqual({ email: null, myUserId: userId, statements: 1 })
})

test('while impersonating, the session is the administrator’s and the user is the parent', async () => {
  await server.sql`
    insert into pool_groups (user_id, name) select id, ${ADMIN_GROUP} from pool_users where email = ${email}`
  const impersonation = { id: 'i', adminEmail: email, userId: 'nobody', reason: 'asked to' }
  const shoes = { session, impersonation, email: 'nobody@example.org' }
  expect(await found(shoes)).toEqual({ email: 'nobody@example.org', myUserId: null, statements: 1 })
  await expect(found({ ...shoes, needsSecondFactor: true })).rejects.toThrow('This sign-in has ended.')
})

test('a visitor is nobody, and causes no lookup', async () => {
  expect(await found({ role: 'VISITOR' })).toEqual({ email: null, myUserId: null, statements: 0 })
})

test('a session that has ended is refused, whatever address it came with', async () => {
  await server.sql`update pool_sessions set ended_at = now() where id = ${session}`
  for (const caller of [{ session }, { session, email }])
    await expect(found(caller)).rejects.toThrow('This sign-in has ended.')
})
