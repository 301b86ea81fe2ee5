import { expect, test } from 'vitest'
import { forgetWithOthers, keepDraft, readDraft, removeDrafts, sayLeft } from './drafts.ts'
import { memoryStorage } from './session-storage.ts'

const typed = { firstName: 'Pat' }

test('a draft belongs to its owner and its form', () => {
  const storage = memoryStorage()
  keepDraft(storage, 'u1', 'profile', typed)
  expect(readDraft(storage, 'u1', 'profile')).toEqual(typed)
  expect(readDraft(storage, 'u2', 'profile')).toBeNull()
  expect(readDraft(storage, 'u1', 'player')).toBeNull()
})

test('a saved one is removed, the others stay', () => {
  const storage = memoryStorage()
  keepDraft(storage, 'u1', 'profile', typed)
  keepDraft(storage, 'u1', 'player', typed)
  keepDraft(storage, 'u1', 'profile', null)
  expect(readDraft(storage, 'u1', 'profile')).toBeNull()
  expect(readDraft(storage, 'u1', 'player')).toEqual(typed)
})

test('all are removed at once', () => {
  const storage = memoryStorage()
  keepDraft(storage, 'u1', 'profile', typed)
  removeDrafts(storage)
  expect(readDraft(storage, 'u1', 'profile')).toBeNull()
})

test('an unreadable draft counts as none', () => {
  const storage = memoryStorage()
  storage.setItem('touchline.drafts', '{')
  expect(readDraft(storage, 'u1', 'profile')).toBeNull()
})

test('full storage is not a failure', () => {
  const full = {
    ...memoryStorage(),
    setItem: () => {
      throw new Error('QuotaExceededError')
    },
  }
  keepDraft(full, 'u1', 'profile', typed)
  expect(readDraft(full, 'u1', 'profile')).toBeNull()
})

test('H-5: a sign-out in another tab leaves nothing in this one', () => {
  const [storage, device] = [memoryStorage(), memoryStorage()]
  const listeners = new Set<(event: StorageEvent) => void>()
  const browser = {
    addEventListener: (_type: string, listener: never) => listeners.add(listener),
    removeEventListener: (_type: string, listener: never) => listeners.delete(listener),
  } as unknown as Window
  const stop = forgetWithOthers(browser, storage)
  keepDraft(storage, 'u1', 'new player', { healthNotes: 'Asthma' })
  sayLeft(device, 1)
  const notify = (key: string) => {
    for (const listener of listeners) listener({ key } as StorageEvent)
  }
  notify('something else')
  expect(readDraft(storage, 'u1', 'new player')).not.toBeNull()
  notify('touchline.left')
  expect(readDraft(storage, 'u1', 'new player')).toBeNull()
  stop()
  expect(listeners.size).toBe(0)
})
