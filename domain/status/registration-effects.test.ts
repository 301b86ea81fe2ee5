import { describe, expect, test } from 'vitest'
import { REGISTRATION_STATUSES, type RegistrationStatus } from './registration.ts'
import { familyEffect, placeEffect } from './registration-effects.ts'

type Case = [RegistrationStatus | null, RegistrationStatus | null, string | null, string | null]

describe('R-3, R-4: what a move means for places and siblings', () => {
  const cases: Case[] = [
    [null, 'PENDING', 'TAKEN', 'SIBLING_JOINED'],
    [null, 'WAITLISTED', null, null],
    ['WAITLISTED', 'APPROVED', 'TAKEN', 'SIBLING_JOINED'],
    ['WAITLISTED', 'CANCELLED', null, null],
    ['PENDING', 'APPROVED', null, null],
    ['APPROVED', 'ACTIVE', null, null],
    ['PENDING', 'WAITLISTED', 'FREED', 'SIBLING_LEFT'],
    ['PENDING', 'REJECTED', 'FREED', 'SIBLING_REJECTED'],
    ['PENDING', 'CANCELLED', 'FREED', 'SIBLING_LEFT'],
    ['APPROVED', 'CANCELLED', 'FREED', 'SIBLING_LEFT'],
    ['ACTIVE', 'WITHDRAWN', 'FREED', 'SIBLING_LEFT'],
    ['ACTIVE', 'COMPLETED', null, null],
    ['CANCELLED', 'PENDING', 'TAKEN', 'SIBLING_JOINED'],
    ['ACTIVE', null, 'FREED', 'SIBLING_LEFT'],
    ['WAITLISTED', null, null, null],
  ]
  test.each(cases)('%s → %s: place %s, siblings %s', (from, to, place, family) => {
    expect(placeEffect(from, to)).toBe(place)
    expect(familyEffect(from, to)).toBe(family)
  })

  test('staying has no effect', () => {
    for (const status of REGISTRATION_STATUSES)
      expect([placeEffect(status, status), familyEffect(status, status)]).toEqual([null, null])
  })
})
