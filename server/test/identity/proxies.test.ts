import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { attemptKey } from '../../src/identity/user-pool/attempts.ts'
import { openPool } from '../../src/postgres/pool.ts'
import { newDatabase } from '../database.ts'

const PROXY = '10.0.0.7'

/** The network that failed sign-ins are counted for, if one comes from this address with this header. */
async function countedFor(env: NodeJS.ProcessEnv, remoteAddress: string, forwardedFor: string) {
  const database = await newDatabase()
  const sql = openPool(database.url, 4)
  const app = await buildApp({ sql, config: readConfig(env), logLevel: 'silent' })
  onTestFinished(async () => {
    await app.close()
    await sql.end({ timeout: 5 })
    await database.drop()
  })
  const AuthParameters = { USERNAME: `${randomUUID()}@example.org`, PASSWORD: 'wrong password' }
  await app.inject({
    method: 'POST',
    url: '/cognito/user-pool',
    remoteAddress,
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
      'x-forwarded-for': forwardedFor,
    },
    payload: JSON.stringify({ ClientId: 'touchline-web', AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters }),
  })
  const rows = await sql`select subject from pool_attempts where subject like 'network:%'`
  return {
    counted: rows.map(({ subject }) => subject),
    keyOf: (network: string) => attemptKey(sql, { kind: 'network', subject: network }),
  }
}

test.each<[string, NodeJS.ProcessEnv, string, string, string]>([
  ['a proxy on this machine', {}, '127.0.0.1', '198.51.100.4', '198.51.100.4'],
  ['a proxy elsewhere that is not named', {}, PROXY, '198.51.100.4', PROXY],
  ['a proxy elsewhere that is named', { TRUST_PROXY: PROXY }, PROXY, '198.51.100.4', '198.51.100.4'],
  ['its network', { TRUST_PROXY: '10.0.0.0/8' }, PROXY, '198.51.100.4', '198.51.100.4'],
  ['this machine, when others are named', { TRUST_PROXY: PROXY }, '127.0.0.1', '198.51.100.4', '127.0.0.1'],
  [
    'what a visitor has claimed before the proxy added the truth',
    { TRUST_PROXY: PROXY },
    PROXY,
    '203.0.113.9, 198.51.100.4',
    '198.51.100.4',
  ],
])('which network a failure counts for: %s', async (_what, env, from, forwardedFor, network) => {
  const { counted, keyOf } = await countedFor(env, from, forwardedFor)
  expect(counted).toEqual([await keyOf(network)])
})
