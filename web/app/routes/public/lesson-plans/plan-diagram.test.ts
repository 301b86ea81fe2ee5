import type { Move, Point } from '@touchline/domain/lesson-plans/draw.ts'
import { describe, expect, test } from 'vitest'
import { goalBox, movePath } from './plan-diagram.tsx'

const at = (x: number, y: number): Point => ({ x, y })
const pass: Move = { kind: 'PASS', from: at(10, 20), to: at(30, 40) }
const dribbleTo = (x: number): Move => ({ kind: 'DRIBBLE', from: at(10, 30), to: at(x, 30) })

describe('a path on the field', () => {
  test('is straight for a pass', () => expect(movePath(pass)).toBe('M10 20L30 40'))

  test('winds for a dribble and ends where it should', () => {
    const path = movePath(dribbleTo(22))
    expect(path).toBe('M10 30q2 2.2 4 0q2 -2.2 4 0q2 2.2 4 0')
  })

  test('of zero length is still valid', () => expect(movePath(dribbleTo(10))).toBe('M10 30q0 0 0 0'))
})

test.each([
  ['on a goal line', at(96, 32), { x: 95, y: 27.5, width: 2, height: 9 }],
  ['in a corner', at(6, 8), { x: 5, y: 3.5, width: 2, height: 9 }],
  ['on a touchline', at(50, 4), { x: 45.5, y: 3, width: 9, height: 2 }],
  ['in the field', at(26, 32), { x: 25, y: 27.5, width: 2, height: 9 }],
])('a goal %s', (_where, goal, box) => expect(goalBox(goal)).toEqual(box))
