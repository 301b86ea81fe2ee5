import { expect, test } from 'vitest'
import { type AuditEntry, storiesOf } from './audit-story.ts'

const entry = (id: string, differing: Partial<AuditEntry>): AuditEntry => ({
  id,
  createdAt: '2025-09-07T06:30:00.000Z',
  actorEmail: 'admin@example.org',
  asUserId: null,
  action: 'LOOK',
  model: 'User',
  reason: 'Phone call',
  ...differing,
})

const lookOn = (day: string, count: number, id: string, reason: string | null = 'Phone call') => ({
  id,
  day,
  who: 'admin@example.org',
  what: 'looked at your pages in your place',
  count,
  reason,
})

test('repeated views become one line per day, by the club’s clock', () => {
  const entries = [
    entry('5', { createdAt: '2025-09-07T07:30:00.000Z' }),
    entry('4', {}),
    entry('3', { action: 'IMPERSONATION_STOP' }),
    entry('2', { createdAt: '2025-09-06T20:00:00.000Z' }),
    entry('1', { createdAt: '2025-09-06T19:59:00.000Z', reason: null }),
  ]
  expect(storiesOf(entries, 'parent@example.org')).toEqual([
    lookOn('2025-09-07', 1, '5'),
    lookOn('2025-09-06', 2, '4'),
    lookOn('2025-09-06', 1, '1', null),
  ])
})

test.each([
  ['EXPORT', 'User', 'took out a copy of your data'],
  ['UPDATE', 'Player', 'changed a player of yours'],
  ['CREATE', 'KitOrder', 'added a kit order'],
  ['DELETE', 'PlayerProgramRegistration', 'removed a registration'],
  ['CREATE', 'Account', 'invited you to sign in'],
  ['RESET_PASSWORD', 'Account', 'reset your password'],
  ['MERGE', 'User', 'made one of two records of yours'],
  ['MERGE', 'Player', 'made one of two entries of a player of yours'],
  ['FAMILY_CODE', 'User', 'printed a code for you to take over your record'],
  ['PHONED', 'User', 'phoned you'],
  ['DELETE', 'TournamentSignUp', 'removed a place in a tournament'],
])('%s %s', (action, model, what) =>
  expect(storiesOf([entry('1', { action, model })], 'parent@example.org')).toMatchObject([{ what }]),
)

test('an action taken while impersonating the family says so', () =>
  expect(
    storiesOf([entry('1', { action: 'UPDATE', model: 'Player', asUserId: 'me' })], 'parent@example.org'),
  ).toMatchObject([{ what: 'changed a player of yours in your place', reason: 'Phone call' }]))

test('one’s own actions are left out, and so are actions without words', () => {
  expect(storiesOf([entry('1', {})], 'admin@example.org')).toEqual([])
  expect(storiesOf([entry('1', { action: 'UPDATE', model: 'Tournament' })], 'parent@example.org')).toEqual([])
})
