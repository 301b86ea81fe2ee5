import { expect, test } from 'vitest'
import { base32, matchingStep, newSecret, stepAt, totpCode } from './totp.ts'

/** RFC 6238, appendix B: the secret of the SHA-1 vectors. */
const SECRET = base32(Buffer.from('12345678901234567890'))

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('RFC 6238: at second %d the code is %s', (seconds, code) => {
  const step = stepAt(new Date(seconds * 1000))
  expect(totpCode(SECRET, step, 8)).toBe(code)
  expect(totpCode(SECRET, step)).toBe(code.slice(2))
})

test('a secret is 160 random bits in base 32', () => {
  expect(SECRET).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(newSecret()).not.toBe(newSecret())
})

const now = new Date('2026-11-15T12:00:00.000Z')
const step = stepAt(now)

test.each([
  [-2, null],
  [-1, step - 1],
  [0, step],
  [1, step + 1],
  [2, null],
])('V-2: a code of %d steps aside belongs to step %s', (aside, found) => {
  expect(matchingStep(SECRET, totpCode(SECRET, step + aside), now, 0)).toBe(found)
})

test('V-2: a code opens once, and none before it opens afterwards', () => {
  const code = totpCode(SECRET, step)
  expect(matchingStep(SECRET, code, now, step - 1)).toBe(step)
  expect(matchingStep(SECRET, code, now, step)).toBeNull()
  expect(matchingStep(SECRET, totpCode(SECRET, step - 1), now, step)).toBeNull()
})

test.each(['', '12345', '1234567', 'abcdef', '１２３４５６', '12345\n'])('%j is no code', (code) => {
  expect(matchingStep(SECRET, code, now, 0)).toBeNull()
})
