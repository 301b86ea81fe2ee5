import { expect, test } from 'vitest'
import { returnedAs } from './returned-email.ts'

test.each([
  ['no such mailbox', 'failed', '5.1.1', 'REFUSED'],
  ['no such mailbox, as Exchange says it', 'failed', '5.1.10', 'REFUSED'],
  ['a full mailbox, given up', 'failed', '5.2.2', 'REFUSED'],
  ['nobody answers for the domain', 'Failed', '5.4.4', 'REFUSED'],
  ['gave up waiting', 'failed', '4.4.7', 'UNDELIVERED'],
  ['a sender that is not liked', 'failed', '5.1.8', 'UNDELIVERED'],
  ['a text that is too large', 'failed', '5.6.0', 'UNDELIVERED'],
  ['a policy on senders without DKIM', 'failed', '5.7.26', 'UNDELIVERED'],
  ['still trying', 'delayed', '4.4.1', null],
  ['still trying, with an odd status', 'delayed', '5.1.1', null],
  ['arrived', 'delivered', '2.0.0', null],
  ['handed on', 'relayed', '2.0.0', null],
])('N-11: %s', (_what, action, status, expected) => {
  expect(returnedAs({ action, status })).toBe(expected)
})
