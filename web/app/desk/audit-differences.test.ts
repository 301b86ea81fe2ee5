import { expect, test } from 'vitest'
import { differences } from './audit-differences.ts'

const json = (row: object) => JSON.stringify(row)
const told = (field: string, before: unknown, after: unknown) => ({ field, before, after, isHidden: false })
const hidden = (field: string) => ({ field, before: null, after: null, isHidden: true })

test.each([
  [
    'only what differs, in the order of the model',
    'Player',
    json({ id: '1', lastName: 'Singh', firstName: 'Maya', _version: 1, updatedAt: 'a' }),
    json({ id: '1', lastName: 'Sing', firstName: 'May', _version: 2, updatedAt: 'b' }),
    [told('firstName', 'Maya', 'May'), told('lastName', 'Singh', 'Sing')],
  ],
  [
    'a new row by what it has',
    'User',
    null,
    json({ id: '1', email: 'a@b.ca', phone: null, newsletter: false }),
    [told('email', null, 'a@b.ca'), told('newsletter', null, false)],
  ],
  [
    'empty, missing and null are the same',
    'User',
    json({ phone: '', family: null }),
    json({ phone: null }),
    [],
  ],
  [
    'lists',
    'Program',
    json({ days: ['SAT'] }),
    json({ days: ['SAT', 'SUN'] }),
    [told('days', ['SAT'], ['SAT', 'SUN'])],
  ],
  [
    'that notes on health changed, not what they say',
    'Player',
    json({ healthNotes: 'Peanuts' }),
    json({}),
    [hidden('healthNotes')],
  ],
  [
    'no working of a price',
    'PlayerProgramRegistration',
    json({ priceWorking: '{"a":1}' }),
    json({ priceWorking: '{}' }),
    [hidden('priceWorking')],
  ],
  [
    'what an act leaves open, of whatever kind',
    'Account',
    null,
    json({ group: 'pmfcadmin' }),
    [told('group', null, 'pmfcadmin')],
  ],
  ['nothing of nothing', 'User', null, null, []],
])('%s', (_what, model, before, after, expected) =>
  expect(differences(model, before, after)).toEqual(expected),
)
