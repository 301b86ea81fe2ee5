import { describe, expect, test } from 'vitest'
import { rundownProblems } from '../day/check-rundown.ts'
import { rundownOf } from '../day/rundown-of.ts'
import { sampleRundown } from '../day/sample-rundown.ts'
import { shiftDay } from '../day/shift-day.ts'
import { lunarNewYear } from '../demo/lunar-new-year.ts'
import type { Plan, RundownItem } from '../plan/plan.ts'
import { DAY, testPlan, withMatches } from '../test-plan.ts'
import { type DayView, dayView } from './day-view.ts'
import { rundownLines } from './rundown-lines.ts'
import { matchNumbers } from './waves.ts'

const plan = withMatches(
  testPlan(),
  'M1 Koi Drums tiger 09:30 leo',
  'M2 Comets Dumplings rabbit 09:30 ada',
  'M3 Comets Koi rabbit 10:30 leo',
  'M4 Drums Dumplings tiger 14:00 ada',
)
const play = (minutes: number, changes: Partial<RundownItem> = {}) => ({
  minutes,
  kind: 'PLAY' as const,
  title: 'Morning',
  owner: 'marshals',
  ...changes,
})
const demo = lunarNewYear(DAY).plan
const award = { minutes: 20, kind: 'AWARD' as const, title: 'Awards', owner: 'MC' }

const dayOf = (of: Plan) =>
  dayView({
    slug: 'cup',
    kind: 'OTHER',
    name: 'Cup',
    date: DAY,
    status: 'PUBLISHED',
    version: 1,
    plan: of,
  }) as DayView
/** '9:30 Morning: M1–M2 M3' */
const linesOf = (rundown: RundownItem[]) =>
  rundownLines(dayOf({ ...plan, rundown })).map(
    ({ item, waves }) =>
      `${item.start.slice(11)} ${item.title}: ${waves.map(({ games }) => matchNumbers(games)).join(' ')}`,
  )

describe('T-30: every match stands in one line', () => {
  test('in the play it kicks off in; what nobody wrote a line for gets one', () =>
    expect(linesOf(rundownOf(DAY, { '09:30': play(90), '15:00': award }))).toEqual([
      '09:30 Morning: M1–M2 M3',
      '14:00 Matches: M4',
      '15:00 Awards: ',
    ]))

  test('in the line that names it, even while others play', () =>
    expect(
      linesOf(
        rundownOf(DAY, {
          '09:30': play(300),
          '10:30': play(30, { title: 'The big one', linkedMatchIds: ['m3'] }),
        }),
      ),
    ).toEqual(['09:30 Morning: M1–M2 M4', '10:30 The big one: M3']))

  test('without a rundown, all of them', () => expect(linesOf([])).toEqual(['09:30 Matches: M1–M2 M3 M4']))

  test.each([0, 10, 45])('the demo tournament, final and all, also %i minutes later', (minutes) => {
    const later = shiftDay(demo, { from: `${DAY}T12:30`, minutes }).plan
    const labels = rundownLines(dayOf(later)).flatMap(({ waves }) =>
      waves.flatMap(({ games }) => games.map(({ label }) => label)),
    )
    expect(labels.toSorted()).toEqual(later.matches.map(({ number }) => `M${number}`).toSorted())
  })
})

describe('T-30: what is wrong with a rundown', () => {
  const problems = (rows: Parameters<typeof rundownOf>[1]) =>
    rundownProblems({ ...plan, rundown: rundownOf(DAY, rows) })

  test('awards before the last match is over; to the minute', () => {
    expect(problems({ '10:53': play(200), '14:22': award })).toEqual([
      'Awards at 2:22 PM: M4 doesn’t end until 2:23 PM.',
    ])
    expect(problems({ '10:53': play(200), '14:23': award })).toEqual([])
  })

  test('half an hour without anything is a pause, a minute more is a gap', () => {
    expect(problems({ '11:30': play(150), '15:00': award })).toEqual([])
    expect(problems({ '11:31': play(149), '15:00': award })).toEqual([
      'Nothing is planned between 11:00 AM and 11:31 AM.',
    ])
  })

  test('the usual day waits for the last match', () => {
    const late = withMatches(testPlan(), 'M1 Koi Drums tiger 15:00 leo')
    expect(rundownProblems({ ...late, rundown: sampleRundown(DAY, late) })).toEqual([])
  })

  test('a plan without a rundown has nothing wrong with it, nor has the demo', () => {
    expect(rundownProblems(plan)).toEqual([])
    expect(rundownProblems(demo)).toEqual([])
  })
})
