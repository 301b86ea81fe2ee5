import { describe, expect, test } from 'vitest'
import { publicPlan } from '../plan/public-plan.ts'
import { readPlan } from '../plan/read-plan.ts'
import { drawn, run } from '../test-plan.ts'
import { validate } from '../validate/validate.ts'
import { comingFunDay, finishedFunDay, funDayPlan } from './fun-day.ts'
import { funDayDraft } from './fun-day-draft.ts'
import { lunarNewYear } from './lunar-new-year.ts'
import { lunarNewYearDraft } from './lunar-new-year-draft.ts'
import { FUN_DAY, LUNAR_NEW_YEAR } from './placings.ts'
import { planned } from './planned.ts'

describe('the demo tournaments', () => {
  const plan = funDayPlan('2025-08-23')
  const finished = finishedFunDay('2025-08-23', plan)
  const coming = comingFunDay({ day: '2025-08-23', plan }, '2026-12-12', '2026-11-20')
  const published = lunarNewYear('2026-02-21')

  test.each([
    ['fun-day', finished],
    ['lunar-new-year', published],
    ['winter-fun-day-2026', coming],
  ])('T-3: %s breaks no rule, and is a plan that can be stored', (slug, tournament) => {
    expect(tournament.slug).toBe(slug)
    expect(validate(tournament.plan)).toEqual([])
    expect(readPlan(JSON.stringify(tournament.plan))).toEqual({ plan: tournament.plan })
    expect(tournament.revision).toBe(tournament.plan.revision)
  })

  test.each([
    ['fun day', funDayDraft, FUN_DAY, '2025-08-23'],
    ['Lunar New Year', lunarNewYearDraft, LUNAR_NEW_YEAR, '2027-02-06'],
  ])('T-4: what is kept of the %s is what the scheduler finds', (_name, draftOn, placing, day) => {
    const draft = draftOn(day)
    const outcome = run(drawn(draft), { seed: 2026, effort: 0.2 })
    expect(outcome).toMatchObject({ kind: 'PLANNED', plan: planned(draft, day, placing) })
  })

  test('T-9: the fun day is over, without a score anywhere', () => {
    expect(finished.status).toBe('FINISHED')
    expect(finished.plan.matches.every(({ status, score }) => status === 'FINISHED' && score === null)).toBe(
      true,
    )
    expect(finished.plan.divisions.some(({ recordsResults }) => recordsResults)).toBe(false)
  })

  test('the next fun day is out and to come: all of it on its own day, nothing of how the last one went', () => {
    expect(coming).toMatchObject({ name: 'Winter Fun Day', date: '2026-12-12', status: 'PUBLISHED' })
    expect(coming.plan.slots.every(({ start }) => start.startsWith('2026-12-12'))).toBe(true)
    expect(coming.plan.rundown.every(({ start, done }) => start.startsWith('2026-12-12') && !done)).toBe(true)
    expect(coming.plan.matches.every(({ status, card }) => status === 'SCHEDULED' && !card)).toBe(true)
  })

  test('the Lunar New Year one is out: zodiac pitches, a final, one slot for each match', () => {
    const { plan, status } = published
    expect(status).toBe('PUBLISHED')
    expect(plan.pitches.map(({ name }) => name)).toEqual(
      'Rat Ox Tiger Rabbit Dragon Snake Horse Goat Monkey Rooster Dog Pig'.split(' '),
    )
    expect(plan.matches).toHaveLength(49)
    expect(new Set(plan.matches.map(({ slotId }) => slotId)).size).toBe(49)
    const final = plan.rundown.find(({ title }) => title === 'Final')
    expect(final?.linkedMatchIds).toEqual(['u14-15-final'])
    expect(['Dog', 'Pig']).toContain(final?.place)
  })

  test('T-18: no phone number leaves the desk', () =>
    expect(JSON.stringify(publicPlan(published.plan))).not.toContain('604-555'))

  test('the same day gives the same tournament', () => expect(lunarNewYear('2026-02-21')).toEqual(published))
})
