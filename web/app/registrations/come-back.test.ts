import { SHIPPED_RULES } from '@touchline/domain/club/club-rules.ts'
import { expect, test } from 'vitest'
import { fall, somePlayer, someRegistration } from '../family/test/some-family.ts'
import { comeBacks } from './come-back.ts'
import { openTo } from './offered-program.ts'
import { chosenOf, emptyDraft, withChild } from './register-draft.ts'

const season = {
  id: 'winter',
  name: 'Winter 2026',
  startDate: '2026-01-10',
  opensForReturning: '2025-11-01',
  opensForAll: '2025-11-15',
}
const winter = { ...fall, id: 'winter-1', startDate: '2026-01-10', endDate: '2026-03-22', season }
const { ages } = SHIPPED_RULES

const registered = (changes: object = {}) => {
  const ada = somePlayer('Ada')
  return { ...ada, registrations: [someRegistration(ada, { days: ['SUN'], ...changes })] }
}
const family = (...players: ReturnType<typeof registered>[]) => ({
  userId: 'mum',
  isReachable: true,
  players,
})
const asked = (
  who = family(registered()),
  { programs = [fall, winter], today = '2025-11-01' }: { programs?: (typeof fall)[]; today?: string } = {},
) => comeBacks(who, openTo(who, programs), today, ages)

test('S-16: the same child, the program of the new season, the days of last time', () => {
  const [comeBack] = asked()
  expect(comeBack?.season.name).toBe('Winter 2026')
  expect(
    comeBack?.children.map(({ player, program, option }) => [player.firstName, program.id, option?.id]),
  ).toEqual([['Ada', 'winter-1', 'MONTHLY_ONCE SUN']])
})

test.each([
  ['before it opens', { today: '2025-10-31' }],
  ['with no program of the age', { programs: [fall, { ...winter, maxBirthYear: 2015 }] }],
])('S-16: nobody is asked back %s', (_case, facts) => expect(asked(undefined, facts)).toEqual([]))

test('S-16: children who are already in or have left are not asked back', () => {
  const inBoth = registered()
  const again = someRegistration(inBoth, { id: 'again' })
  inBoth.registrations.push({ ...again, program: { ...again.program, ...winter } })
  expect(asked(family(inBoth))).toEqual([])
  expect(asked(family(registered({ status: 'WITHDRAWN' })))).toEqual([])
})

test('S-16: if last time’s days are no longer offered, the family chooses', () => {
  const [comeBack] = asked(undefined, { programs: [fall, { ...winter, days: ['SAT'] }] })
  expect(comeBack?.children[0]?.option).toBeNull()
})

test('S-15: a new family waits for the day that is open to everybody', () => {
  const opening = (who: Parameters<typeof openTo>[0]) => openTo(who, [winter])[0]?.opensOn
  expect(opening(family(registered()))).toBe('2025-11-01')
  expect(opening({ userId: 'new', isReachable: true, players: [somePlayer('Kai')] })).toBe('2025-11-15')
  expect(opening(null)).toBe('2025-11-15')
})

test('S-16: the form starts with last time’s days', () => {
  const player = registered()
  const candidates = [{ player, program: winter, reason: null }]
  const [chosen] = chosenOf(withChild(emptyDraft, player.id), candidates, '2025-11-01')
  expect(chosen?.option?.id).toBe('MONTHLY_ONCE SUN')
})
