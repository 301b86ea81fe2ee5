import { expect, test } from 'vitest'
import { onAnotherDay } from '../plan/new-plan.ts'
import { DAY, testPlan, withMatches } from '../test-plan.ts'
import { whomToCall } from './whom-to-call.ts'

const given = (...rows: Parameters<typeof withMatches>[1][]) => {
  const plan = withMatches(testPlan(), ...rows)
  return {
    ...plan,
    teams: plan.teams.map((team) =>
      team.id === 'koi' ? { ...team, coachName: 'Amara', coachPhone: '604-555-0101' } : team,
    ),
  }
}
const before = given('M1 Koi Drums tiger 09:30 leo', 'M2 Comets Dumplings rabbit 09:30 ada')
const told = (after: typeof before) =>
  whomToCall(before, after).map(({ name, texts }) => `${name}: ${texts.join('; ')}`)

test('T-29: nothing has changed, nobody is called', () => expect(whomToCall(before, before)).toEqual([]))

test('T-29: a match moves: its referee and the coach of a team that has one', () => {
  const after = {
    ...before,
    matches: before.matches.map((match) =>
      match.id === 'm1' ? { ...match, slotId: `tiger.${DAY}.1030` } : match,
    ),
  }
  expect(told(after)).toEqual(['Leo: M1 moved 9:30 AM → 10:30 AM', 'Amara, Koi: M1 moved 9:30 AM → 10:30 AM'])
  expect(whomToCall(before, after).at(-1)?.phone).toBe('604-555-0101')
})

test('T-29: a game goes to somebody else: both are notified, the teams need not be', () => {
  const after = given('M1 Koi Drums tiger 09:30 ada', 'M2 Comets Dumplings rabbit 09:30 ada')
  expect(told(after)).toEqual(['Leo: M1 is no longer yours', 'Ada: you have M1 now'])
})

test('T-29: on another day everybody with a game is called, and nobody else', () =>
  expect(told(onAnotherDay(before, DAY, '2026-02-28') as typeof before)).toEqual([
    'Leo: The day moved Sat, Feb 21 → Sat, Feb 28',
    'Ada: The day moved Sat, Feb 21 → Sat, Feb 28',
    'Amara, Koi: The day moved Sat, Feb 21 → Sat, Feb 28',
  ]))
