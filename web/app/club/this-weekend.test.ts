import { clubContent } from '@touchline/domain/club/content.ts'
import { describe, expect, test } from 'vitest'
import { thisWeekend } from './this-weekend.ts'

const { content } = clubContent([])
const days = (entries: { date: string }[]) => entries.map(({ date }) => date)

describe('this weekend in the fall of 2025', () => {
  test.each([
    ['in the summer', '2025-08-25', 'BEFORE', ['2025-09-06', '2025-09-07']],
    ['on the Sunday before the first week', '2025-08-31', 'BEFORE', ['2025-09-06', '2025-09-07']],
    ['on the Monday of the first week', '2025-09-01', 'TRAINING', ['2025-09-06', '2025-09-07']],
    ['on a training Saturday', '2025-09-06', 'TRAINING', ['2025-09-06', '2025-09-07']],
    ['on a training Sunday', '2025-09-07', 'TRAINING', ['2025-09-07']],
    ['on the Monday after', '2025-09-08', 'TRAINING', ['2025-09-13', '2025-09-14']],
    ['on the last session’s day', '2025-12-14', 'TRAINING', ['2025-12-14']],
  ])('%s (%s)', (_when, today, phase, sessions) => {
    const weekend = thisWeekend(content, today)
    expect(weekend.phase).toBe(phase)
    expect('sessions' in weekend && days(weekend.sessions)).toEqual(sessions)
  })

  test.each([
    ['the day after the last session', '2025-12-15', 'Winter break'],
    ['while the break lasts', '2026-01-04', 'Winter break'],
    ['after the break', '2026-01-05', 'Lunar New Year tournament'],
    ['on the tournament’s day', '2026-02-21', 'Lunar New Year tournament'],
    ['when nothing is planned', '2026-02-22', undefined],
  ])('the season is done: %s', (_when, today, next) => {
    const weekend = thisWeekend(content, today)
    expect(weekend.phase).toBe('DONE')
    expect('next' in weekend && weekend.next?.title).toBe(next)
  })

  test('a cancelled event is nothing to look forward to', () => {
    const events = content.events.map((event) => ({ ...event, status: 'CANCELLED' as const }))
    expect(thisWeekend({ ...content, events }, '2026-01-05')).toEqual({ phase: 'DONE', next: null })
  })

  test('includes the games of that week and no others', () => {
    const weekend = thisWeekend(content, '2025-09-22')
    expect('games' in weekend && days(weekend.games)).toEqual(['2025-09-27', '2025-09-27'])
  })

  test('a cancelled session is still named, and says so', () => {
    const changes = [{ day: '2025-09-13', status: 'CANCELLED' as const, note: 'Thunder.' }]
    const weekend = thisWeekend({ ...content, season: { ...content.season, changes } }, '2025-09-08')
    expect('sessions' in weekend && weekend.sessions[0]).toMatchObject({
      status: 'CANCELLED',
      note: 'Thunder.',
    })
  })
})
