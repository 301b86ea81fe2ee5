import { describe, expect, test } from 'vitest'
import {
  EVEN_GAMES_MARGIN,
  type GameFormat,
  GRACE_MINUTES,
  lineupWords,
  minimumToStart,
  RULES_OF_PLAY,
  type RulesOfPlay,
  recordsResults,
  rulesOfPlay,
  SHIPPED_RESULTS_FROM,
  withoutResults,
} from './rules-of-play.ts'

const of = (group: number): RulesOfPlay => {
  const rules = rulesOfPlay(group)
  if (!rules) throw new Error(`no rules for U${group}`)
  return rules
}

test('G-1: U6 to U15 and no others', () => {
  expect(RULES_OF_PLAY.map(({ group }) => group)).toEqual([6, 7, 8, 9, 10, 11, 12, 13, 14, 15])
  expect([rulesOfPlay(5), rulesOfPlay(16)]).toEqual([undefined, undefined])
})

describe('G-1: the table', () => {
  test.each([
    [6, '3v3', false, ['3'], '25–30 × 18–22', '3×5', null, null, '3–3 × 2×8'],
    [7, '3v3', false, ['3'], '25–30 × 18–22', '3×5', 30, 60, '3–3 × 2×8'],
    [8, '5v5', true, ['3', '4'], '30–36 × 25–30', '5×8', 40, 60, '3–3 × 2×10'],
    [9, '5v5', true, ['4', '3'], '30–36 × 25–30', '5×8', 40, 60, '3–3 × 2×10'],
    [10, '7v7', true, ['4'], '40–55 × 30–36', '6×16', 50, 80, '3–4 × 2×10'],
    [11, '7v7', true, ['4'], '40–55 × 30–36', '6×16', 50, 80, '3–4 × 2×10'],
    [12, '9v9', true, ['4'], '60–75 × 42–55', '6×18', 70, 100, '4–4 × 2×12'],
    [13, '9v9', true, ['4'], '60–75 × 42–55', '6×18', 80, 100, '4–4 × 2×12'],
    [14, '11v11', true, ['5'], '90–120 × 45–90', '8×24', 70, null, '4–4 × 2×15'],
    [15, '11v11', true, ['5'], '90–120 × 45–90', '8×24', 80, null, '4–4 × 2×15'],
  ] as const)('U%i', (group, format, goalkeeper, balls, field, goal, match, day, oneDay) => {
    const rules = of(group)
    const { length, width } = rules.fieldMetres
    expect(rules.lineups[0]).toEqual({ format, goalkeeper })
    expect(rules.ballSizes).toEqual(balls)
    expect(`${length.join('–')} × ${width.join('–')}`).toBe(field)
    expect(`${rules.goalFeet.height}×${rules.goalFeet.width}`).toBe(goal)
    expect([rules.matchMinutes, rules.minutesPerDay]).toEqual([match, day])
    expect(`${rules.oneDay.games.join('–')} × ${rules.oneDay.halves}×${rules.oneDay.halfMinutes}`).toBe(
      oneDay,
    )
  })

  test('a one-day event stays within the minutes allowed per day', () => {
    for (const { oneDay, minutesPerDay } of RULES_OF_PLAY)
      expect(oneDay.games[1] * oneDay.halves * oneDay.halfMinutes).toBeLessThanOrEqual(minutesPerDay ?? 120)
  })
})

test.each([
  [14, 6, false],
  [14, 12, false],
  [14, 13, false],
  [14, 14, true],
  [14, 15, true],
  [12, 11, false],
  [12, 12, true],
  [16, 15, false],
  [6, 6, true],
])('G-2: where they are kept from U%i on, results of U%i are kept: %s', (from, group, kept) =>
  expect(recordsResults(group, from)).toBe(kept),
)

test('G-2: of whom none are kept, in words', () => {
  expect(withoutResults(SHIPPED_RESULTS_FROM)).toBe('U13 and younger')
  expect(withoutResults(6)).toBeNull()
})

test.each([
  [9, 'PASS_OR_DRIBBLE_IN', false, 'HALFWAY'],
  [10, 'PASS_OR_DRIBBLE_IN', false, 'ONE_THIRD'],
  [11, 'PASS_OR_DRIBBLE_IN', false, 'ONE_THIRD'],
  [12, 'THROW_IN', true, 'ONE_THIRD'],
  [13, 'THROW_IN', true, 'ONE_THIRD'],
  [14, 'THROW_IN', true, null],
] as const)('G-3: restarts of U%i', (group, sideRestart, offside, retreatLine) =>
  expect(of(group)).toMatchObject({ sideRestart, offside, retreatLine }),
)

test.each([
  [8, true, 5, true],
  [9, true, 9, true],
  [10, true, 9, false],
  [11, false, 9, false],
])('G-4: free kicks and time of U%i', (group, indirectOnly, opponentsMetres, equalTime) =>
  expect(of(group)).toMatchObject({ freeKicks: { indirectOnly, opponentsMetres }, equalTime }),
)

test('G-5, G-6: enough to start, and when to even out', () => {
  const formats: GameFormat[] = ['3v3', '4v4', '5v5', '7v7', '9v9', '11v11']
  expect(formats.map(minimumToStart)).toEqual([2, 3, 4, 5, 6, 7])
  expect([GRACE_MINUTES, EVEN_GAMES_MARGIN]).toEqual([5, 4])
})

test('a line-up in words', () => {
  expect(lineupWords({ format: '3v3', goalkeeper: false })).toBe('3 against 3, nobody in goal')
  expect(lineupWords({ format: '11v11', goalkeeper: true })).toBe('11 against 11, one of them in goal')
})
