import { expect, test } from 'vitest'
import type { ClubSource } from '../club/load-club.ts'
import { KeptClub } from './kept-club.ts'

/** What is read there is numbered. */
function clubAt(start = '2025-10-01T12:00:00Z') {
  let now = new Date(start)
  let readings = 0
  const club = new KeptClub(() => now)
  const read = async () => {
    readings += 1
    return { year: { today: `reading ${readings}` } } as ClubSource
  }
  return {
    club,
    moveTo: (time: string) => {
      now = new Date(time)
    },
    get: async (source = read) => (await club.get(source)).year.today,
  }
}

test('the club is read once for all pages, also for those that ask at the same time', async () => {
  const { get } = clubAt()
  expect(await Promise.all([get(), get()])).toEqual(['reading 1', 'reading 1'])
  expect(await get()).toBe('reading 1')
})

test.each([
  ['ClubSetting', 'reading 2'],
  ['ProgramFee', 'reading 2'],
  ['Tournament', 'reading 2'],
  ['Registration', 'reading 1'],
])('after a change of %s a page is made of %s', async (model, expected) => {
  const { club, get } = clubAt()
  await get()
  club.changed(model)
  expect(await get()).toBe(expected)
})

test('what was begun before a change is for nobody who asks after it', async () => {
  const { club, get } = clubAt()
  const slow = Promise.withResolvers<ClubSource>()
  const before = get(() => slow.promise)
  club.changed('Season')
  expect(await get()).toBe('reading 1')
  slow.resolve({ year: { today: 'old' } } as ClubSource)
  expect(await before).toBe('old')
  expect(await get()).toBe('reading 1')
})

test('it is read anew where it could not be read', async () => {
  const { get } = clubAt()
  await expect(get(() => Promise.reject(new Error('no database')))).rejects.toThrow('no database')
  expect(await get()).toBe('reading 1')
})

test.each([
  ['after five minutes', '2025-10-01T12:00:00Z', '2025-10-01T12:04:59Z', '2025-10-01T12:05:00Z'],
  ['at midnight at the club’s field', '2025-10-01T06:58:00Z', '2025-10-01T06:59:59Z', '2025-10-01T07:00:00Z'],
])('it is read anew %s', async (_, start, before, after) => {
  const { get, moveTo } = clubAt(start)
  await get()
  moveTo(before)
  expect(await get()).toBe('reading 1')
  moveTo(after)
  expect(await get()).toBe('reading 2')
})
