import { expect, test } from 'vitest'
import { type Contacts, type MissingContact, missingContacts } from './contacts.ts'

const all = { isReachable: true, emergencyContact: 'Gran', emergencyPhone: '604-555-0143' }

test.each<[string, Partial<Contacts>, MissingContact[]]>([
  ['nothing', {}, []],
  ['a phone', { isReachable: false }, ['PHONE']],
  ['nothing that is not told', { isReachable: null }, []],
  ['the name of the emergency contact', { emergencyContact: ' ' }, ['EMERGENCY']],
  ['their number', { emergencyPhone: null }, ['EMERGENCY']],
  ['all of it', { isReachable: false, emergencyContact: null, emergencyPhone: null }, ['PHONE', 'EMERGENCY']],
])('E-19: %s is missing', (_case, values, expected) =>
  expect(missingContacts({ ...all, ...values })).toEqual(expected),
)
