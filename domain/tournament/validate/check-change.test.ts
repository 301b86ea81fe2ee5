import { describe, expect, test } from 'vitest'
import { DAY, testPlan, withMatches } from '../test-plan.ts'
import { checkMove, moveMatch } from './check-change.ts'

const plan = withMatches(
  testPlan(),
  'M1 Koi Drums tiger 09:30 leo',
  'M2 Comets Dumplings rabbit 09:30 ada',
  'M3 Koi Comets tiger 10:30 leo',
)
const move = (matchId: string, pitch: string, time: string) =>
  checkMove(plan, { matchId, slotId: `${pitch}.${DAY}.${time}` })

describe('T-8: a move is checked before it is made', () => {
  test('into a clash, and says why', () =>
    expect(move('m3', 'rabbit', '1000').broken.map(({ text }) => text)).toEqual([
      'Koi rest only 7 minutes between M1 and M3 (H2: at least 20)',
      'Comets rest only 7 minutes between M2 and M3 (H2: at least 20)',
    ]))

  test('where it does no harm', () =>
    expect(move('m3', 'rabbit', '1100')).toMatchObject({ broken: [], mended: [] }))

  test('onto another match: the two change places', () => {
    const { plan: after, broken } = move('m3', 'rabbit', '0930')
    expect(after.matches.map(({ slotId }) => slotId)).toEqual([
      `tiger.${DAY}.0930`,
      `tiger.${DAY}.1030`,
      `rabbit.${DAY}.0930`,
    ])
    expect(broken.map(({ text }) => text)).toEqual([
      'Koi play M1 and M3 at the same time (H1)',
      'Leo has M1 and M3 at the same time (H6)',
    ])
  })

  test('what was broken before counts only as mended', () => {
    const broken = moveMatch(plan, { matchId: 'm3', slotId: `rabbit.${DAY}.1000` })
    const { broken: worse, mended } = checkMove(broken, { matchId: 'm3', slotId: `rabbit.${DAY}.1100` })
    expect(worse).toEqual([])
    expect(mended.map(({ rule }) => rule)).toEqual(['H2', 'H2'])
  })
})
