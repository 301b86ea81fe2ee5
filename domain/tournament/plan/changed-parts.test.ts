import { expect, test } from 'vitest'
import { scheduled, testPlan } from '../test-plan.ts'
import { changedParts } from './changed-parts.ts'

const plan = scheduled(testPlan())
const [first, second] = plan.matches

test('of one match that changed, that match only; of what is alike, nothing', () => {
  const after = {
    ...plan,
    theme: 'Rain',
    matches: plan.matches.map((match) =>
      match === second ? { ...match, status: 'POSTPONED' as const } : match,
    ),
  }
  expect(changedParts(plan, after)).toEqual({
    before: { theme: plan.theme, matches: [second] },
    after: { theme: 'Rain', matches: [{ ...second, status: 'POSTPONED' }] },
  })
})

test('a row that came, a row that went', () => {
  const after = { ...plan, matches: plan.matches.filter((match) => match !== first) }
  expect(changedParts(plan, after)).toEqual({ before: { matches: [first] }, after: { matches: [] } })
  expect(changedParts(after, plan)).toEqual({ before: { matches: [] }, after: { matches: [first] } })
})

test('nothing at all', () => expect(changedParts(plan, plan)).toEqual({ before: {}, after: {} }))
