import { describe, expect, test } from 'vitest'
import { DAY, testPlan, withMatches } from '../test-plan.ts'
import { validate } from '../validate/validate.ts'
import { closePitches, findPlaces, slotChoices } from './close-pitch.ts'

const plan = withMatches(
  testPlan(),
  'M1 Koi Drums tiger 09:30 leo',
  'M2 Comets Dumplings rabbit 09:30 ada',
  'M3 Koi Comets rabbit 10:30 leo',
)

describe('T-16: closing a pitch', () => {
  test.each([
    ['all day', null, null, ['m2', 'm3']],
    ['from ten', `${DAY}T10:00`, null, ['m3']],
    ['until ten', null, `${DAY}T10:00`, ['m2']],
    ['in the afternoon', `${DAY}T12:00`, null, []],
  ])('%s', (_when, from, to, expected) =>
    expect(closePitches(plan, { pitchIds: ['rabbit'], from, to }).mustMove).toEqual(expected),
  )

  test('in the order of the day, whatever the order of the plan', () => {
    const turned = { ...plan, matches: plan.matches.toReversed(), slots: plan.slots.toReversed() }
    const { mustMove } = closePitches(turned, { pitchIds: ['rabbit'], from: null, to: null })
    expect(mustMove).toEqual(['m2', 'm3'])
  })

  test('a match that stays there breaks H8 until it has moved', () => {
    const { plan: closed } = closePitches(plan, { pitchIds: ['rabbit'], from: null, to: null })
    expect(validate(closed).map(({ rule, matchIds }) => [rule, ...matchIds])).toEqual([
      ['H8', 'm2'],
      ['H8', 'm3'],
    ])
  })

  test('a finished match does not move', () => {
    const over = {
      ...plan,
      matches: plan.matches.map((match) => ({ ...match, status: 'FINISHED' as const })),
    }
    expect(closePitches(over, { pitchIds: ['rabbit'], from: null, to: null }).mustMove).toEqual([])
  })

  test('T-8: where it could go, harmless slots first', () => {
    const { plan: closed } = closePitches(plan, { pitchIds: ['rabbit'], from: null, to: null })
    const choices = slotChoices(closed, 'm3')
    expect(choices.every(({ slotId }) => slotId.startsWith('tiger'))).toBe(true)
    expect(choices[0]).toMatchObject({ slotId: `tiger.${DAY}.1030`, broken: [] })
    expect(choices[0]?.mended.map(({ rule }) => rule)).toEqual(['H8'])
    const last = choices.at(-1)
    expect(last?.slotId).toBe(`tiger.${DAY}.1000`)
    expect(last?.broken.map(({ text }) => text)).toEqual([
      'Koi rest only 7 minutes between M1 and M3 (H2: at least 20)',
      'Comets rest only 7 minutes between M2 and M3 (H2: at least 20)',
    ])
  })
})

test('T-16: matches of a closed pitch find harmless places one after the other; what finds none is postponed', () => {
  const { plan: closed, mustMove } = closePitches(plan, { pitchIds: ['rabbit'], from: null, to: null })
  const { plan: after, moved, homeless } = findPlaces(closed, mustMove)
  expect(moved.length).toBe(mustMove.length)
  expect(new Set(moved.map(({ slotId }) => slotId)).size).toBe(moved.length)
  expect(homeless).toEqual([])
  expect(validate(after).filter(({ rule }) => rule === 'H1' || rule === 'H2' || rule === 'H5')).toEqual([])
})

test('T-16: with every pitch closed they are all postponed', () => {
  const { plan: closed, mustMove } = closePitches(plan, {
    pitchIds: ['tiger', 'rabbit'],
    from: null,
    to: null,
  })
  const { plan: after, homeless } = findPlaces(closed, mustMove)
  expect(homeless).toEqual(['m1', 'm2', 'm3'])
  expect(after.matches.map(({ status }) => status)).toEqual(['POSTPONED', 'POSTPONED', 'POSTPONED'])
})

describe('T-16: nobody has to come earlier than they know', () => {
  // Tiger is free at 9:30 and from 11:00 on; Rabbit closes with a match of two other teams at 10:30.
  const late = withMatches(testPlan(), 'M1 Koi Drums tiger 10:30 leo', 'M2 Comets Dumplings rabbit 10:30 ada')
  const full = (from: string) => ({
    ...late,
    slots: late.slots.filter(({ pitchId, start }) => pitchId !== 'tiger' || start <= from),
  })
  const placeOf = (plan: typeof late, from: string | null) => {
    const closed = closePitches(plan, { pitchIds: ['rabbit'], from, to: null })
    return findPlaces(closed.plan, closed.mustMove, from).moved[0]?.slotId ?? null
  }

  test.each([
    ['the next one later, before the day', late, null, `tiger.${DAY}.1100`],
    ['the next one later, on the day', late, `${DAY}T09:00`, `tiger.${DAY}.1100`],
    ['the nearest one earlier where no other is left', full(`${DAY}T10:30`), null, `tiger.${DAY}.1000`],
    ['none rather than an earlier one on the day', full(`${DAY}T10:30`), `${DAY}T09:00`, null],
  ])('%s', (_, plan, from, slotId) => expect(placeOf(plan, from)).toBe(slotId))
})

test.each([
  ['while M2 is on', '09:40', ['m3'], ['m2']],
  ['after it, though nobody has sent a result', '10:10', ['m3'], []],
  ['while M3 is on', '10:31', [], ['m3']],
])('T-38: a match in play is neither moved nor postponed, %s', (_when, now, mustMove, onNow) => {
  const closed = closePitches(plan, { pitchIds: ['rabbit'], from: null, to: null, now: `${DAY}T${now}` })
  expect([closed.mustMove, closed.onNow]).toEqual([mustMove, onNow])
  const played = closed.plan.slots.filter(({ id }) => id === `rabbit.${DAY}.0930`)
  expect(played.map(({ kind }) => kind)).toEqual(['PLAY'])
})
