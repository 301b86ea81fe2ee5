import { expect, test } from 'vitest'
import { conflictOf } from './conflict.ts'

test('reads the current row from a conflict, and from no other refusal', () => {
  const row = { id: 'r1', _version: 4 }
  const refusal = (errorType: string) => new Error('x', { cause: { errors: [{ errorType, data: row }] } })
  expect(conflictOf(refusal('ConflictUnhandled'))).toBe(row)
  expect(conflictOf(refusal('RuleViolation'))).toBeNull()
  expect(conflictOf(new Error('x'))).toBeNull()
  expect(conflictOf(null)).toBeNull()
})
