import { type Dated, FALL_2025 } from '@touchline/domain/programs/program-sessions.ts'
import { describe, expect, test } from 'vitest'
import { planChoice, planPath, shuffled, WEEKS } from './plan-choice.ts'

const choose = (query: string, today = '2026-11-15', season: Dated = FALL_2025) =>
  planChoice(new URLSearchParams(query), today, season)

const FALL_2026 = { startDate: '2026-09-01', endDate: '2026-12-31', days: ['SAT', 'SUN'] }

describe('the plan from an address', () => {
  test.each([
    ['an age and a week', 'age=9-11&week=3', { age: '9-11', week: 3, game: null }],
    ['the last week', 'age=3-5&week=15', { age: '3-5', week: 15, game: null }],
    ['with a game', 'age=12-15&week=1&game=8', { age: '12-15', week: 1, game: 8 }],
    ['nothing', '', { age: '6-8', week: 1, game: null }],
    ['a week too many', 'week=16', { age: '6-8', week: 1, game: null }],
    ['week zero', 'week=0', { age: '6-8', week: 1, game: null }],
    ['nonsense', 'age=99&week=x&game=1.5', { age: '6-8', week: 1, game: null }],
  ])('%s', (_what, query, choice) => expect(choose(query)).toEqual(choice))

  test.each([
    ['before the season', '2025-08-01', 1],
    ['on the second Sunday', '2025-09-14', 2],
    ['the day after', '2025-09-15', 3],
    ['on the last session’s day', '2025-12-14', 15],
    ['after the season', '2025-12-15', 1],
  ])('without a week, %s (L-1)', (_when, today, week) => expect(choose('', today).week).toBe(week))

  test.each([
    ['2026-09-02', 1],
    ['2026-11-19', 12],
    ['2026-12-13', 15],
    ['2026-12-14', 1],
  ])('nor a year later, on %s', (today, week) => expect(choose('', today, FALL_2026).week).toBe(week))

  test('survives a round trip', () => {
    const choice = { age: '9-11', week: 3, game: 7 } as const
    expect(choose(planPath(choice).split('?')[1] ?? '')).toEqual(choice)
  })
})

test('the shuffle shows every game before repeating one', () => {
  const seen: number[] = []
  let game: number | null = null
  for (let turn = 0; turn < WEEKS; turn += 1) {
    game = shuffled({ age: '6-8', week: 1, game })
    seen.push(game)
  }
  expect(new Set(seen).size).toBe(WEEKS)
})
