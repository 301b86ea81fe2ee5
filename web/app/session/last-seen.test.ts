import { expect, test } from 'vitest'
import { keepLastSeen, lastUserSeen, readLastSeen, removeLastSeen } from './last-seen.ts'
import { memoryStorage } from './session-storage.ts'
import { admin, parent } from './test/people.ts'

const NOW = Date.UTC(2025, 9, 1)
const WEEK = 7 * 24 * 60 * 60_000
const family = { name: 'family', data: { players: ['Arjun'] } }

function device() {
  const storage = memoryStorage()
  keepLastSeen(storage, parent, family, NOW)
  return storage
}

test('what somebody saw is only shown to them', () => {
  const storage = device()
  expect(readLastSeen(storage, parent.id, 'family', NOW)).toEqual(family.data)
  expect(readLastSeen(storage, admin.id, 'family', NOW)).toBeUndefined()
  expect(readLastSeen(storage, parent.id, 'list', NOW)).toBeUndefined()
  expect(lastUserSeen(storage, parent.email, NOW)).toEqual(parent)
  expect(lastUserSeen(storage, admin.email, NOW)).toBeNull()
})

test('screens of one person are kept side by side, and removed when somebody else comes', () => {
  const storage = device()
  keepLastSeen(storage, parent, { name: 'list', data: [] }, NOW)
  expect(readLastSeen(storage, parent.id, 'family', NOW)).toEqual(family.data)
  keepLastSeen(storage, admin, { name: 'list', data: [] }, NOW)
  expect(readLastSeen(storage, parent.id, 'family', NOW)).toBeUndefined()
})

test('it is removed after a week, or on request', () => {
  const storage = device()
  expect(readLastSeen(storage, parent.id, 'family', NOW + WEEK - 1)).toEqual(family.data)
  expect(readLastSeen(storage, parent.id, 'family', NOW + WEEK)).toBeUndefined()
  removeLastSeen(storage)
  expect(readLastSeen(storage, parent.id, 'family', NOW)).toBeUndefined()
})

test('data that are too large are not kept, and nothing older in their place', () => {
  const storage = device()
  keepLastSeen(storage, parent, { name: 'list', data: 'x'.repeat(200_000) }, NOW)
  expect(readLastSeen(storage, parent.id, 'list', NOW)).toBeUndefined()
  expect(readLastSeen(storage, parent.id, 'family', NOW)).toBeUndefined()
})

test.each(['', 'null', '{}', '{"user":{}}', '[1'])('%j in storage counts as nothing', (text) => {
  const storage = memoryStorage()
  storage.setItem('touchline.last-seen', text)
  expect(readLastSeen(storage, parent.id, 'family', NOW)).toBeUndefined()
  expect(lastUserSeen(storage, parent.email, NOW)).toBeNull()
})
