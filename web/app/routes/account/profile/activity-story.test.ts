import { expect, test } from 'vitest'
import { activitiesOf } from './activity-story.ts'

const said = (action: string, after: object | null) =>
  activitiesOf([
    {
      id: '1',
      createdAt: '2026-11-14T20:00:00.000Z',
      updatedAt: '2026-11-14T20:30:00.000Z',
      action,
      after: after && JSON.stringify(after),
    },
  ])

test.each([
  [
    'SIGN_IN_FAILED',
    { network: '203.0.113.x', count: 3 },
    'Someone entered a wrong password 3 times from the network 203.0.113.x.',
  ],
  [
    'SIGN_IN_FAILED',
    { network: 'other networks', count: 1 },
    'Someone entered a wrong password once from other networks.',
  ],
  [
    'SIGN_IN_NEW_NETWORK',
    { network: '203.0.113.x', count: 1 },
    'You signed in from a new place: the network 203.0.113.x.',
  ],
  ['ACCESS_TOKEN_USED', { count: 1 }, 'One of your access tokens was used.'],
  ['ADD_TO_GROUP', { group: 'pmfcadmin' }, 'You were made an administrator.'],
  ['PASSWORD_CHANGED', null, 'Your password was changed.'],
])('A-6 %s %j', (action, after, what) =>
  expect(said(action, after)).toEqual([{ id: '1', at: '2026-11-14T20:30:00.000Z', what }]),
)

test('an event without a sentence is left out', () => expect(said('RESEND_CODE', null)).toEqual([]))
