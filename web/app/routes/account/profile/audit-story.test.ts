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
  what: 'viewed the site as you',
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
  ['EXPORT', 'User', 'downloaded a copy of your data'],
  ['UPDATE', 'Player', 'changed one of your players'],
  ['CREATE', 'KitOrder', 'added a kit order'],
  ['DELETE', 'PlayerProgramRegistration', 'removed a registration'],
  ['CREATE', 'Account', 'invited you to sign in'],
  ['RESET_PASSWORD', 'Account', 'reset your password'],
  ['MERGE', 'User', 'merged two of your records'],
  ['MERGE', 'Player', 'merged two entries for one of your players'],
  ['FAMILY_CODE', 'User', 'printed a code for you to take over your record'],
  ['PHONED', 'User', 'phoned you'],
  ['DELETE', 'TournamentSignUp', 'removed a place in a tournament'],
])('%s %s', (action, model, what) =>
  expect(storiesOf([entry('1', { action, model })], 'parent@example.org')).toMatchObject([{ what }]),
)

test('an action taken while impersonating the family says so', () =>
  expect(
    storiesOf([entry('1', { action: 'UPDATE', model: 'Player', asUserId: 'me' })], 'parent@example.org'),
  ).toMatchObject([{ what: 'changed one of your players on your behalf', reason: 'Phone call' }]))

test('one’s own actions are left out, and so are actions without words', () => {
  expect(storiesOf([entry('1', {})], 'admin@example.org')).toEqual([])
  expect(storiesOf([entry('1', { action: 'UPDATE', model: 'Tournament' })], 'parent@example.org')).toEqual([])
})
