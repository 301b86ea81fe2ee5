import { expect, test } from 'vitest'
import { poolForFile } from './pool-people.ts'
import { CLIENT_ID as ClientId } from './pool-server.ts'

const { server, people } = await poolForFile()

const refresh = async (RefreshToken: string) => {
  const { body, error } = await server.ask('GetTokensFromRefreshToken', { ClientId, RefreshToken })
  return { error, next: body.AuthenticationResult?.RefreshToken as string }
}
const countOf = async (table: string) =>
  Number((await server.sql`select count(*) from ${server.sql(table)}`)[0]?.count)

test('A-12: somebody who signs in all day keeps the newest thousand sign-ins, and the oldest ends', async () => {
  const { email, sub } = await people.somebody()
  await server.sql`
    insert into pool_sessions (id, user_id, created_at, last_used_at, expires_at)
    select 'old ' || n, ${sub}, now() - n * interval '1 minute', now(), now() + interval '1 day'
    from generate_series(1, 1300) n`
  const newest = await people.signIn(email)
  expect(await server.sql`select from pool_sessions where user_id = ${sub}`).toHaveLength(1_000)
  expect((await refresh(newest.RefreshToken)).error).toBeNull()
  const again = await people.signIn(email)
  expect((await refresh(again.RefreshToken)).error).toBeNull()
  expect(await server.sql`select from pool_sessions where user_id = ${sub}`).toHaveLength(1_000)
  expect(await server.sql`select from pool_sessions where id = 'old 1300'`).toEqual([])
})

test('A-12: somebody who keeps refreshing keeps the newest tokens, and stays signed in', async () => {
  const { RefreshToken, email } = await people.somebody()
  const before = await countOf('pool_refresh_tokens')
  let token = (await refresh(RefreshToken)).next
  await server.sql`update pool_refresh_tokens set replaced_at = ${server.clock.now()}::timestamptz - interval '5 days'
    where replaced_at is not null`
  for (let n = 0; n < 120; n += 1) token = (await refresh(token)).next
  expect((await countOf('pool_refresh_tokens')) - before).toBeLessThanOrEqual(100)
  expect((await refresh(token)).error).toBeNull()
  expect((await refresh(RefreshToken)).error).toBe('NotAuthorizedException')
  expect((await refresh((await people.signIn(email)).RefreshToken)).error).toBeNull()
})
