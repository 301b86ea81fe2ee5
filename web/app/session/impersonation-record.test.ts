import { expect, test } from 'vitest'
import { RECORD_KEY, readRecord, removeRecord, saveRecord } from './impersonation-record.ts'
import { memoryStorage } from './session-storage.ts'
import { admin, parent } from './test/people.ts'

const record = {
  originalAdminId: 'u-admin',
  originalAdminEmail: 'admin@example.org',
  targetUserId: 'u-parent',
  targetUserEmail: 'parent@example.org',
  startTime: '2025-10-01T17:00:00.000Z',
}

test('exactly five fields are stored and read back', () => {
  const storage = memoryStorage()
  saveRecord(storage, admin, parent, new Date('2025-10-01T17:00:00Z'))
  expect(JSON.parse(storage.getItem(RECORD_KEY) as string)).toEqual(record)
  expect(readRecord(storage)).toEqual(record)
  removeRecord(storage)
  expect(readRecord(storage)).toBeNull()
})

test.each([
  ['no JSON', '{'],
  ['a text', '"admin"'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a field too few', JSON.stringify({ ...record, startTime: undefined })],
  ['a field too many', JSON.stringify({ ...record, role: 'ADMIN' })],
  ['another field instead', JSON.stringify({ ...record, startTime: undefined, role: 'ADMIN' })],
  ['a number', JSON.stringify({ ...record, targetUserId: 7 })],
  ['an empty field', JSON.stringify({ ...record, targetUserEmail: '' })],
  ['no time', JSON.stringify({ ...record, startTime: 'yesterday' })],
])('%s is invalid and is removed', (_what, saved) => {
  const storage = memoryStorage()
  storage.setItem(RECORD_KEY, saved)
  expect(readRecord(storage)).toBeNull()
  expect(storage.getItem(RECORD_KEY)).toBeNull()
})
