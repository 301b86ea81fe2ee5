import { expect, test } from 'vitest'
import { creditLeft, creditRefusal, creditToSend } from './credit-refund.ts'
import type { Entry, EntryKind } from './entry.ts'

let booked = 0
const entry = (kind: EntryKind, cents: number, more: Partial<Entry> = {}): Entry => {
  booked += 1
  return { id: `${booked}`, kind, cents, itemId: null, month: null, dueOn: null, reversesId: null, ...more }
}
const october = entry('CHARGE', 8000, { itemId: 'maya', month: '2025-10', dueOn: '2025-10-01' })
const paid = entry('PAYMENT', 10_000)

test.each([
  ['all of it', 0, 2000],
  ['not what somebody who left was promised', 500, 1500],
  ['nothing where that is all', 2000, 0],
  ['nor less than nothing', 2001, 0],
])('B-29: of 2000 credit can be sent back %s', (_what, promisedCents, left) =>
  expect(creditLeft([october, paid], promisedCents)).toBe(left),
)

test.each([
  ['what was promised', 1500, [], 1500],
  ['no more than is left', 2001, [], 2000],
])('B-29: to be sent is %s', (_what, cents, entryIds, toSend) =>
  expect(creditToSend([october, paid], { cents, entryIds }, 0)).toBe(toSend),
)

test('B-29: what was sent counts, one that was undone does not, and what is due comes first', () => {
  const sent = entry('REFUND', 500)
  const promise = { cents: 1500, entryIds: [sent.id] }
  expect(creditToSend([october, paid, sent], promise, 0)).toBe(1000)
  const undone = entry('REVERSAL', 500, { reversesId: sent.id })
  expect(creditToSend([october, paid, sent, undone], promise, 0)).toBe(1500)
  const november = entry('CHARGE', 1900, { itemId: 'maya', month: '2025-11', dueOn: '2025-11-01' })
  expect(creditToSend([october, november, paid], { cents: 1500, entryIds: [] }, 0)).toBe(100)
})

test.each([
  [0, undefined],
  [1999, undefined],
  [2000, undefined],
  [2001, 'TOO_MUCH'],
  [-1, 'BAD_AMOUNT'],
  [0.5, 'BAD_AMOUNT'],
])('B-29: %d of 2000 is promised, or refused as %s', (cents, code) =>
  expect(creditRefusal(cents, 2000)?.code).toBe(code),
)
