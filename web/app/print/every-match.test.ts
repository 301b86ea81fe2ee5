import { closePitches, findPlaces } from '@touchline/domain/tournament/day/close-pitch.ts'
import { sampleRundown } from '@touchline/domain/tournament/day/sample-rundown.ts'
import { shiftDay } from '@touchline/domain/tournament/day/shift-day.ts'
import { lunarNewYear } from '@touchline/domain/tournament/demo/lunar-new-year.ts'
import { placedMatches } from '@touchline/domain/tournament/plan/match-times.ts'
import { addMinutes, momentName } from '@touchline/domain/tournament/plan/moment.ts'
import { onAnotherDay } from '@touchline/domain/tournament/plan/new-plan.ts'
import type { Plan } from '@touchline/domain/tournament/plan/plan.ts'
import { indexPlan } from '@touchline/domain/tournament/plan/plan-index.ts'
import { type DayView, dayView } from '@touchline/domain/tournament/view/day-view.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { mcSheets } from './mc-sheets.tsx'
import { rundownPockets } from './rundown-pocket.tsx'
import { rundownSheets } from './rundown-sheets.tsx'
import { scoreSheets } from './score-sheets.tsx'
import type { SheetContent } from './sheets.tsx'

const DAY = '2026-02-21'
const SUNDAY = '2026-02-22'
const demo = lunarNewYear(DAY).plan
const late = (time: string, minutes: number) => shiftDay(demo, { from: `${DAY}T${time}`, minutes }).plan

function closed(pitchId: string): Plan {
  const { plan, mustMove } = closePitches(demo, { pitchIds: [pitchId], from: `${DAY}T11:00`, to: null })
  return findPlaces(plan, mustMove, `${DAY}T11:00`).plan
}

/** Moves every second match to the next day at the same time, for two mornings and two lunches. */
function weekend(): Plan {
  const sunday = onAnotherDay(demo, DAY, SUNDAY)
  const slots = sunday.slots.map((slot) => ({ ...slot, id: `sunday ${slot.id}` }))
  const matches = demo.matches.map((match, n) =>
    n % 2 === 0 || match.slotId === null ? match : { ...match, slotId: `sunday ${match.slotId}` },
  )
  return { ...demo, slots: [...demo.slots, ...slots], matches }
}

/** Kick-offs every five minutes, closer than anybody would plan, for the longest possible day. */
function staggered(): Plan {
  const slots = demo.matches.map(({ id, slotId }, n) => {
    const start = addMinutes(`${DAY}T08:00`, n * 5)
    const pitchId = demo.slots.find((slot) => slot.id === slotId)?.pitchId ?? null
    return { id, pitchId, start, end: addMinutes(start, 30), kind: 'PLAY' as const, fixed: false }
  })
  return { ...demo, slots, matches: demo.matches.map((match) => ({ ...match, slotId: match.id })) }
}

const PLANS: [string, Plan][] = [
  ['as it was published', demo],
  ...['09:00', '10:30', '12:30', '13:30'].flatMap((time) =>
    [10, 25, 60].map((minutes): [string, Plan] => [
      `${minutes} minutes late from ${time}`,
      late(time, minutes),
    ]),
  ),
  ...demo.pitches.map(({ id, name }): [string, Plan] => [`with ${name} closed at eleven`, closed(id)]),
  [
    'where nobody wrote down the play',
    { ...demo, rundown: demo.rundown.filter(({ kind }) => kind !== 'PLAY') },
  ],
  ['without a rundown', { ...demo, rundown: [] }],
  ['with the usual rundown', { ...demo, rundown: sampleRundown(DAY, demo) }],
  ['on two days', weekend()],
  ['with a kick-off every five minutes', staggered()],
]

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

const htmlOf = (sheets: readonly SheetContent[]) =>
  sheets.map(({ body }) => renderToStaticMarkup(body)).join('')

/** The match numbers on a sheet: 'M3–M5' stands for three. */
function numbersOn(html: string): number[] {
  const named = [...html.matchAll(/M(\d+)(?:–M(\d+))?/g)]
  return named
    .flatMap(([, first, last]) => {
      const from = Number(first)
      return Array.from({ length: Number(last ?? first) - from + 1 }, (_, n) => from + n)
    })
    .sort((a, b) => a - b)
}

/** The kick-off times on a sheet: '10:30 AM wave 2: M3–M5' stands for three matches. */
function kickOffsOn(html: string): string[] {
  const text = html.replace(/<[^>]+>/g, ' ')
  return [...text.matchAll(/(\d+:\d\d [AP]M)(?: wave \d+:)?\s+(M\d+(?:(?:–|, | and )M\d+)*)/g)]
    .flatMap(([, time, numbers = '']) => numbersOn(numbers).map((number) => `M${number} at ${time}`))
    .sort()
}

describe.each(PLANS)('T-30: every match is on paper exactly once, %s', (_when, plan) => {
  const day = dayOf(plan)
  const placed = placedMatches(indexPlan(plan))
  const kickOffs = placed.map(({ match, slot }) => `M${match.number} at ${momentName(slot.start)}`).sort()
  const all = placed.map(({ match }) => match.number).sort((a, b) => a - b)

  test.each([
    ['the rundown', rundownSheets({ day, people: null, clubPhone: '' })],
    ['the staff’s copy', rundownSheets({ day, people: plan.officials, clubPhone: '' })],
    ['the pocket', rundownPockets(day, '')],
    ['the MC’s sheet', mcSheets(day)],
  ])('%s', (_paper, sheets) => {
    const html = htmlOf(sheets)
    expect(numbersOn(html)).toEqual(all)
    expect(kickOffsOn(html)).toEqual(kickOffs)
  })

  test('score cards, with the pitch, the kick-off and the teams of the schedule', () => {
    const games = day.games.filter(({ start }) => start !== null)
    const html = htmlOf(scoreSheets(day, games, { spares: 0, perSheet: 4 }, () => 'https://example.org'))
    const cards = html.split('<article').slice(1)
    expect(cards.filter((card) => card.includes('data-card="M')).length).toBe(placed.length)
    for (const { match, slot, pitch } of placed) {
      const card = cards.find((one) => one.includes(`data-card="M${match.number}"`)) ?? ''
      const game = games.find(({ id }) => id === match.id)
      for (const words of [pitch.name, momentName(slot.start), game?.home.name, game?.away.name])
        expect(card).toContain(words)
    }
  })
})
