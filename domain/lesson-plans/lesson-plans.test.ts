import { describe, expect, test } from 'vitest'
import { FALL_2025 } from '../programs/program-sessions.ts'
import { type Diagram, FIELD_SIZE, type Point } from './draw.ts'
import { LESSON_THEMES, type LessonPlan, lessonPlan } from './lesson-plans.ts'
import { AGE_BANDS } from './plan-types.ts'

const plans = LESSON_THEMES.flatMap(({ slug }) =>
  AGE_BANDS.map((band) => lessonPlan(slug, band, FALL_2025) as LessonPlan),
)
const named = plans.map((plan) => [`week ${plan.week}, ages ${plan.band}`, plan] as const)

test('L-1: fifteen themes, one for each weekend, and a plan for each age', () => {
  expect(LESSON_THEMES.map(({ week }) => week)).toEqual(Array.from({ length: 15 }, (_, n) => n + 1))
  expect(plans).toHaveLength(60)
  expect(lessonPlan('hello-ball', '3-5', FALL_2025)?.days).toEqual(['2025-09-06', '2025-09-07'])
  expect(lessonPlan('mini-world-cup', '9-11', FALL_2025)?.days).toEqual(['2025-12-06', '2025-12-07'])
  expect(lessonPlan('family-game', '12-15', FALL_2025)?.days).toEqual(['2025-12-13', '2025-12-14'])
  const summer = { startDate: '2026-07-01', endDate: '2026-08-31', days: ['WED', 'SUN'] }
  expect(lessonPlan('hello-ball', '3-5', summer)?.days).toEqual(['2026-07-01'])
  expect(lessonPlan('family-game', '3-5', summer)?.days).toEqual([])
})

test.each([
  ['hello-ball', '4-5'],
  ['goodbye-ball', '3-5'],
  ['', ''],
])('there is no plan %j for %j', (slug, band) => expect(lessonPlan(slug, band, FALL_2025)).toBeUndefined())

test.each(named)('L-2: %s fills 90 minutes and ends with a free game', (_name, { timeline, question }) => {
  expect(timeline.map(({ fromMinute, toMinute }) => [fromMinute, toMinute])).toEqual([
    [0, 10],
    [10, 35],
    [35, 45],
    [45, 65],
    [65, 85],
    [85, 90],
  ])
  expect(timeline.flatMap(({ details }) => details).every((text) => text.length > 15)).toBe(true)
  expect(timeline[2]?.details).toContain(`Ask: ${question}`)
  expect(timeline[4]?.title).toMatch(/game/)
})

test('L-2: the youngest have three story games of 7 minutes', () => {
  const youngest = plans.filter(({ band }) => band === '3-5')
  expect(youngest.map(({ timeline }) => timeline[1]?.details.length)).toEqual(Array(15).fill(3))
})

test('L-3: no two plans say the same', () => {
  const parts = ['goal', 'easier', 'harder', 'question', 'rain'] as const
  for (const part of parts) expect(new Set(plans.map((plan) => plan[part])).size, part).toBe(60)
  for (const step of [0, 1, 3, 4])
    expect(new Set(plans.map(({ timeline }) => timeline[step]?.details.join(' '))).size).toBe(60)
  expect(new Set(plans.map(({ words }) => words.join())).size).toBe(60)
  expect(plans.every(({ words }) => words.length === 3)).toBe(true)
  expect(new Set(plans.map(({ diagram }) => JSON.stringify(diagram))).size).toBe(60)
})

test.each(named)('the goal of %s is one sentence', (_name, { goal }) =>
  expect(goal).toMatch(/^[A-Z][^.!?]*[.]$/),
)

const pointsOf = ({ us, them, balls, cones, goals, moves }: Diagram): Point[] => [
  ...[us, them, balls, cones, goals].flat(),
  ...moves.flatMap(({ from, to }) => [from, to]),
]

const NEAR = 7
const isNear = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y) <= NEAR

describe('L-4: a diagram can be drawn and makes sense', () => {
  test.each(named)('%s lies on the field', (_name, { diagram }) => {
    const outside = pointsOf(diagram).filter(
      ({ x, y }) => !(x >= 0 && x <= FIELD_SIZE.width && y >= 0 && y <= FIELD_SIZE.height),
    )
    expect(outside).toEqual([])
    expect(diagram.us.length).toBeGreaterThan(0)
    expect(diagram.caption.length).toBeGreaterThan(30)
  })

  test.each(named)(
    '%s: the ball moves from where it is, a runner from where somebody is',
    (_name, { diagram }) => {
      const { us, them, balls, moves } = diagram
      const people = [...us, ...them]
      const strays = moves.filter(({ kind, from }, n) => {
        const before = moves.slice(0, n).map(({ to }) => to)
        return ![...(kind === 'RUN' ? people : balls), ...before].some((point) => isNear(point, from))
      })
      expect(strays).toEqual([])
    },
  )
})
