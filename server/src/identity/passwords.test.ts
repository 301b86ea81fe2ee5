import { argon2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { makePasswords, TooManyAtOnce } from './passwords.ts'

const NOBODY = { kept: null, tried: null }
const cheap = { memory: 64, passes: 1, parallelism: 1 }

test('a password is kept as argon2id, at a cost that guessing cannot afford', async () => {
  const { hash, match } = makePasswords()
  const kept = await hash('plenty of grass')
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(await match('plenty of grass', { kept, tried: null })).toBe('kept')
  expect(await match('plenty of Grass', { kept, tried: null })).toBeNull()
})

test("a hash is the one that Node's own argon2id gives", async () => {
  const [, , , , salt = '', tag] = (await makePasswords(cheap).hash('Crème brûlée 草')).split('$')
  const own = argon2Sync('argon2id', {
    message: 'Crème brûlée 草'.normalize('NFKC'),
    nonce: Buffer.from(salt, 'base64'),
    tagLength: 32,
    ...cheap,
  })
  expect(tag).toBe(own.toString('base64').replace(/=+$/, ''))
})

test('a hash of an earlier cost still opens', async () => {
  const kept = await makePasswords(cheap).hash('plenty of grass')
  expect(await makePasswords().match('plenty of grass', { kept, tried: null })).toBe('kept')
})

test('the same password gives another hash each time', async () => {
  const { hash } = makePasswords(cheap)
  expect(await hash('plenty of grass')).not.toBe(await hash('plenty of grass'))
})

test('two hashes of one salt are compared in one go', async () => {
  const { hash, match } = makePasswords(cheap)
  const kept = await hash('plenty of grass')
  const tried = await hash('plenty of mud', { saltOf: kept })
  expect(await match('plenty of grass', { kept, tried })).toBe('kept')
  expect(await match('plenty of mud', { kept, tried })).toBe('tried')
  expect(await match('plenty of snow', { kept, tried })).toBeNull()
  expect(await match('plenty of mud', { kept, tried: await hash('plenty of mud') })).toBeNull()
})

test('nothing opens an account that is not there', async () => {
  const { match } = makePasswords(cheap)
  for (const password of ['', 'plenty of grass']) expect(await match(password, NOBODY)).toBeNull()
})

test('a flood is turned away instead of piling up, and the places come free again', async () => {
  const { match } = makePasswords(cheap)
  const outcomes = await Promise.allSettled(Array.from({ length: 200 }, () => match('x', NOBODY)))
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(refused).toHaveLength(200 - 3 - 150)
  expect(refused[0]?.reason).toBeInstanceOf(TooManyAtOnce)
  const again = await Promise.all(Array.from({ length: 150 }, () => match('x', NOBODY)))
  expect(again).toHaveLength(150)
})

test('a flood from one network keeps nobody out who comes from another', async () => {
  const { hash, match } = makePasswords(cheap)
  const flood = Array.from({ length: 200 }, () =>
    hash('x', { network: '198.51.100.4' }).catch(() => 'refused'),
  )
  expect(await match('x', NOBODY, '203.0.113.1')).toBeNull()
  const refused = (await Promise.all(flood)).filter((outcome) => outcome === 'refused')
  expect(refused).toHaveLength(200 - 3 - 150 + 1)
})
