import { expect, test } from 'vitest'
import { passwordProblem } from './password-policy.ts'

const problem = (password: string) => passwordProblem(password, 'priya.sandhu@example.org')

test.each([
  ['seven characters', 'gr4ss-y'],
  ['seven emoji, which are more in memory', '⚽🥅🏆👟🧤🎽📣'],
])('too short: %s', (_what, password) => expect(problem(password)).toBe('Password not long enough'))

test.each([
  ['as it is on the list', 'sunshine'.padEnd(8)],
  ['in capitals', 'FOOTBALL'],
  ['with a year', 'monkey2024'],
  ['with signs around', '!!dragon!!'],
  ['with look-alike signs', 'P@ssw0rd'],
  ['with both', '$unsh1ne99!'],
  ['twice', 'soccersoccer'],
  ['number 10,000 of the list', '24081990'],
  ['a word of the club', 'goalkeeper7'],
  ['a row of the keyboard', 'asdfghjkl'],
  ['counting', '23456789'],
  ['counting down', 'hgfedcba'],
  ['one character', 'zzzzzzzz'],
  ['three again and again', 'xyzxyzxyz'],
  ['full-width letters', 'ｐａｓｓｗｏｒｄ'],
])('too common: %s', (_what, password) =>
  expect(problem(password)).toBe('Password is one of the most common ones'),
)

test.each(['priya.sandhu@example.org', 'Priya.Sandhu', 'priya.sandhu2024'])(
  'the address itself: %s',
  (password) => expect(problem(password)).toBe('Password must not be the email address'),
)

test.each([
  'plenty of grass',
  'kickoff-2022'.replace('kickoff', 'throw-in'),
  'gr4ss-y!',
  '⚽🥅🏆👟🧤🎽📣🙂',
  'correct horse',
])('good: %s', (password) => expect(problem(password)).toBeNull())
