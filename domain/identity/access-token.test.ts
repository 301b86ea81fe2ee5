import { expect, test } from 'vitest'
import { hasTokenExpired, isModelInScope, isWithheldFromTokens, tokenExpiry } from './access-token.ts'

test('X-1: 90 days by default, and expired at that very instant', () => {
  const made = new Date('2026-11-15T12:00:00.000Z')
  expect(tokenExpiry(made)).toEqual(new Date('2027-02-13T12:00:00.000Z'))
  expect(tokenExpiry(made, 365)).toEqual(new Date('2027-11-15T12:00:00.000Z'))
  const expiresAt = new Date('2027-02-13T12:00:00.000Z')
  expect(hasTokenExpired(expiresAt, new Date('2027-02-13T11:59:59.999Z'))).toBe(false)
  expect(hasTokenExpired(expiresAt, expiresAt)).toBe(true)
})

test('X-2: the models it was made for, or all of them; without a token there is no such limit', () => {
  const scope = { models: ['Program'], areas: [] }
  expect(['Program', 'Player'].map((model) => isModelInScope(scope, model))).toEqual([true, false])
  expect(isModelInScope({ models: null, areas: [] }, 'Player')).toBe(true)
  expect(isModelInScope(null, 'Player')).toBe(true)
})

test('X-4: none of them can read health notes', () => {
  expect(isWithheldFromTokens('Player', 'healthNotes')).toBe(true)
  expect(isWithheldFromTokens('Player', 'firstName')).toBe(false)
  expect(isWithheldFromTokens('Program', 'healthNotes')).toBe(false)
})
