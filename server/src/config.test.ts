import { isAbsolute } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('an empty environment gives the documented defaults', () => {
  const { dataDir, ...rest } = readConfig({})
  expect(isAbsolute(dataDir)).toBe(true)
  expect(rest).toEqual({
    port: 3000,
    isPortChosen: false,
    host: '127.0.0.1',
    databaseUrl: undefined,
    publicUrl: undefined,
    isProduction: false,
    hasDemoClub: true,
    apiKey: 'touchline-public',
    trustedKeys: { keys: [] },
    tokenIssuer: 'touchline',
  })
})

const publicKey = { kty: 'RSA', kid: 'one', n: 'AQ', e: 'AQAB' }

test.each([
  ['the lowest port, for tests', { PORT: '0' }, { port: 0, isPortChosen: true }],
  ['the highest port', { PORT: '65535' }, { port: 65535 }],
  ['a variable set to nothing', { PORT: '', HOST: ' ' }, { port: 3000, host: '127.0.0.1' }],
  ['every interface, version 6', { HOST: '::' }, { host: '::' }],
  ['an absolute data folder', { DATA_DIR: '/srv/club' }, { dataDir: '/srv/club' }],
  ['a database', { DATABASE_URL: 'postgres://a:b@db/club' }, { databaseUrl: 'postgres://a:b@db/club' }],
  ['the other scheme', { DATABASE_URL: 'postgresql://db/club' }, { databaseUrl: 'postgresql://db/club' }],
  ['no trailing slash', { PUBLIC_URL: 'https://club.example/' }, { publicUrl: 'https://club.example' }],
  ['a path without its slash', { PUBLIC_URL: 'http://x.example/a/' }, { publicUrl: 'http://x.example/a' }],
  ['no demo', { DEMO: '0' }, { hasDemoClub: false }],
  ['production', { NODE_ENV: 'production' }, { isProduction: true, hasDemoClub: false }],
  ['never a demo in production', { NODE_ENV: 'production', DEMO: '1' }, { hasDemoClub: false }],
  ['keys', { TOKEN_KEY_SET: JSON.stringify({ keys: [publicKey] }) }, { trustedKeys: { keys: [publicKey] } }],
])('%s', (_what, env, expected) => {
  expect(readConfig(env)).toMatchObject(expected)
})

test.each([
  [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535, not "65536".'],
  [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535, not "-1".'],
  [{ PORT: '80a' }, 'PORT must be a whole number from 0 to 65535, not "80a".'],
  [{ HOST: 'http://x' }, 'HOST must be a host name or an IP address, not "http://x".'],
  [{ PUBLIC_URL: 'x.org' }, 'PUBLIC_URL must be an address like https://club.example.org, not "x.org".'],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV must be development, test or production, not "prod".'],
  [{ DEMO: 'yes' }, 'DEMO must be 0 or 1, not "yes".'],
])('refuses %o by name', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence)
})

test.each([
  [{ DATABASE_URL: 'mysql://root:hush@db/club' }, 'DATABASE_URL must be an address like postgres://'],
  [{ API_KEY: 'hush' }, 'API_KEY must be at least 8 letters'],
  [{ TOKEN_KEY_SET: '{"keys":' }, 'TOKEN_KEY_SET must be a JSON Web Key Set'],
  [{ TOKEN_KEY_SET: JSON.stringify({ keys: [{ ...publicKey, d: 'hush' }] }) }, 'holds public keys only'],
  [{ TOKEN_KEY_SET: JSON.stringify({ keys: [{ kty: 'oct', k: 'hush' }] }) }, 'holds public keys only'],
])('refuses %o without repeating the secret', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence)
  expect(() => readConfig(env)).not.toThrow('hush')
})
