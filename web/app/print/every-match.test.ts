import { shiftDay } from '@touchline/domain/tournament/day/shift-day.ts'
import { lunarNewYear } from '@touchline/domain/tournament/demo/lunar-new-year.ts'
import type { Plan } from '@touchline/domain/tournament/plan/plan.ts'
import { type DayView, dayView } from '@touchline/domain/tournament/view/day-view.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { mcSheets } from './mc-sheets.tsx'
import { rundownPocket } from './rundown-pocket.tsx'
import { rundownSheets } from './rundown-sheets.tsx'

const DAY = '2026-02-21'
const demo = lunarNewYear(DAY).plan
const late = shiftDay(demo, { from: `${DAY}T12:30`, minutes: 20 }).plan
const unwritten = { ...demo, rundown: demo.rundown.filter(({ kind }) => kind !== 'PLAY') }

const dayOf = (plan: Plan) =>
  dayView({
    slug: 'cup',
    kind: 'OTHER',
    name: 'Cup',
    date: DAY,
    status: 'PUBLISHED',
    version: 1,
    plan,
  }) as DayView

/** The numbers that a paper names: 'M3–M5' is three of them. */
function numbersOn(html: string): number[] {
  const named = [...html.matchAll(/M(\d+)(?:–M(\d+))?/g)]
  return named
    .flatMap(([, first, last]) => {
      const from = Number(first)
      return Array.from({ length: Number(last ?? first) - from + 1 }, (_, n) => from + n)
    })
    .sort((a, b) => a - b)
}

describe('T-30: every match is on paper, once', () => {
  test.each([
    ['as it was published', demo],
    ['after a delay', late],
    ['where nobody wrote down the play', unwritten],
  ])('%s', (_when, plan) => {
    const day = dayOf(plan)
    const all = plan.matches.map(({ number }) => number).sort((a, b) => a - b)
    const papers = [
      rundownSheets({ day, people: null, clubPhone: '' }),
      [rundownPocket(day, '')],
      mcSheets(day),
    ]
    for (const sheets of papers)
      expect(numbersOn(sheets.map(({ body }) => renderToStaticMarkup(body)).join(''))).toEqual(all)
  })
})
