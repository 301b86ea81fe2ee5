import { describe, expect, test } from 'vitest'
import type { Plan } from '../plan/plan.ts'
import { planFrom } from '../plan/read-plan.ts'
import { DAY, testPlan, withMatches } from '../test-plan.ts'
import { shiftDay } from './shift-day.ts'

const matches = withMatches(testPlan(), 'M1 Koi Drums tiger 09:30 leo', 'M2 Koi Comets tiger 10:30 leo')
const item = (id: string, time: string, changes: object = {}) => ({
  id,
  start: `${DAY}T${time}`,
  minutes: 20,
  kind: 'CEREMONY' as const,
  title: id,
  ...changes,
})
const plan = planFrom({
  ...matches,
  slots: [
    ...matches.slots,
    { id: 'dance', pitchId: null, start: `${DAY}T11:00`, end: `${DAY}T11:30`, kind: 'CEREMONY', fixed: true },
  ],
  rundown: [item('Welcome', '09:15'), item('Photo', '10:45'), item('Dance', '11:00', { fixed: true })],
})
const kickOff = ({ matches, slots }: Plan, id: string) =>
  slots.find((slot) => slot.id === matches.find((match) => match.id === id)?.slotId)?.start.slice(11)

describe('T-15: ten minutes from here', () => {
  test('moves what is still to come, from that moment on', () => {
    const { plan: after, movedMatchIds, movedItemIds } = shiftDay(plan, { from: `${DAY}T10:00`, minutes: 5 })
    expect([kickOff(after, 'm1'), kickOff(after, 'm2')]).toEqual(['09:30', '10:35'])
    expect(movedMatchIds).toEqual(['m2'])
    expect(movedItemIds).toEqual(['Photo'])
    expect(after.rundown.map(({ start }) => start.slice(11))).toEqual(['09:15', '10:50', '11:00'])
  })

  test.each([
    [7, []],
    [8, ['M2 at 10:38 AM runs into the ceremony at 11:00 AM (H8)']],
  ])('%i minutes: what that breaks', (minutes, expected) =>
    expect(shiftDay(plan, { from: `${DAY}T10:00`, minutes }).broken.map(({ text }) => text)).toEqual(
      expected,
    ),
  )

  test('items that run into one that stays, and a gap that was none before (T-30)', () =>
    expect(shiftDay(plan, { from: `${DAY}T10:00`, minutes: 10 }).collisions).toEqual([
      'Photo at 10:55 AM runs into Dance at 11:00 AM.',
      'Nothing is planned between 10:00 AM and 10:40 AM.',
    ]))

  test('what has begun, is done or is on another day stays', () => {
    const live = {
      ...plan,
      matches: plan.matches.map((match) =>
        match.id === 'm2' ? { ...match, status: 'LIVE' as const } : match,
      ),
      rundown: plan.rundown.map((one) => ({ ...one, done: true })),
    }
    const { movedMatchIds, movedItemIds } = shiftDay(live, { from: `${DAY}T10:00`, minutes: 10 })
    expect([movedMatchIds, movedItemIds]).toEqual([[], []])
    expect(shiftDay(plan, { from: '2026-02-20T10:00', minutes: 10 }).plan).toEqual(plan)
  })

  test('nothing is changed but the preview', () => {
    const before = structuredClone(plan)
    shiftDay(plan, { from: `${DAY}T09:00`, minutes: 10 })
    expect(plan).toEqual(before)
  })
})

describe('T-38: a match in play is never moved', () => {
  const at = (now: string, isWaiting = false) =>
    shiftDay(plan, { from: `${DAY}T09:00`, minutes: 10, now: `${DAY}T${now}`, isWaiting })

  test.each([
    ['before the first kick-off', '09:20', ['m1', 'm2'], []],
    ['at the minute of a kick-off it may wait', '09:30', ['m1', 'm2'], []],
    ['while the first is on', '09:40', ['m2'], ['m1']],
    ['after it, though nobody has sent a result', '10:10', ['m2'], []],
    ['while the last is on', '10:31', [], ['m2']],
  ])('%s', (_when, now, moved, onNow) => {
    const { movedMatchIds, onNowIds } = at(now)
    expect([movedMatchIds, onNowIds]).toEqual([moved, onNow])
  })

  test('unless it waits: then it moves with the rest, and what was on before it does not', () => {
    expect(at('09:40', true).movedMatchIds).toEqual(['m1', 'm2'])
    expect(at('10:31', true).movedMatchIds).toEqual(['m2'])
  })
})
