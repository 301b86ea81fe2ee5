import { SHIPPED_RULES } from '@touchline/domain/club/club-rules.ts'
import { expect, test } from 'vitest'
import { playerProblems, twinOf } from './player-problems.ts'

const today = '2025-09-01'
const { ages } = SHIPPED_RULES
const ada = { firstName: 'Ada', lastName: 'Fraser', birthDate: '2016-03-01' }

test('E-9: reports every invalid field at once', () =>
  expect(playerProblems({ firstName: ' ', lastName: '', birthDate: '2030-01-01' }, today, ages)).toEqual({
    firstName: 'Please tell us your player’s first name.',
    lastName: 'Please tell us your player’s last name.',
    birthDate: 'That birth date is in the future. Please check the year.',
  }))

test.each([
  ['the year of turning 3', '2022-12-31', false],
  ['a year too early', '2023-01-01', true],
  ['fifteen', '2010-01-01', false],
  ['too old', '2009-12-31', true],
])('E-9: %s', (_case, birthDate, isWrong) =>
  expect('birthDate' in playerProblems({ ...ada, birthDate }, today, ages)).toBe(isWrong),
)

test('E-9: the sentence names the child', () =>
  expect(playerProblems({ ...ada, birthDate: '2023-05-01' }, today, ages).birthDate).toContain(
    'meet Ada in 2026',
  ))

test.each([
  ['case and spaces', { ...ada, firstName: '  aDA ' }, true],
  ['another birth date', { ...ada, birthDate: '2016-03-02' }, false],
])('E-10: %s', (_case, player, isTwin) => expect(twinOf(player, [ada]) === ada).toBe(isTwin))
