import { expect, test } from 'vitest'
import { type DayPhase, dayPhase } from './day-phase.ts'
import type { Game } from './day-view.ts'

const [DAY, NEXT] = ['2026-02-21', '2026-02-22']
const given = (changes: Partial<Parameters<typeof dayPhase>[0]>) => ({
  date: DAY,
  status: 'PUBLISHED' as const,
  weather: { state: 'ON' as const, message: '' },
  games: [{ start: `${DAY}T09:30` }, { start: null }] as Game[],
  ...changes,
})
const twoDays = [{ start: `${DAY}T09:30` }, { start: `${NEXT}T10:00` }] as Game[]

test.each<[string, Partial<Parameters<typeof dayPhase>[0]>, string | null, DayPhase]>([
  ['the day before', {}, '2026-02-20', 'TO_COME'],
  ['the day itself', {}, DAY, 'ON'],
  ['the day after, though nobody closed it', {}, NEXT, 'OVER'],
  ['the day after, still called live', { status: 'LIVE' }, NEXT, 'OVER'],
  ['the second of two days', { games: twoDays }, NEXT, 'ON'],
  ['the day after two days', { games: twoDays }, '2026-02-23', 'OVER'],
  ['closed by the desk on the day', { status: 'FINISHED' }, DAY, 'OVER'],
  ['called off', { status: 'CANCELLED' }, DAY, 'CANCELLED'],
  ['called off for the weather', { weather: { state: 'CANCELLED', message: 'Ice' } }, DAY, 'CANCELLED'],
  ['without a date', { date: null }, DAY, 'TO_COME'],
  ['on a page without a clock', {}, null, 'TO_COME'],
])('T-27: %s', (_, changes, today, phase) => expect(dayPhase(given(changes), today)).toBe(phase))
