import { describe, expect, test } from 'vitest'
import { quote } from '../pricing/quote.ts'
import type { QuoteRegistration } from '../pricing/quote-types.ts'
import { FALL, maya, once, registrationOf } from '../pricing/test-family.ts'
import { type BookedEntry, type Booking, bookingRefusal } from './booking.ts'
import { kitOrderCharge, registrationCharges } from './charges.ts'
import { accountOf, paymentState } from './dues.ts'
import { balanceCents } from './entry.ts'
import { refundToSend } from './refund-to-send.ts'

let count = 0
const entry = (kind: BookedEntry['kind'], cents: number, rest: Partial<BookedEntry> = {}): BookedEntry => ({
  id: `entry ${++count}`,
  kind,
  cents,
  itemId: null,
  month: null,
  dueOn: null,
  reversesId: null,
  isByPrice: kind === 'CHARGE',
  ...rest,
})
const charge = (itemId: string, cents: number, dueOn: string) => entry('CHARGE', cents, { itemId, dueOn })
const reversal = (undone: BookedEntry) => entry('REVERSAL', undone.cents, { reversesId: undone.id })
const covered = (entries: BookedEntry[]) =>
  accountOf(entries).dues.map((due) => [due.itemId, due.cents, due.coveredCents])

const [maya1, leo5] = [charge('maya', 8000, '2025-10-01'), charge('leo', 6400, '2025-10-05')]

describe('B-1: the balance is the sum of the entries', () => {
  test.each<[string, BookedEntry[], number]>([
    ['nothing', [], 0],
    ['a charge', [maya1], 8000],
    ['paid in part', [maya1, entry('PAYMENT', 5000)], 3000],
    ['paid too much', [maya1, entry('PAYMENT', 10000)], -2000],
    ['and sent back', [maya1, entry('PAYMENT', 10000), entry('REFUND', 2000)], 0],
    [
      'help, a credit and the rest written off',
      [
        maya1,
        entry('FUND_HELP', 5000, { itemId: 'maya' }),
        entry('CREDIT', 1000, { itemId: 'maya' }),
        entry('WRITE_OFF', 2000, { itemId: 'maya' }),
      ],
      0,
    ],
  ])('%s', (_case, entries, cents) => expect(balanceCents(entries)).toBe(cents))

  test('a reversal undoes a payment', () => {
    const paid = entry('PAYMENT', 5000)
    expect(balanceCents([maya1, paid, reversal(paid)])).toBe(8000)
    expect(covered([maya1, paid, reversal(paid)])).toEqual([['maya', 8000, 0]])
  })
})

describe('B-4: what a payment covers', () => {
  test.each<[string, BookedEntry[], unknown[], number]>([
    [
      'the oldest due first',
      [leo5, maya1, entry('PAYMENT', 10000)],
      [
        ['maya', 8000, 8000],
        ['leo', 6400, 2000],
      ],
      0,
    ],
    [
      'what it names',
      [maya1, leo5, entry('PAYMENT', 6400, { itemId: 'leo' })],
      [
        ['maya', 8000, 0],
        ['leo', 6400, 6400],
      ],
      0,
    ],
    [
      'and with the rest the oldest',
      [maya1, leo5, entry('PAYMENT', 7000, { itemId: 'leo' })],
      [
        ['maya', 8000, 600],
        ['leo', 6400, 6400],
      ],
      0,
    ],
    ['too much is credit', [maya1, entry('PAYMENT', 9000)], [['maya', 8000, 8000]], 1000],
    [
      'which covers the next due',
      [maya1, entry('PAYMENT', 9000), leo5],
      [
        ['maya', 8000, 8000],
        ['leo', 6400, 1000],
      ],
      0,
    ],
    [
      'what is credited frees what was paid',
      [maya1, entry('PAYMENT', 8000), entry('CREDIT', 8000, { itemId: 'maya' })],
      [['maya', 0, 0]],
      8000,
    ],
  ])('%s', (_case, entries, dues, credit) => {
    expect(covered(entries)).toEqual(dues)
    expect(accountOf(entries).creditCents).toBe(credit)
  })

  test('a payment that is undone after it was sent back is owed', () => {
    const paid = entry('PAYMENT', 3000)
    expect(covered([paid, entry('REFUND', 3000), reversal(paid)])).toEqual([[null, 3000, 0]])
  })
})

test.each<[string, BookedEntry[], string, string]>([
  ['nothing charged', [], '2025-10-01', 'NOTHING_DUE'],
  ['all credited', [maya1, entry('CREDIT', 8000, { itemId: 'maya' })], '2025-10-01', 'NOTHING_DUE'],
  ['before the day', [maya1], '2025-09-30', 'DUE'],
  ['on the day', [maya1], '2025-10-01', 'DUE'],
  ['the day after', [maya1], '2025-10-02', 'OVERDUE'],
  ['a part, on the day', [maya1, entry('PAYMENT', 1)], '2025-10-01', 'PARTLY_PAID'],
  ['all of it', [maya1, entry('PAYMENT', 8000)], '2025-12-01', 'PAID'],
])('B-5: %s', (_case, entries, today, state) =>
  expect(paymentState(accountOf(entries).dues, today)).toBe(state),
)

const TERMS = { dueDays: 7, plan: 'MONTHLY', dayOfMonth: 1 } as const

describe('B-2, B-3: charges', () => {
  const place = (approvedOn: string, months = FALL) => {
    const registration: QuoteRegistration = registrationOf(maya, once, months)
    const breakdown = quote({ registrations: [registration], others: [] }).lines
    return { breakdown, refund: null, approvedOn }
  }

  test('month by month, from the approval on', () =>
    expect(registrationCharges({ ...place('2025-08-20'), status: 'APPROVED' }, TERMS)).toEqual([
      { month: '2025-09', cents: 8000, dueOn: '2025-09-01' },
      { month: '2025-10', cents: 8000, dueOn: '2025-10-01' },
      { month: '2025-11', cents: 8000, dueOn: '2025-11-01' },
      { month: '2025-12', cents: 4000, dueOn: '2025-12-01' },
    ]))

  test.each([
    ['2025-09-24', '2025-10-01'],
    ['2025-09-25', '2025-10-02'],
    ['2025-10-10', '2025-10-17'],
  ])('approved on %s, October is due on %s', (approvedOn, dueOn) =>
    expect(
      registrationCharges({ ...place(approvedOn, ['2025-10']), status: 'ACTIVE' }, TERMS)[0]?.dueOn,
    ).toBe(dueOn),
  )

  test.each([
    ['2025-10-20', '2025-11-01'],
    ['2025-11-05', '2025-11-12'],
    ['2025-08-01', '2025-11-01'],
  ])('B-18: added on %s, November is due on %s', (addedOn, dueOn) => {
    const { breakdown, ...approved } = place('2025-08-20', ['2025-11'])
    const lines = breakdown.map((line) => ({ ...line, addedOn }))
    expect(registrationCharges({ ...approved, breakdown: lines, status: 'ACTIVE' }, TERMS)[0]?.dueOn).toBe(
      dueOn,
    )
  })

  test.each(['PENDING', 'WAITLISTED', 'REJECTED', 'CANCELLED'] as const)('nothing while it is %s', (status) =>
    expect(registrationCharges({ ...place('2025-08-20', ['2025-10']), status }, TERMS)[0]?.cents).toBe(0),
  )

  test('a withdrawal costs what is not refunded', () => {
    const line = { month: '2025-10', paidCents: 8000, refundCents: 3000, creditCents: 0, reason: '' }
    const costs = (unpaidCents?: number) => {
      const refund = { lines: [{ ...line, unpaidCents }], refundCents: 3000, creditCents: 0 }
      const left = { ...place('2025-08-20', ['2025-10']), refund, status: 'WITHDRAWN' as const }
      return registrationCharges(left, TERMS)[0]?.cents
    }
    expect(costs()).toBe(5000)
    expect(costs(1000)).toBe(4000)
  })

  test.each([
    ['PENDING', 2000],
    ['DELIVERED', 2000],
    ['CANCELLED', 0],
    ['REFUNDED', 0],
  ] as const)('kit that is %s costs %i', (status, cents) =>
    expect(kitOrderCharge({ status, totalCents: 2000, orderedOn: '2025-10-01' }, TERMS)).toEqual({
      month: null,
      cents,
      dueOn: '2025-10-08',
    }),
  )
})

describe('B-6: what the desk may book', () => {
  const paid = entry('PAYMENT', 9000)
  const entries = [maya1, paid]
  const booking = (values: Partial<Booking>): Booking => ({
    kind: 'PAYMENT',
    cents: 100,
    itemId: null,
    month: null,
    reversesId: null,
    day: '2025-10-01',
    payer: null,
    note: 'agreed',
    ...values,
  })
  test.each<[string, Partial<Booking>, string | undefined]>([
    ['any amount paid', { cents: 21201 }, undefined],
    ['half a cent', { cents: 0.5 }, 'BAD_AMOUNT'],
    ['nothing', { cents: 0 }, 'BAD_AMOUNT'],
    ['tomorrow', { day: '2025-10-02' }, 'BAD_DAY'],
    ['a refund of what is left', { kind: 'REFUND', cents: 1000 }, undefined],
    ['a cent more', { kind: 'REFUND', cents: 1001 }, 'TOO_MUCH'],
    ['all of it off', { kind: 'CREDIT', itemId: 'maya', cents: 8000 }, undefined],
    ['more than it costs', { kind: 'CREDIT', itemId: 'maya', cents: 8001 }, 'TOO_MUCH'],
    ['off nothing', { kind: 'CREDIT', cents: 100 }, 'NOTHING_CHARGED'],
    ['without a reason', { kind: 'WRITE_OFF', itemId: 'maya', note: ' ' }, 'REASON_NEEDED'],
    ['the payment undone', { kind: 'REVERSAL', reversesId: paid.id }, undefined],
    ['the charge undone', { kind: 'REVERSAL', reversesId: maya1.id }, 'BY_PRICE'],
    ['what is not there undone', { kind: 'REVERSAL', reversesId: 'other' }, 'NO_ENTRY'],
  ])('%s', (_case, values, code) =>
    expect(bookingRefusal(entries, booking(values), '2025-10-01')?.code).toBe(code),
  )

  test('nothing can be undone twice', () =>
    expect(
      bookingRefusal(
        [...entries, reversal(paid)],
        booking({ kind: 'REVERSAL', reversesId: paid.id }),
        '2025-10-01',
      )?.code,
    ).toBe('ALREADY_REVERSED'))
})

test.each<[string, BookedEntry[], number]>([
  ['all of it', [entry('PAYMENT', 9000)], 8000],
  ['no more than is left', [entry('PAYMENT', 4000)], 4000],
  ['nor what was sent before', [entry('PAYMENT', 9000), entry('REFUND', 3000, { itemId: 'maya' })], 5000],
  ['both', [entry('PAYMENT', 7000), entry('REFUND', 3000, { itemId: 'maya' })], 4000],
  ['nothing of nothing', [maya1], 0],
])('B-9: of 8000 that were promised, %s is to be sent', (_case, entries, cents) =>
  expect(refundToSend(entries, 'maya', 8000)).toBe(cents),
)
