import { describe, expect, test } from 'vitest'
import { clubContent } from '../club/content.ts'
import { isLinkOpen, isMarkable, isStillToCome, listName, markedAt } from './field-day.ts'
import { fieldEntry } from './field-entry.ts'

const program = { startDate: '2025-09-06', endDate: '2025-12-18', days: ['SAT'] }

test.each([
  ['on the last day', null, '2025-12-18', true],
  ['after the last day', null, '2025-12-19', false],
  ['once it is ended', new Date(), '2025-10-04', false],
])('J-1: a link %s', (_case, revokedAt, today, isOpen) =>
  expect(isLinkOpen(program, { revokedAt }, today)).toBe(isOpen),
)

test('J-2: a name on a list that may be left lying around is short', () =>
  expect(listName({ firstName: 'Maya', lastName: 'Lang' })).toBe('Maya L.'))

describe('J-3: marks', () => {
  test.each([
    ['today', '2025-10-04', '2025-10-04', true],
    ['a week ago', '2025-10-04', '2025-10-12', true],
    ['long ago', '2025-10-04', '2025-10-13', false],
    ['a day to come', '2025-10-11', '2025-10-04', false],
    ['a day without a session', '2025-10-05', '2025-10-05', false],
  ])('about %s', (_case, day, today, is) => expect(isMarkable(program, day, today)).toBe(is))

  test('a phone whose clock is ahead counts as now', () => {
    const now = new Date('2025-10-05T00:10:00Z')
    expect(markedAt('2025-10-05T00:00:00Z', now)).toEqual(new Date('2025-10-05T00:00:00Z'))
    expect(markedAt('2025-10-05T03:00:00Z', now)).toEqual(now)
  })
})

test.each([
  ['a mark', { kind: 'MARK', playerId: 'p', state: 'HERE' }, true],
  ['a mark that is taken back', { kind: 'MARK', playerId: 'p', state: null }, true],
  ['a visitor', { kind: 'VISITOR', words: 'Noor' }, true],
  ['a visitor without a name', { kind: 'VISITOR', words: ' ' }, false],
  ['a note', { kind: 'NOTE', words: 'Two balls are flat.' }, true],
  ['something else', { kind: 'RESULT' }, false],
])('J-4: %s', (_case, entry, isSound) => {
  const sent = { key: 'key-00001', day: '2025-10-04', at: '2025-10-05T00:10:00Z', ...entry }
  expect(fieldEntry.safeParse(sent).success).toBe(isSound)
})

test('J-5: by default a link shows neither health notes nor phones', () =>
  expect(clubContent([]).content.facts.fieldCare).toEqual({ health: 'NOTHING', phone: false }))

test.each([
  ['a day to come', { day: '2025-10-05', endTime: '18:30' }, true],
  ['today, before it ends', { day: '2025-10-04', endTime: '18:30' }, true],
  ['today, once it has ended', { day: '2025-10-04', endTime: '18:00' }, false],
  ['today, with no hours', { day: '2025-10-04', endTime: null }, true],
  ['the day before', { day: '2025-10-03', endTime: '18:30' }, false],
])('J-6: a family can report an absence for %s', (_case, session, can) =>
  expect(isStillToCome(session, { day: '2025-10-04', time: '18:00' })).toBe(can),
)
