import { expect, test } from 'vitest'
import { testPlan } from '../test-plan.ts'
import { rosterText, withRoster } from './roster.ts'

const player = (displayName: string, shirtNo: number | null, playerId: string | null = null) => ({
  teamId: 'koi',
  playerId,
  displayName,
  shirtNo,
})
const other = { ...player('Zoe P.', 9), teamId: 'drums' }
const plan = testPlan({ players: [player('Maya L.', 7, 'p1'), player('Noah L.', null, 'p2'), other] })

test('a roster is written as it is read', () => {
  expect(rosterText(plan, 'koi')).toBe('Maya L., 7\nNoah L.')
  const read = withRoster(plan, 'koi', rosterText(plan, 'koi'))
  expect(read.players).toEqual([other, ...plan.players.slice(0, 2)])
})

test.each<[string, string, unknown]>([
  ['who stays is the same child, with another number', 'Maya L. 10', [player('Maya L.', 10, 'p1')]],
  ['somebody new has no account', 'Ivy K., 3', [player('Ivy K.', 3)]],
  [
    'two of one name are two children',
    'Maya L.\nMaya L.',
    [player('Maya L.', null, 'p1'), player('Maya L.', null)],
  ],
  ['empty lines are nobody', '\n  \n', []],
])('%s', (_what, text, players) =>
  expect(withRoster(plan, 'koi', text).players.filter(({ teamId }) => teamId === 'koi')).toEqual(players),
)
