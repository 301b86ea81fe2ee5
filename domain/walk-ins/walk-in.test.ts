import { expect, test } from 'vitest'
import {
  CODE_LENGTH,
  CODE_LETTERS,
  callsByFamily,
  codeForPaper,
  hasEmail,
  typedCode,
  withoutEmail,
} from './walk-in.ts'

test('P-16: the placeholder for an email is not an address, and is unique to a family', () => {
  expect(hasEmail(withoutEmail('u1'))).toBe(false)
  expect(withoutEmail('u1')).not.toBe(withoutEmail('u2'))
  expect(withoutEmail('u1')).not.toContain('@')
  expect(hasEmail('no-email@example.org')).toBe(true)
})

test('P-17: a code is too long to guess, and is read however it is typed', () => {
  expect(Math.log2(CODE_LETTERS.length ** CODE_LENGTH)).toBeGreaterThan(59)
  expect(codeForPaper('ABCDEFGHJKMN')).toBe('ABCD-EFGH-JKMN')
})

test.each([
  ['as printed', 'ABCD-EFGH-JKMN', 'ABCDEFGHJKMN'],
  ['in small letters, with spaces', ' abcd efgh jkmn ', 'ABCDEFGHJKMN'],
  ['with the dashes of a phone', 'ABCD–EFGH—JKMN', 'ABCDEFGHJKMN'],
  ['a letter short', 'ABCD-EFGH-JKM', null],
  ['a letter long', 'ABCD-EFGH-JKMNP', null],
  ['with a letter that no code has', 'ABCD-EFGH-JKMO', null],
])('P-17: %s', (_how, typed, code) => expect(typedCode(typed)).toBe(code))

test('P-19: calls are grouped by family, ordered by their most urgent one', () => {
  const call = (id: string, userId: string) => ({ id, userId })
  const calls = [call('a', 'rosa'), call('b', 'kim'), call('c', 'rosa')]
  const ids = callsByFamily(calls).map((some) => some.map(({ id }) => id))
  expect(ids).toEqual([['a', 'c'], ['b']])
  expect(callsByFamily([])).toEqual([])
})
