import { expect, test } from 'vitest'
import { type Holder, makeMint } from './credentials.ts'

const NOW = new Date('2026-05-31T12:00:00Z')
const ID = 'us-east-1:11111111-1111-4111-8111-111111111111'
const holder: Holder = { role: 'PARENT', email: null, session: 'session-1', subject: null }

const mint = makeMint('secret of this installation', 'us-east-1')
const issued = mint.issue(ID, holder, NOW)

test('what was issued is known again by its session token alone, by every process', () => {
  const another = makeMint('secret of this installation', 'us-east-1')
  expect(another.open(issued.SessionToken)).toEqual({
    accessKeyId: issued.AccessKeyId,
    secretKey: issued.SecretKey,
    identityId: ID,
    holder,
    expiresAt: Date.parse('2026-05-31T13:00:00Z'),
  })
  expect(issued.Expiration).toBe(Date.parse('2026-05-31T13:00:00Z') / 1000)
})

test('the token shows nothing of what is in it', () => {
  const bytes = Buffer.from(issued.SessionToken, 'base64url').toString('latin1')
  for (const secret of ['session-1', ID, 'PARENT', issued.SecretKey]) expect(bytes).not.toContain(secret)
})

test('another installation does not know it, and has other ids for the same people', () => {
  const other = makeMint('secret of another', 'us-east-1')
  expect(other.open(issued.SessionToken)).toBeNull()
  expect(other.identityIdOf('sub-1')).not.toBe(mint.identityIdOf('sub-1'))
})

test('a single changed bit, wherever it is, makes it void', () => {
  const bytes = Buffer.from(issued.SessionToken, 'base64url')
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] as number) ^ 1
    expect(mint.open(changed.toString('base64url'))).toBeNull()
  }
})

test.each([
  ['nothing', ''],
  ['a word', 'nonsense'],
  ['a part of it', issued.SessionToken.slice(0, -8)],
  ['more than it', `${issued.SessionToken}AAAA`],
  ['another spelling of it', `${issued.SessionToken}==`],
  ['a whole book', 'A'.repeat(1_000_000)],
])('not a token: %s', (_what, token) => {
  expect(mint.open(token)).toBeNull()
})

test('identity ids: stable, of our region, marked as derived', () => {
  expect(mint.identityIdOf('sub-1')).toBe(mint.identityIdOf('sub-1'))
  expect(mint.identityIdOf('sub-1')).not.toBe(mint.identityIdOf('sub-2'))
  expect(mint.identityIdOf('sub-1')).toMatch(
    /^us-east-1:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  )
})
