import { isAbsolute } from 'node:path'
import { clubDay } from '@touchline/domain/club-clock.ts'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { ownIdentity } from './identity/modes-config.ts'
import { StartError } from './start/start-error.ts'

test('an empty environment gives the documented defaults', () => {
  const { dataDir, ...rest } = readConfig({})
  expect(isAbsolute(dataDir)).toBe(true)
  expect(rest).toEqual({
    port: 3000,
    isPortChosen: false,
    host: '127.0.0.1',
    databaseUrl: undefined,
    publicUrl: undefined,
    trustProxy: ['loopback'],
    smtpUrl: undefined,
    mailFrom: 'PMFC <club@example.org>',
    bounceAddress: undefined,
    incomingMailSecret: undefined,
    mailPerMinute: 300,
    isProduction: false,
    hasDemoClub: true,
    now: expect.any(Function),
    apiKey: 'touchline-public',
    secretKeys: [],
    trustedKeys: { keys: [] },
    tokenIssuer: 'touchline',
    requiresSecondFactor: false,
    areBackupsElsewhere: false,
    identity: ownIdentity,
  })
})

const KEY = 'q0W9e8R7t6Y5u4I3o2P1a0S9d8F7g6H5'
const WEBHOOK = 'whsec_1234567890abcdef'
const publicKey = { kty: 'RSA', kid: 'one', n: 'AQ', e: 'AQAB' }

test.each([
  ['the lowest port, for tests', { PORT: '0' }, { port: 0, isPortChosen: true }],
  ['the highest port', { PORT: '65535' }, { port: 65535 }],
  ['a variable set to nothing', { PORT: '', HOST: ' ' }, { port: 3000, host: '127.0.0.1' }],
  ['every interface, version 6', { HOST: '::' }, { host: '::' }],
  ['an absolute data folder', { DATA_DIR: '/srv/club' }, { dataDir: '/srv/club' }],
  ['a database', { DATABASE_URL: 'postgres://a:b@db/club' }, { databaseUrl: 'postgres://a:b@db/club' }],
  ['the other scheme', { DATABASE_URL: 'postgresql://db/club' }, { databaseUrl: 'postgresql://db/club' }],
  [
    'a database by a pooler, and without it',
    { DATABASE_URL: 'postgres://pooler:6432/club', DATABASE_DIRECT_URL: 'postgres://db/club' },
    { databaseUrl: 'postgres://pooler:6432/club', databaseDirectUrl: 'postgres://db/club' },
  ],
  ['no trailing slash', { PUBLIC_URL: 'https://club.example/' }, { publicUrl: 'https://club.example' }],
  ['a path without its slash', { PUBLIC_URL: 'http://x.example/a/' }, { publicUrl: 'http://x.example/a' }],
  ['a proxy elsewhere', { TRUST_PROXY: '10.0.0.7' }, { trustProxy: ['10.0.0.7'] }],
  [
    'proxies by name and network',
    { TRUST_PROXY: 'loopback, 10.0.0.0/8,fd00::/8' },
    { trustProxy: ['loopback', '10.0.0.0/8', 'fd00::/8'] },
  ],
  ['mail', { SMTP_URL: 'smtp://a:b@mail.example' }, { smtpUrl: 'smtp://a:b@mail.example' }],
  ['encrypted mail', { SMTP_URL: 'smtps://mail.example:465' }, { smtpUrl: 'smtps://mail.example:465' }],
  ['backups made by others', { BACKUPS: 'elsewhere' }, { areBackupsElsewhere: true }],
  ['a bare sender', { MAIL_FROM: 'desk@club.example' }, { mailFrom: 'desk@club.example' }],
  [
    'a place for returned emails',
    { BOUNCE_ADDRESS: ' bounces@x.example' },
    { bounceAddress: 'bounces@x.example' },
  ],
  ['the slowest mail to groups', { MAIL_PER_MINUTE: '1' }, { mailPerMinute: 1 }],
  [
    'cards',
    { STRIPE_SECRET_KEY: 'sk_test_12345678', STRIPE_WEBHOOK_SECRET: WEBHOOK },
    { cards: { secretKey: 'sk_test_12345678', webhookSecret: WEBHOOK, api: undefined } },
  ],
  ['no demo', { DEMO: '0' }, { hasDemoClub: false }],
  ['production', { NODE_ENV: 'production' }, { isProduction: true, hasDemoClub: false }],
  ['never a demo in production', { NODE_ENV: 'production', DEMO: '1' }, { hasDemoClub: false }],
  ['a key', { SECRET_KEY: ` ${KEY}\n` }, { secretKeys: [KEY] }],
  [
    'keys to read with, newest first',
    { SECRET_KEY: KEY, SECRET_KEY_PREVIOUS: `${KEY}2, ${KEY}3` },
    { secretKeys: [KEY, `${KEY}2`, `${KEY}3`] },
  ],
  ['keys', { TOKEN_KEY_SET: JSON.stringify({ keys: [publicKey] }) }, { trustedKeys: { keys: [publicKey] } }],
])('%s', (_what, env, expected) => {
  expect(readConfig(env)).toMatchObject(expected)
})

test.each<[NodeJS.ProcessEnv, string]>([
  [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535, not "65536".'],
  [{ MAIL_PER_MINUTE: '0' }, 'MAIL_PER_MINUTE must be a whole number from 1 to 99999, not "0".'],
  [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535, not "-1".'],
  [{ PORT: '80a' }, 'PORT must be a whole number from 0 to 65535, not "80a".'],
  [{ HOST: 'http://x' }, 'HOST must be a host name or an IP address, not "http://x".'],
  [{ PUBLIC_URL: 'x.org' }, 'PUBLIC_URL must be an address like https://club.example.org, not "x.org".'],
  [
    { MAIL_FROM: 'The club' },
    'MAIL_FROM must be an address like club@example.org or PMFC <club@example.org>, not "The club".',
  ],
  ...['true', '*', '1', '10.0.0.0/33', 'fd00::/129', '0.0.0.0/0', '::/0', '10.0.0.1,', 'proxy.example'].map(
    (TRUST_PROXY): [NodeJS.ProcessEnv, string] => [
      { TRUST_PROXY },
      `TRUST_PROXY must be addresses or networks of proxies, such as loopback or 10.0.0.0/8, separated by commas, not "${TRUST_PROXY}".`,
    ],
  ),
  [{ NODE_ENV: 'prod' }, 'NODE_ENV must be development, test or production, not "prod".'],
  [{ DEMO: 'yes' }, 'DEMO must be 0 or 1, not "yes".'],
  [
    { DATABASE_DIRECT_URL: 'postgres://db/club' },
    'DATABASE_URL must be set too, because DATABASE_DIRECT_URL is.',
  ],
  [
    { STRIPE_SECRET_KEY: 'sk_test_12345678' },
    'STRIPE_WEBHOOK_SECRET must be set too, because STRIPE_SECRET_KEY is.',
  ],
  [
    { STRIPE_WEBHOOK_SECRET: WEBHOOK },
    'STRIPE_SECRET_KEY must be set too, because STRIPE_WEBHOOK_SECRET is.',
  ],
  [
    { STRIPE_SECRET_KEY: 'rk_live_12345678', STRIPE_WEBHOOK_SECRET: WEBHOOK },
    'STRIPE_SECRET_KEY must be a test key outside production.',
  ],
  [
    { NODE_ENV: 'production', STRIPE_API: 'http://127.0.0.1:12111' },
    'STRIPE_API must be left out in production, not "http://127.0.0.1:12111".',
  ],
  [{ TODAY: '2025-02-29' }, 'TODAY must be a day such as 2025-10-04, not "2025-02-29".'],
])('refuses %o by name', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence)
})

test.each([
  [{ DATABASE_URL: 'mysql://root:hush@db/club' }, 'DATABASE_URL must be an address like postgres://'],
  [{ SMTP_URL: 'http://club:hush@mail.example' }, 'SMTP_URL must be an address like smtps://'],
  [{ SMTP_URL: 'smtp://' }, 'SMTP_URL must be an address like smtps://'],
  [{ STRIPE_SECRET_KEY: 'pk_test_hush' }, 'STRIPE_SECRET_KEY must be a secret key of Stripe'],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_hush' }, 'STRIPE_WEBHOOK_SECRET must be the signing secret'],
  [{ API_KEY: 'hush' }, 'API_KEY must be at least 8 letters'],
  [{ SECRET_KEY: 'hush' }, 'SECRET_KEY must be at least 32 random characters'],
  [{ SECRET_KEY: 'hush'.repeat(20) }, 'SECRET_KEY must be at least 32 random characters'],
  [
    { SECRET_KEY: KEY, SECRET_KEY_PREVIOUS: `${KEY},hush` },
    'SECRET_KEY_PREVIOUS must be keys separated by commas',
  ],
  [{ TOKEN_KEY_SET: '{"keys":' }, 'TOKEN_KEY_SET must be a JSON Web Key Set'],
  [{ TOKEN_KEY_SET: JSON.stringify({ keys: [{ ...publicKey, d: 'hush' }] }) }, 'holds public keys only'],
  [{ TOKEN_KEY_SET: JSON.stringify({ keys: [{ kty: 'oct', k: 'hush' }] }) }, 'holds public keys only'],
])('refuses %o without repeating the secret', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence)
  expect(() => readConfig(env)).not.toThrow('hush')
})

const outsidePool = {
  USER_POOL_ISSUER: 'https://cognito-idp.ca-central-1.amazonaws.com/ca-central-1_AbC',
  USER_POOL_ID: 'ca-central-1_AbC',
  USER_POOL_CLIENT_ID: '1h57kf5cpq17m0eml12EXAMPLE',
}

test.each([
  [
    'an outside user pool',
    outsidePool,
    {
      userPoolId: 'ca-central-1_AbC',
      userPoolClientId: '1h57kf5cpq17m0eml12EXAMPLE',
      outside: { issuer: outsidePool.USER_POOL_ISSUER },
      isIdentityPoolOurs: true,
    },
  ],
  [
    'an outside identity pool too',
    { ...outsidePool, IDENTITY_POOL_ID: 'ca-central-1:12345678-1234-1234-1234-123456789012' },
    { identityPoolId: 'ca-central-1:12345678-1234-1234-1234-123456789012', isIdentityPoolOurs: false },
  ],
  [
    'an issuer',
    { OIDC_ISSUER: 'https://club.auth.example/', OIDC_AUDIENCE: 'api, web' },
    { oidc: { issuer: 'https://club.auth.example/', audiences: ['api', 'web'] }, outside: null },
  ],
  [
    'an issuer on this machine',
    { OIDC_ISSUER: 'http://127.0.0.1:9000', OIDC_AUDIENCE: 'web' },
    { oidc: { issuer: 'http://127.0.0.1:9000', audiences: ['web'] } },
  ],
])('identity: %s', (_what, env, identity) => {
  expect(readConfig(env).identity).toMatchObject(identity)
})

const safe = 'the https address that stands in the tokens as their issuer'

test.each([
  [{ ...outsidePool, USER_POOL_ID: '' }, 'USER_POOL_ID must be set too, because USER_POOL_ISSUER is.'],
  [
    { ...outsidePool, USER_POOL_CLIENT_ID: '' },
    'USER_POOL_CLIENT_ID must be set too, because USER_POOL_ISSUER is.',
  ],
  [{ ...outsidePool, USER_POOL_ISSUER: '' }, 'USER_POOL_ISSUER must be set too, because USER_POOL_ID is.'],
  [
    { IDENTITY_POOL_ID: 'us-east-1:12345678-1234-1234-1234-123456789012' },
    'USER_POOL_ISSUER must be set too, because IDENTITY_POOL_ID is.',
  ],
  [{ OIDC_ISSUER: 'https://x.example' }, 'OIDC_AUDIENCE must be set too, because OIDC_ISSUER is.'],
  [{ OIDC_AUDIENCE: 'web' }, 'OIDC_ISSUER must be set too, because OIDC_AUDIENCE is.'],
  [
    { ...outsidePool, OIDC_ISSUER: outsidePool.USER_POOL_ISSUER, OIDC_AUDIENCE: 'web' },
    `OIDC_ISSUER must be another one than USER_POOL_ISSUER, not "${outsidePool.USER_POOL_ISSUER}".`,
  ],
  [{ ...outsidePool, USER_POOL_ISSUER: 'x' }, `USER_POOL_ISSUER must be ${safe}, not "x".`],
  [
    { OIDC_ISSUER: 'http://x.example', OIDC_AUDIENCE: 'web' },
    `OIDC_ISSUER must be ${safe}, not "http://x.example".`,
  ],
  [
    { ...outsidePool, USER_POOL_ID: 'pool' },
    'USER_POOL_ID must be an id like us-east-1_AbCdEfGhI, not "pool".',
  ],
  [
    { ...outsidePool, USER_POOL_CLIENT_ID: 'a b' },
    'USER_POOL_CLIENT_ID must be letters, digits, -, + or _, not "a b".',
  ],
  [
    { ...outsidePool, IDENTITY_POOL_ID: 'x' },
    'IDENTITY_POOL_ID must be an id like us-east-1:12345678-1234-1234-1234-123456789012, not "x".',
  ],
  [
    { OIDC_ISSUER: 'https://x.example', OIDC_AUDIENCE: 'a,,b' },
    'OIDC_AUDIENCE must be one audience, or several separated by commas, not "a,,b".',
  ],
])('identity: refuses %o by name', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(new StartError(sentence))
})

test.each([
  [{ NODE_ENV: 'production' }, true],
  [{ NODE_ENV: 'production', ADMIN_SECOND_FACTOR: 'optional' }, false],
  [{ ADMIN_SECOND_FACTOR: 'required' }, true],
])('V-4: %j requires a second factor of administrators: %s', (env, isRequired) => {
  expect(readConfig(env).requiresSecondFactor).toBe(isRequired)
})

test('outside production the club can be looked at on another day', () => {
  const dayOf = (env: Record<string, string>) => clubDay(readConfig(env).now())
  expect(dayOf({ TODAY: '2025-10-04' })).toBe('2025-10-04')
  expect(dayOf({})).toBe(clubDay(new Date()))
  expect(dayOf({ TODAY: '2025-10-04', NODE_ENV: 'production' })).toBe(clubDay(new Date()))
})
