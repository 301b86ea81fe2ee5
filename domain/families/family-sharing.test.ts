import { expect, test } from 'vitest'
import { invitationRefusal, linkRefusal } from './family-sharing.ts'

const sound = {
  email: 'dad@example.org',
  isAddress: true,
  ownEmail: 'mum@example.org',
  guardians: 0,
  open: 0,
}

test.each<[string, Partial<typeof sound>, string | undefined]>([
  ['the other guardian', {}, undefined],
  ['no address', { email: 'dad', isAddress: false }, 'NOT_AN_ADDRESS'],
  ['oneself', { email: 'mum@example.org' }, 'OWN_ADDRESS'],
  ['with two invitations open', { open: 2 }, undefined],
  ['with three', { open: 3 }, 'TOO_MANY_INVITATIONS'],
  ['a third guardian', { guardians: 1 }, 'SHARES_ALREADY'],
])('P-13: inviting %s', (_case, values, code) =>
  expect(invitationRefusal({ ...sound, ...values })?.code).toBe(code),
)

test.each<[number, number, string | undefined]>([
  [0, 0, undefined],
  [1, 0, 'SHARES_ALREADY'],
  [0, 1, 'SHARES_ALREADY'],
])('P-13: linking guardians who share with %d and %d others', (inviter, invitee, code) =>
  expect(linkRefusal(inviter, invitee)?.code).toBe(code),
)
