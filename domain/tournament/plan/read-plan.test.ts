import { describe, expect, test } from 'vitest'
import { testPlan, withMatches } from '../test-plan.ts'
import type { PlanInput } from './plan.ts'
import { readPlan } from './read-plan.ts'

const plan = withMatches(testPlan(), 'M1 Koi Drums tiger 09:30 leo', 'M2 Comets Dumplings rabbit 09:30 ada')

const refusal = (value: unknown) => {
  const read = readPlan(value)
  return 'refusal' in read ? read.refusal : null
}

describe('T-1: a plan is one document', () => {
  test('reads what it wrote', () => {
    expect(readPlan(JSON.stringify(plan))).toEqual({ plan })
    expect(readPlan(plan)).toEqual({ plan })
  })

  test('fills in what was left out', () => {
    const read = readPlan({
      venue: { name: 'Field' },
      divisions: [],
      groups: [],
      teams: [],
      pitches: [],
      slots: [],
    })
    expect(read).toMatchObject({
      plan: { revision: 0, goalCap: 4, midday: '12:30', matches: [], changes: [], weather: { state: 'ON' } },
    })
  })

  test.each<[string, unknown, string, string]>([
    ['no JSON', '{', 'plan', 'plan: This isn’t a plan we can read.'],
    ['a field nobody knows', { ...plan, mascot: 'Otter' }, 'plan', 'plan: There is no field mascot.'],
    [
      'a short name that is too long',
      { ...plan, teams: [{ ...plan.teams[0], shortName: 'Thirteen char' }] },
      'plan.teams.0.shortName',
      'plan, teams, number 1, short name: At most 12 characters.',
    ],
    [
      'a time that is none',
      { ...plan, slots: [{ ...plan.slots[0], start: '2026-02-21T24:00' }] },
      'plan.slots.0.start',
      'plan, slots, number 1, start: Please write it as 2026-02-21T09:30.',
    ],
    [
      'ages the wrong way round',
      { ...plan, divisions: [{ ...plan.divisions[0], code: 'U10/9' }] },
      'plan.divisions.0.code',
      'plan, divisions, number 1, code: Please write the ages as U9 or U8/9.',
    ],
  ])('refuses %s', (_what, value, field, message) =>
    expect(refusal(value)).toEqual({ code: 'BAD_PLAN', field, message }),
  )

  const [first, second] = plan.matches
  test.each<[string, Partial<Record<keyof PlanInput, unknown>>, string]>([
    ['the same id twice', { teams: [...plan.teams, plan.teams[0]] }, 'koi is listed twice.'],
    ['a team without a group', { groups: [] }, 'There is no a among the groups.'],
    ['a slot without a pitch', { pitches: [] }, 'There is no tiger among the pitches.'],
    [
      'a slot that ends before it starts',
      { slots: [{ ...plan.slots[0], end: plan.slots[0]?.start }] },
      'It must end after it starts.',
    ],
    [
      'a match in no slot',
      { matches: [{ ...first, slotId: 'nowhere' }] },
      'There is no nowhere among the slots.',
    ],
    [
      'a match in a slot of the whole venue',
      {
        slots: [{ ...plan.slots[0], kind: 'MEAL', pitchId: null }],
        matches: [{ ...first, slotId: plan.slots[0]?.id }],
      },
      'Choose a slot on a pitch.',
    ],
    ['the same number twice', { matches: [first, { ...second, number: 1 }] }, 'M1 is listed twice.'],
    ['a team against itself', { matches: [{ ...first, away: first?.home }] }, 'A team can’t play itself.'],
    [
      'a final without results',
      { divisions: [{ ...plan.divisions[0], play: 'FINAL' }] },
      'Finals need scores, and this division doesn’t keep any.',
    ],
    [
      'a place in a group match',
      { matches: [{ ...first, home: { from: { kind: 'PLACE', groupId: 'a', place: 1 } } }] },
      'Only a final or a semi-final takes its teams from a place.',
    ],
    [
      'a match that waits for itself',
      { matches: [{ ...first, stage: 'SEMI', home: { from: { kind: 'WINNER', matchId: 'm1' } } }] },
      'Only a final or a match for third place follows a semi-final.',
    ],
    ['a referee whom nobody knows', { officials: [] }, 'There is no leo among the officials.'],
  ])('refuses %s', (_what, changes, message) =>
    expect(refusal({ ...plan, assignments: plan.assignments.slice(0, 1), ...changes })?.message).toContain(
      message,
    ),
  )

  test('names three complaints and counts the rest', () =>
    expect(refusal({ ...plan, pitches: [] })?.message).toMatch(/number 3, pitch id: .* And \d+ more\.$/))
})
