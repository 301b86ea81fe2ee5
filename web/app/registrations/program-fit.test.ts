import { SHIPPED_RULES } from '@touchline/domain/club/club-rules.ts'
import { expect, test } from 'vitest'
import { fall, registeredPlayer, somePlayer, someRegistration, youth } from '../family/test/some-family.ts'
import { fittingPrograms, siblingFit } from './program-fit.ts'

const today = '2025-09-01'
const { ages } = SHIPPED_RULES
const programs = [fall, youth]
const fitOf = (player: Parameters<typeof siblingFit>[0], wanted = fall) =>
  siblingFit(player, wanted, programs, today, ages)

test.each([
  ['fits', '2016-03-01', 'fall'],
  ['is too old, and fits another of the season', '2014-12-31', 'youth'],
  ['is at the edge', '2015-01-01', 'fall'],
  ['fits none', '2020-01-01', undefined],
])('E-5: a sibling who %s', (_case, birthDate, id) =>
  expect(fitOf(somePlayer('Ada', { birthDate })).program?.id).toBe(id),
)

test('E-11: a child who already has a place is not led into another program', () => {
  const ada = registeredPlayer('Ada')
  const second = { ...fall, id: 'second', name: 'Second' }
  expect(siblingFit(ada, fall, [fall, second], today, ages)).toEqual({
    program: null,
    reason: 'Ada is already in Fall training (pending). No need to register again.',
  })
  const older = { ...fall, id: 'older', minBirthYear: 2010, maxBirthYear: 2014 }
  expect(siblingFit(ada, older, [older, fall, second], today, ages).program).toBeNull()
})

test('E-3: a child who takes a break is shown the way back', () => {
  const { program, reason } = fitOf(somePlayer('Ada', { status: 'INACTIVE' }))
  expect(program).toBeNull()
  expect(reason).toContain('Reactivate your player first')
})

test('another season is another choice', () => {
  const next = { ...youth, id: 'next', startDate: '2026-01-10', endDate: '2026-03-20' }
  const ada = somePlayer('Ada', { birthDate: '2014-05-01' })
  expect(siblingFit(ada, fall, [fall, next], today, ages).program).toBeNull()
})

test('a program that is over suits nobody (E-4)', () => {
  const over = { ...fall, id: 'over', startDate: '2024-09-07', endDate: '2024-12-19', minBirthYear: 2010 }
  const ada = somePlayer('Ada')
  expect(fittingPrograms(ada, [over, fall], today, ages).map(({ id }) => id)).toEqual(['fall'])
})

test('a registration that has ended is no obstacle', () => {
  const ada = somePlayer('Ada')
  const again = { ...ada, registrations: [someRegistration(ada, { status: 'CANCELLED' })] }
  expect(fitOf(again).program?.id).toBe('fall')
})
