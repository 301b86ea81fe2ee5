import { describe, expect, test } from 'vitest'
import type { TrainingPlan } from './child-sessions.ts'
import { canBeMissed, sessionsToCome } from './sessions-to-come.ts'

const plan: TrainingPlan = {
  status: 'ACTIVE',
  days: ['SAT'],
  months: ['2025-10'],
  fee: { type: 'MONTHLY_ONCE' },
  program: {
    id: 'fall',
    name: 'Fall training',
    location: null,
    days: ['SAT', 'SUN'],
    startDate: '2025-09-06',
    endDate: '2025-12-18',
    startTime: '17:00',
    endTime: '18:30',
  },
}
const asPlanned = { changes: [] }
const daysAt = (time: string, more: Partial<TrainingPlan> = {}, season: typeof asPlanned = asPlanned) =>
  sessionsToCome({ ...plan, ...more }, season, { day: '2025-10-11', time }).map(({ day }) => day)

describe('J-6: sessions that a family can report an absence for', () => {
  test.each([
    ['before it ends', '18:29', ['2025-10-11', '2025-10-18', '2025-10-25']],
    ['once it has ended', '18:30', ['2025-10-18', '2025-10-25']],
  ])('%s', (_when, time, days) => expect(daysAt(time)).toEqual(days))

  test.each(['WAITLISTED', 'CANCELLED', 'WITHDRAWN', 'COMPLETED'] as const)('%s: nothing', (status) =>
    expect(daysAt('17:00', { status })).toEqual([]),
  )

  test('one that is delayed is still to come until its new end, and one that is cancelled is not missed', () => {
    const late = { day: '2025-10-11', status: 'DELAYED', startTime: '18:00', endTime: '19:30', note: 'Rain.' }
    const off = { day: '2025-10-18', status: 'CANCELLED', note: 'Rain.', programId: 'fall' }
    const season = { changes: [late, off] } as unknown as typeof asPlanned
    const sessions = sessionsToCome(plan, season, { day: '2025-10-11', time: '18:45' })
    expect(sessions.map((one) => [one.day, one.endTime, one.status, canBeMissed(one)])).toEqual([
      ['2025-10-11', '19:30', 'DELAYED', true],
      ['2025-10-18', '18:30', 'CANCELLED', false],
      ['2025-10-25', '18:30', 'ON', true],
    ])
  })
})
