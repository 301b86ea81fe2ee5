import { expect, test } from 'vitest'
import { planFrom } from '../plan/read-plan.ts'
import { testPlan, u10 } from '../test-plan.ts'
import { awardName, usualAwards } from './award-names.ts'

test('T-9: a lantern in every division, a champion only where results are kept', () => {
  const young = u10()
  const old = { ...u10({ recordsResults: true }), id: 'u14', code: 'U14' }
  const awards = usualAwards([young, old])
  expect(awards.map(({ id, order }) => [id, order])).toEqual([
    [`fair-play-${young.id}`, 1],
    ['fair-play-u14', 2],
    ['champion-u14', 3],
  ])
  expect(awardName(awards[2] as (typeof awards)[number], [young, old])).toBe('Champion, U14')
  expect(planFrom({ ...testPlan(), awards: usualAwards(testPlan().divisions) }).awards).toHaveLength(
    testPlan().divisions.length,
  )
})
