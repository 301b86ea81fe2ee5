import { expect, test } from 'vitest'
import {
  type Contacts,
  contactProblems,
  contactsRefusal,
  type GivenContacts,
  type MissingContact,
  missingContacts,
} from './contacts.ts'

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

const nothing: GivenContacts = { phone: '', emergencyContact: '', emergencyPhone: '' }
const given: GivenContacts = {
  phone: '604-555-0100',
  emergencyContact: 'Gran',
  emergencyPhone: '604-555-0143',
}
const both: MissingContact[] = ['PHONE', 'EMERGENCY']

test.each<[string, MissingContact[], GivenContacts, (keyof GivenContacts)[]]>([
  ['who is known already is asked for nothing', [], nothing, []],
  ['everything is asked for', both, nothing, ['phone', 'emergencyContact', 'emergencyPhone']],
  ['everything is given', both, given, []],
  ['a phone alone', ['PHONE'], nothing, ['phone']],
  ['a phone that is none', ['PHONE'], { ...nothing, phone: '911' }, ['phone']],
  [
    'an emergency contact without a number',
    ['EMERGENCY'],
    { ...given, emergencyPhone: ' ' },
    ['emergencyPhone'],
  ],
])('E-19: %s', (_case, missing, values, fields) => {
  expect(Object.keys(contactProblems(missing, values))).toEqual(fields)
  expect(contactsRefusal(missing, values)?.field).toBe(fields[0])
})
