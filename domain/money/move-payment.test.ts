import { expect, test } from 'vitest'
import type { Entry, EntryKind } from './entry.ts'
import { moveRefusal } from './move-payment.ts'

const entry = (id: string, kind: EntryKind, reversesId: string | null = null): Entry => ({
  ...{ id, kind, cents: 8000, itemId: null, month: null, dueOn: null, reversesId },
})
const entries = [
  entry('charge', 'CHARGE'),
  entry('paid', 'PAYMENT'),
  entry('wrong', 'PAYMENT'),
  entry('undo', 'REVERSAL', 'wrong'),
]

test.each([
  ['a payment', 'paid', {}, undefined],
  ['a charge', 'charge', {}, 'NO_ENTRY'],
  ['one that is undone', 'wrong', {}, 'NO_ENTRY'],
  ['one that is not there', 'none', {}, 'NO_ENTRY'],
  ['one by card', 'paid', { isByCard: true }, 'BY_CARD'],
  ['one without a reason', 'paid', { note: ' ' }, 'REASON_NEEDED'],
])('B-30: %s is moved, or refused', (_what, entryId, more, code) =>
  expect(moveRefusal(entries, { entryId, isByCard: false, note: 'For Leo', ...more })?.code).toBe(code),
)
