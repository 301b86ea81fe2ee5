import { describe, expect, test } from 'vitest'
import type { Match, Plan } from '../plan/plan.ts'
import { drawn, teamsOf, testPlan, u10, withMatches } from '../test-plan.ts'
import { carryResults } from './carry-results.ts'
import { awaitsScore, entryWords, readEntry, saysTheSame, withDispute, withResult } from './enter-result.ts'

const rows = ['M1 Koi Drums tiger 09:30 leo', 'M2 Comets Dumplings rabbit 09:30 ada'] as const
const young = withMatches(testPlan(), ...rows)
const scored = withMatches(testPlan({ divisions: [u10({ recordsResults: true, play: 'FINAL' })] }), ...rows)
const arrival = { at: '2026-02-21T18:00:00Z', by: 'Leo', key: 'key-1' }

const match = (plan: Plan, id = 'm1') => plan.matches.find((one) => one.id === id) as Match
const read = (plan: Plan, value: unknown, id = 'm1') => readEntry(plan, match(plan, id), value)
function entry(plan: Plan, value: unknown, id = 'm1') {
  const found = read(plan, value, id)
  if ('refusal' in found) throw new Error(found.refusal.message)
  return found.entry
}

test('T-39: the desk waits for scores that are kept, of known teams, until they are in', () => {
  const finals = drawn(testPlan({ divisions: [u10({ recordsResults: true, play: 'FINAL' })] }))
  const waiting = (plan: Plan) => plan.matches.filter((one) => awaitsScore(plan, one)).map(({ id }) => id)
  expect(waiting(scored)).toEqual(['m1', 'm2'])
  expect(waiting(young)).toEqual([])
  const score = entry(scored, { score: { home: 2, away: 1 } })
  expect(waiting(withResult(scored, 'm1', score, arrival))).toEqual(['m2'])
  expect(waiting(finals)).toEqual(finals.matches.filter(({ stage }) => stage === 'GROUP').map(({ id }) => id))
})

describe('T-19: what can be entered', () => {
  test.each<[string, Plan, unknown, string | null]>([
    ['a score', scored, { score: { home: 2, away: 1 } }, null],
    ['no score where one is kept', scored, {}, 'Please enter the score.'],
    [
      'a score where none is kept',
      young,
      { score: { home: 0, away: 0 } },
      'We keep no scores for this age group. Send the card without one.',
    ],
    ['the card of the young ones', young, { everyonePlayed: true, homeStar: 'Helped up' }, null],
    [
      'a hundred goals',
      scored,
      { score: { home: 100, away: 0 } },
      'result, score, home: This cannot be above 99.',
    ],
    [
      'an unknown field',
      scored,
      { score: { home: 1, away: 0 }, price: 1 },
      'result: There is no field price.',
    ],
    ['a forfeit by nobody', scored, { status: 'FORFEIT' }, 'Choose which team didn’t show up.'],
    ['a forfeit', scored, { status: 'FORFEIT', forfeitBy: 'AWAY' }, null],
    ['abandoned early, without a score', scored, { status: 'ABANDONED' }, null],
    [
      'kicks in a group match',
      scored,
      { score: { home: 1, away: 1 }, kicks: { home: 3, away: 2 } },
      'Only a tied final goes to penalty kicks.',
    ],
  ])('%s', (_what, plan, value, message) => {
    const found = read(plan, value)
    expect('refusal' in found ? found.refusal.message : null).toBe(message)
  })

  const final = (changes: Partial<Match> = {}): Plan => ({
    ...scored,
    matches: [{ ...match(scored), stage: 'FINAL', groupId: null, ...changes }],
  })
  test.each<[string, unknown, string | null]>([
    ['level', { score: { home: 1, away: 1 } }, 'It’s a tie: please enter the penalty kicks.'],
    [
      'level kicks',
      { score: { home: 1, away: 1 }, kicks: { home: 2, away: 2 } },
      'Penalty kicks need a winner.',
    ],
    ['kicks', { score: { home: 1, away: 1 }, kicks: { home: 3, away: 2 } }, null],
  ])('a final: %s', (_what, value, message) => {
    const found = read(final(), value)
    expect('refusal' in found ? found.refusal.message : null).toBe(message)
  })

  test('teams that nobody knows yet', () => {
    const from = { kind: 'PLACE', groupId: 'a', place: 1 } as const
    const found = read(final({ home: { teamId: null, from } }), { score: { home: 1, away: 0 } })
    expect('refusal' in found && found.refusal.message).toBe('The teams in this match aren’t known yet.')
  })
})

describe('a result in the plan', () => {
  test('T-13: the last one of the group fills the final', () => {
    const plan = drawn(
      testPlan({ divisions: [u10({ recordsResults: true, play: 'FINAL' })], teams: teamsOf('u10', 'a', 2) }),
    )
    const [game] = plan.matches as [Match]
    const after = withResult(plan, game.id, entry(plan, { score: { home: 0, away: 1 } }, game.id), arrival)
    expect(match(after, game.id)).toMatchObject({
      status: 'FINISHED',
      score: { home: 0, away: 1 },
      card: { receivedAt: arrival.at, enteredBy: 'Leo', entryKey: 'key-1' },
    })
    expect(match(after, 'u10-final').home.teamId).toBe(game.away.teamId)
  })

  test.each<[string, unknown, boolean]>([
    ['the same', { score: { home: 2, away: 1 } }, true],
    ['the same with a star', { score: { home: 2, away: 1 }, homeStar: 'Kind' }, true],
    ['the other way round', { score: { home: 1, away: 2 } }, false],
    ['abandoned', { status: 'ABANDONED', abandonedAfterHalfTime: true, score: { home: 2, away: 1 } }, false],
  ])('T-20: %s', (_what, value, expected) => {
    const after = withResult(scored, 'm1', entry(scored, { score: { home: 2, away: 1 } }), arrival)
    expect(saysTheSame(match(after), entry(scored, value))).toBe(expected)
  })

  test('T-20: a dispute stands on the card, the score stays', () => {
    const after = withResult(scored, 'm1', entry(scored, { score: { home: 2, away: 1 } }), arrival)
    const disputed = withDispute(after, 'm1', '1–2 from Ada')
    expect(match(disputed)).toMatchObject({ score: { home: 2, away: 1 }, card: { disputed: '1–2 from Ada' } })
  })

  test('T-21: a draft takes over what was played, and keeps its own times', () => {
    const played = withResult(scored, 'm1', entry(scored, { score: { home: 2, away: 1 } }), arrival)
    const draft = {
      ...scored,
      matches: scored.matches.map((one) => ({ ...one, slotId: one.slotId?.replace('0930', '1000') ?? null })),
    }
    const carried = carryResults(draft, played)
    expect(match(carried)).toMatchObject({ slotId: 'tiger.2026-02-21.1000', score: { home: 2, away: 1 } })
    expect(match(carried, 'm2').score).toBeNull()
    expect(carryResults(draft, null)).toBe(draft)
  })

  test.each([
    [{ score: { home: 2, away: 1 } }, '2–1'],
    [{ status: 'FORFEIT', forfeitBy: 'HOME' }, 'didn’t show up: home'],
    [{ status: 'ABANDONED' }, 'abandoned'],
  ])('in words: %o', (value, words) => expect(entryWords(entry(scored, value))).toBe(words))
})
