import { expect, test } from 'vitest'
import { makePasswords, TooManyAtOnce } from './passwords.ts'

const cheap = { memory: 64, passes: 1, parallelism: 1 }

test('a password is kept as argon2id, at a cost that guessing cannot afford', async () => {
  const { hash, isRight } = makePasswords()
  const kept = await hash('plenty of grass')
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(await isRight('plenty of grass', kept)).toBe(true)
  expect(await isRight('plenty of Grass', kept)).toBe(false)
})

test('a hash of an earlier cost still opens', async () => {
  const kept = await makePasswords(cheap).hash('plenty of grass')
  expect(await makePasswords().isRight('plenty of grass', kept)).toBe(true)
})

test('the same password gives another hash each time', async () => {
  const { hash } = makePasswords(cheap)
  expect(await hash('plenty of grass')).not.toBe(await hash('plenty of grass'))
})

test('nothing opens an account that is not there', async () => {
  const { isRight } = makePasswords(cheap)
  for (const password of ['', 'plenty of grass']) expect(await isRight(password, null)).toBe(false)
})

test('a flood is turned away instead of piling up, and the places come free again', async () => {
  const { isRight } = makePasswords(cheap)
  const outcomes = await Promise.allSettled(Array.from({ length: 200 }, () => isRight('x', null)))
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(refused).toHaveLength(200 - 3 - 150)
  expect(refused[0]?.reason).toBeInstanceOf(TooManyAtOnce)
  const again = await Promise.all(Array.from({ length: 150 }, () => isRight('x', null)))
  expect(again).toHaveLength(150)
})
