import { expect, test } from 'vitest'
import type { AuditLine } from './audit-line.ts'
import { actorWords, actWords, fieldName, rowScreen, valueWords } from './audit-words.ts'

const line: AuditLine = {
  id: '1',
  createdAt: '2025-09-06T20:00:00.000Z',
  actorEmail: 'desk@example.org',
  actorName: null,
  actorRole: 'ADMIN',
  asUserId: null,
  asUserName: null,
  action: 'UPDATE',
  model: 'Player',
  rowId: 'r',
  rowName: 'Maya',
  playerId: null,
  programId: null,
  reason: null,
  changes: [],
}

test.each([
  ['UPDATE', 'Player', 'changed the player'],
  ['CREATE', 'PlayerProgramRegistration', 'created the registration'],
  ['CREATE', 'TournamentSignUp', 'created the place in a tournament'],
  ['UPDATE', 'Season', 'changed the season'],
  ['CREATE', 'Account', 'invited'],
  ['MERGE', 'User', 'merged another record into'],
  ['TWO_PEOPLE', 'User', 'marked another record as not a duplicate of'],
  ['EMAIL_PAUSE', 'Campaign', 'paused the email'],
  ['FLY_AWAY', 'Kite', 'fly away Kite'],
])('%s %s', (action, model, words) => expect(actWords({ action, model })).toBe(words))

test.each([
  ['by name', { actorName: 'Ana Roy' }, 'Ana Roy'],
  ['by address', {}, 'desk@example.org'],
  ['by itself', { actorEmail: null, actorRole: 'SYSTEM' }, 'The system'],
  ['by the command line', { actorEmail: null, actorRole: 'OPERATOR' }, 'Someone on the server'],
  ['by a parent who has left', { actorEmail: null, actorRole: 'PARENT' }, 'A parent'],
])('%s', (_who, values, words) => expect(actorWords({ ...line, ...values })).toBe(words))

test.each([
  ['User', {}, '/admin/users/r'],
  ['Account', {}, '/admin/users/r'],
  ['KitOrder', { playerId: 'p' }, '/admin/players/p/registrations'],
  ['ProgramFee', { programId: 'g' }, '/admin/programs/g'],
  ['Discount', {}, '/admin/discounts/r/edit'],
  ['ClubSetting', {}, '/admin/settings'],
  ['AccessToken', {}, null],
])('%s leads to its screen', (model, values, path) =>
  expect(rowScreen({ ...line, model, ...values })).toBe(path),
)

test.each([
  ['phone', null, 'nothing'],
  ['newsletter', false, 'no'],
  ['priceCents', 22_400, '$224.00'],
  ['amount', 80.5, '$80.50'],
  ['percentage', 20, '20 %'],
  ['capacity', 12, '12'],
  ['days', ['SAT', 'SUN'], 'SAT, SUN'],
  ['birthDate', '2017-05-31', 'Wed, May 31, 2017'],
  ['paidAt', '2025-09-06T20:00:00.000Z', 'Sat, Sep 6 at 1:00 PM'],
  ['status', 'ON_HOLD', 'on hold'],
  ['shirtSize', 'YM', 'YM'],
  ['firstName', 'Maya', 'Maya'],
])('%s %j reads %s', (field, value, words) => expect(valueWords(field, value)).toBe(words))

test.each([
  ['emergencyContact', 'Emergency contact'],
  ['userPlayersId', 'Guardian'],
])('%s is called %s', (field, name) => expect(fieldName(field)).toBe(name))
