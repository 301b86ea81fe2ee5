import { describe, expect, test } from 'vitest'
import { recognisedColumns } from './columns.ts'
import { readDate } from './read-date.ts'
import { readPayment, readPlace } from './read-places.ts'

test.each([
  [
    'Program,Season,Registration status,Registration date,Amount paid,Payment date,Payment method,Paid by',
    ['program', 'season', 'placeStatus', 'registeredOn', 'amountPaid', 'paidOn', 'paymentMethod', 'payer'],
  ],
  [
    'Program Name,Months,Status,Total paid,Paid on',
    ['program', 'months', 'placeStatus', 'amountPaid', 'paidOn'],
  ],
  ['Paid to date,Date paid', ['amountPaid', 'paidOn']],
])('I-9: the columns %s are recognised', (headings, columns) =>
  expect(recognisedColumns(headings.split(','))).toEqual(columns),
)

test.each([
  'Payment status',
  'Amount due',
  'Balance',
  'Order payment',
  'Season birth year',
  'Medical status',
])('I-9: nobody guesses what %j says', (heading) => expect(recognisedColumns([heading])).toEqual([null]))

const read = <Part>(
  part: (
    value: (field: string) => string | undefined,
    date: (typed: string) => ReturnType<typeof readDate>,
  ) => Part,
  values: Record<string, string | undefined>,
) =>
  part(
    (field) => values[field],
    (typed) => readDate(typed, null),
  )

describe('I-9: places and payments are read', () => {
  test.each([
    ['', 'REGISTERED'],
    ['Active', 'REGISTERED'],
    ['On the waiting list', 'WAITING'],
    ['Cancelled - refunded', 'WITHDRAWN'],
    ['Pending', 'TO_REVIEW'],
  ])('the status %j is %s', (placeStatus, status) =>
    expect(read(readPlace, { program: 'Juniors', placeStatus })).toMatchObject({ status }),
  )

  test.each(['Not registered', 'Waiting for payment', 'Gold'])('the status %j is refused', (placeStatus) =>
    expect(read(readPlace, { program: 'Juniors', placeStatus })).toHaveProperty('problem'),
  )

  test.each([
    [
      { amountPaid: '$1,280.50', paidOn: '2025-09-05', paymentMethod: 'Interac e-Transfer' },
      128050,
      'E_TRANSFER',
    ],
    [{ amountPaid: '80', paidOn: 'Sep 5, 2025', paymentMethod: 'check' }, 8000, 'CHEQUE'],
    [{ amountPaid: '80.00', paidOn: '2025-09-05' }, 8000, 'OTHER'],
  ])('%j is a payment', (values, cents, method) =>
    expect(read(readPayment, values)).toMatchObject({ cents, method, day: '2025-09-05' }),
  )

  test.each([{}, { amountPaid: '0.00' }, { amountPaid: '-' }])('%j is none', (values) =>
    expect(read(readPayment, values)).toBeUndefined(),
  )

  test.each([{ amountPaid: '80' }, { amountPaid: '-80', paidOn: '2025-09-05' }, { amountPaid: 'yes' }])(
    '%j is refused',
    (values) => expect(read(readPayment, values)).toHaveProperty('problem'),
  )
})
