import { expect, test } from 'vitest'
import { isWellKnown, passwordFault } from './password.ts'

const EMAIL = ' Priya.Sandhu@example.org'

test.each([
  ['seven characters', 'gr4ss-y', 'TOO_SHORT'],
  ['eight', 'gr4ss-y!', null],
  ['seven emoji, which are more in memory', '⚽🥅🏆👟🧤🎽📣', 'TOO_SHORT'],
  ['eight emoji', '⚽🥅🏆👟🧤🎽📣🙂', null],
  ['the address', 'priya.sandhu@example.org', 'IS_ADDRESS'],
  ['what stands before the @, with a year', 'PRIYA.SANDHU2024', 'IS_ADDRESS'],
  ['more than what stands before the @', 'priya.sandhu plays', null],
  ['counting', '23456789', 'IS_PATTERN'],
  ['counting with a slip', '23456798', null],
  ['a row of the keyboard', 'asdfghjkl', 'IS_PATTERN'],
  ['three again and again', 'xyzxyzxyz', 'IS_PATTERN'],
])('a password that is %s', (_what, password, fault) => expect(passwordFault(password, EMAIL)).toBe(fault))

test.each([
  ['password', true],
  ['Passw0rd!', true],
  ['soccersoccer', true],
  ['monkey2024', true],
  ['', false],
  ['plenty of grass', false],
])('a browser knows whether %j is well known: %s', (password, known) =>
  expect(isWellKnown(password)).toBe(known),
)
