import { expect, test } from 'vitest'
import { type MergePreview, mergeSentences } from './merge-preview.ts'

const preview: MergePreview = {
  keep: { id: 'a', email: 'a@example.org', version: 1 },
  gone: { id: 'b', email: 'b@example.org', version: 1 },
  players: [],
  consents: 0,
  taken: {},
  account: 'NONE',
  hasKeptAccount: true,
  family: 'NONE',
  prices: [],
}

const child = {
  id: 'm',
  name: 'Maya Singh',
  birthDate: '2017-05-31',
  registrations: 0,
  kitOrders: 0,
  isTwin: false,
}

test.each([
  ['nothing but the record', {}, ['There are no children to move.']],
  ['a child', { players: [child] }, ['Maya Singh moves.']],
  [
    'with all that hangs on it',
    { players: [{ ...child, registrations: 1, kitOrders: 2 }] },
    ['Maya Singh moves with 1 registration and 2 kit orders.'],
  ],
  [
    'a child who is there twice',
    { players: [{ ...child, kitOrders: 1, isTwin: true }] },
    ['Maya Singh is listed twice and becomes one child with 1 kit order.'],
  ],
  [
    'account, consents, phone, family and price',
    {
      players: [child],
      consents: 3,
      taken: { phone: '604' },
      account: 'CLOSED' as const,
      family: 'JOINED' as const,
      prices: [{ registrationId: 'r', playerName: 'Maya', beforeCents: 28_000, afterCents: 22_400 }],
    },
    [
      'Maya Singh moves.',
      '3 consents will move too.',
      'Filled in because it was missing: phone.',
      'b@example.org can no longer be used to sign in; we’ll email it to say so. a@example.org stays.',
      'Their linked families become one.',
      'Maya: $224.00 instead of $280.00, by the family discount.',
    ],
  ],
])('%s', (_what, values, sentences) => expect(mergeSentences({ ...preview, ...values })).toEqual(sentences))
