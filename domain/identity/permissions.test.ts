import { describe, expect, test } from 'vitest'
import { HISTORY_NEEDS, MODEL_NEEDS, writeNeed } from './permission-table.ts'
import {
  hasEverything,
  needWords,
  PERMISSIONS,
  PRESETS,
  permissionWords,
  permits,
  soundPermissions,
} from './permissions.ts'

describe('A-7: permissions', () => {
  test('no choice means all permissions; an empty one means none', () => {
    expect([hasEverything(null), hasEverything(['EVERYTHING']), hasEverything([])]).toEqual([
      true,
      true,
      false,
    ])
    expect(permits(null, ['MONEY'])).toBe(true)
    expect(permits([], ['MONEY'])).toBe(false)
    expect(permits([], 'ANY')).toBe(true)
  })

  test('one of the needed ones is enough, and all permissions always are', () => {
    expect(permits(['KIT'], ['KIT', 'MONEY'])).toBe(true)
    expect(permits(['EMAIL'], ['KIT', 'MONEY'])).toBe(false)
    expect(permits(['EVERYTHING'], ['KIT'])).toBe(true)
  })

  test('are stored in one order, and "everything" by itself', () => {
    expect(soundPermissions(['KIT', 'MONEY', 'KIT'])).toEqual(['MONEY', 'KIT'])
    expect(soundPermissions(['KIT', 'EVERYTHING'])).toEqual(['EVERYTHING'])
  })

  test('each has its sentence, and each preset is valid', () => {
    for (const one of PERMISSIONS) expect(permissionWords[one].opens).toMatch(/^[A-Z].*\.$/)
    for (const { permissions } of PRESETS) expect(soundPermissions(permissions)).toEqual(permissions)
    expect(needWords(['REGISTRATIONS', 'PEOPLE'])).toBe('Registrations or People')
  })
})

test('A-8: email, tournaments or settings alone do not allow reading a child', () => {
  for (const model of ['Player', 'Consent', 'PlayerProgramRegistration', 'KitOrder'] as const)
    for (const one of ['EMAIL', 'TOURNAMENTS', 'SETTINGS', 'HEALTH'] as const) {
      expect(permits([one], MODEL_NEEDS[model].read)).toBe(false)
      expect(permits([one], HISTORY_NEEDS[model] ?? 'ANY')).toBe(false)
    }
})

test.each([
  ['User', 'create', ['REGISTRATIONS', 'PEOPLE']],
  ['User', 'update', ['REGISTRATIONS', 'PEOPLE']],
  ['User', 'delete', ['PEOPLE']],
  ['PlayerProgramRegistration', 'create', ['REGISTRATIONS']],
  ['PlayerProgramRegistration', 'update', ['REGISTRATIONS', 'MONEY']],
  ['PlayerProgramRegistration', 'delete', ['REGISTRATIONS']],
  ['KitOrder', 'create', ['KIT']],
  ['KitOrder', 'update', ['KIT', 'MONEY']],
  ['KitOrder', 'delete', ['KIT']],
] as const)('A-8: a %s takes, to %s it, %s', (model, operation, need) => {
  expect(writeNeed(model, operation)).toEqual(need)
})
