import { expect, test } from 'vitest'
import { householdsOf } from './households.ts'

const player = (playerId: string | null, teamId: string) => ({
  playerId,
  teamId,
  displayName: 'Maya L.',
  shirtNo: null,
})
const FAMILIES: Record<string, string> = { maya: 'lee', zoe: 'lee', leo: 'lee', ada: 'novak', tom: 'novak' }

test('T-5, Q6: families with children in two teams, without their names', () =>
  expect(
    householdsOf(
      [
        player('maya', 'koi'),
        player('zoe', 'drums'),
        player('leo', 'koi'),
        player('ada', 'comets'),
        player('tom', 'comets'),
        player(null, 'koi'),
        player('guest', 'drums'),
      ],
      (id) => FAMILIES[id] ?? null,
    ),
  ).toEqual([{ id: 'household-1', teamIds: ['koi', 'drums'] }]))
