import { expect, test } from 'vitest'
import { knownLayout, layoutKey, readCents, readDay, readRows } from './statement-rows.ts'

test.each<[string, number | null]>([
  ['80', 8000],
  ['80.5', 8050],
  ['$1,200.50', 120050],
  ['-12.00', -1200],
  ['(3.10)', -310],
  ['+5.00', 500],
  ['1 200,50', 120050],
  ['1 200,50 $', 120050],
  ['', null],
  ['1.200.50', null],
  ['12.345', null],
  ['eighty', null],
  ['1,2', null],
])('B-10: the amount %j is %j cents, or refused', (typed, cents) => expect(readCents(typed)).toBe(cents))

test.each<[string, 'MDY' | 'DMY', string | null]>([
  ['2025-10-01', 'MDY', '2025-10-01'],
  ['20251001', 'MDY', '2025-10-01'],
  ['20251001120000', 'MDY', null],
  ['10/1/2025', 'MDY', '2025-10-01'],
  ['10/1/2025', 'DMY', '2025-01-10'],
  ['01-Oct-2025', 'MDY', '2025-10-01'],
  ['Oct 1, 2025', 'MDY', '2025-10-01'],
  ['2025-02-30', 'MDY', null],
  ['13/1/2025', 'MDY', null],
  ['yesterday', 'MDY', null],
])('B-10: the day %j (%s) is %j, or refused', (typed, order, day) => expect(readDay(typed, order)).toBe(day))

const BANKS: [string, string[][]][] = [
  [
    'RBC',
    [
      [
        'Account Type',
        'Account Number',
        'Transaction Date',
        'Cheque Number',
        'Description 1',
        'Description 2',
        'CAD$',
        'USD$',
      ],
      ['Chequing', '0123', '10/1/2025', '', 'e-Transfer received', 'ROBIN FRASER', '80.00', ''],
      ['Chequing', '0123', '10/2/2025', '', 'Monthly fee', '', '-6.00', ''],
    ],
  ],
  [
    'BMO, with a note above',
    [
      ['Following data is valid as of 20251003'],
      ['First Bank Card', 'Transaction Type', 'Date Posted', ' Transaction Amount', 'Description'],
      ['500766', 'CREDIT', '20251001', '80.00', 'e-Transfer received ROBIN FRASER'],
      ['500766', 'DEBIT', '20251002', '-6.00', 'Monthly fee'],
    ],
  ],
  [
    'Tangerine',
    [
      ['Date', 'Transaction', 'Name', 'Memo', 'Amount'],
      ['10/1/2025', 'CREDIT', 'e-Transfer received', 'ROBIN FRASER', '80'],
      ['10/2/2025', 'DEBIT', 'Monthly fee', '', '-6'],
    ],
  ],
  [
    'TD, without titles',
    [
      ['10/01/2025', 'e-Transfer received ROBIN FRASER', '', '80.00', '1080.00'],
      ['10/02/2025', 'Monthly fee', '6.00', '', '1074.00'],
    ],
  ],
  [
    'CIBC, without titles',
    [
      ['2025-10-01', 'e-Transfer received ROBIN FRASER', '', '80.00'],
      ['2025-10-02', 'Monthly fee', '6.00', ''],
    ],
  ],
  [
    'a credit union with two columns, the day first',
    [
      ['Posted Date', 'Details', 'Deposits', 'Withdrawals'],
      ['01/10/2025', 'e-Transfer received ROBIN FRASER', '80.00', ''],
      ['02/10/2025', 'Monthly fee', '', '6.00'],
      ['15/10/2025', 'Nothing', '0.00', '0.00'],
    ],
  ],
]

test.each(BANKS)('B-10: a file of %s is read', (_bank, rows) => {
  const layout = knownLayout(rows)
  if (!layout) throw new Error('a layout')
  const { lines, problems } = readRows(rows, layout)
  expect(problems).toEqual([])
  expect(lines.slice(0, 2).map(({ day, cents }) => [day, cents])).toEqual([
    ['2025-10-01', 8000],
    ['2025-10-02', -600],
  ])
  expect(lines[0]?.text).toMatch(/e-Transfer received ROBIN FRASER$/)
})

test('B-10: an unknown layout is asked for, and known again by its titles', () => {
  const rows = [
    ['Wann', 'Was', 'Wieviel'],
    ['2025-10-01', 'Maya', '80.00'],
  ]
  expect(knownLayout(rows)).toBeNull()
  expect(layoutKey(rows)).toBe('wann|was|wieviel')
  expect(layoutKey([['2025-10-01', 'a', 'b', '1.00']])).toBe('4 columns')
})

test('B-10: a row that cannot be read is named, and the others are read', () => {
  const rows = [
    ['Date', 'Description', 'Amount'],
    ['2025-10-01', 'good', '1.00'],
    ['2025-10-02', 'bad', 'n/a'],
    ['soon', 'bad', '1.00'],
    ['', '', ''],
  ]
  const layout = knownLayout(rows)
  if (!layout) throw new Error('a layout')
  expect(readRows(rows, layout)).toEqual({
    lines: [{ day: '2025-10-01', cents: 100, text: 'good', bankId: null }],
    problems: [
      { row: 3, why: 'The amount can’t be read.' },
      { row: 4, why: 'The date can’t be read.' },
    ],
  })
})
