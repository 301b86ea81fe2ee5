import { expect, test } from 'vitest'
import { memoryStorage, sessionStorageOf } from './session-storage.ts'

test('the browser’s own', () => {
  const own = memoryStorage()
  expect(sessionStorageOf({ sessionStorage: own })).toBe(own)
})

test('a stand-in where the browser refuses', () => {
  const storage = sessionStorageOf({
    get sessionStorage(): never {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  })
  storage.setItem('key', 'value')
  expect(storage.getItem('key')).toBe('value')
  storage.removeItem('key')
  expect(storage.getItem('key')).toBeNull()
})
