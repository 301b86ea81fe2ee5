import { expect, test } from 'vitest'
import { adminSignInProblem } from './admin-session.ts'

const used = new Date('2026-11-15T08:00:00.000Z')
const admin = { groups: ['pmfcadmin'], lastUsedAt: used, hasSecondFactor: true }

test.each([
  ['2026-11-15T19:59:59.999Z', null],
  ['2026-11-15T20:00:00.000Z', 'IDLE'],
  ['2026-11-15T20:00:00.001Z', 'IDLE'],
] as const)('V-5: an administrator last active at 08:00 has, at %s, the problem %s', (at, problem) => {
  expect(adminSignInProblem(admin, true, new Date(at))).toBe(problem)
})

test('V-5: a parent may be away for longer', () => {
  const parent = { ...admin, groups: [] }
  expect(adminSignInProblem(parent, true, new Date('2026-12-14T08:00:00.000Z'))).toBeNull()
})

test('V-4: without a required second step, an administrator has no admin rights', () => {
  const once = { ...admin, hasSecondFactor: false }
  expect(adminSignInProblem(once, true, used)).toBe('NO_SECOND_FACTOR')
  expect(adminSignInProblem(once, false, used)).toBeNull()
  expect(adminSignInProblem({ ...once, groups: ['coaches'] }, true, used)).toBeNull()
})
