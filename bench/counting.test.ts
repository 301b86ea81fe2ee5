import type { Plan } from '@touchline/domain/tournament/plan/plan.ts'
import { impossibilities, officialsShort } from '@touchline/domain/tournament/schedule/impossible.ts'
import { taskOf } from '@touchline/domain/tournament/schedule/task.ts'
import { describe, expect, test } from 'vitest'
import { feasibleDay } from './feasible-day.ts'
import { impossibleDay } from './impossible-day.ts'
import { GAMES, SHAPES, seedOf } from './tournament-shapes.ts'

/** The reasons against a day that counting alone finds, before any search. */
function countedOut(plan: Plan): string[] {
  const { problem, staffing } = taskOf(plan, { seed: 1 })
  return [...impossibilities(problem), ...officialsShort(plan, problem, staffing)].map(({ text }) => text)
}

describe.each(GAMES)('T-42: counting, with games each: %s', (games) => {
  const shapes = SHAPES.filter((shape) => shape.games === games && shape.pitches % 4 === shape.divisions)

  test('never rules out a day that can be planned', () => {
    for (const shape of shapes) {
      const day = feasibleDay(shape, seedOf(shape, 500))
      if (day) expect([shape, countedOut(day.draft)]).toEqual([shape, []])
    }
  })

  test('rules out every day with too few kick-offs for the rest of its teams', () => {
    for (const shape of shapes) {
      const plan = impossibleDay(shape, seedOf(shape, 500), 'kick-offs')
      if (plan) expect([shape, countedOut(plan).length > 0]).toEqual([shape, true])
    }
  })
})
