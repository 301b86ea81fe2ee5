import { expect, test } from 'vitest'
import type { Columns } from './columns.ts'
import { type DateOrder, orderOf } from './read-date.ts'
import { readBirthDate, readSheet } from './read-rows.ts'

const TODAY = '2025-10-04'

test.each<[string, DateOrder | null, string | null]>([
  ['2015-03-04', null, '2015-03-04'],
  ['2015-03-04 00:00:00', null, '2015-03-04'],
  ['2015-03-04T00:00', null, '2015-03-04'],
  ['March 4, 2015', null, '2015-03-04'],
  ['4-Mar-2015', null, '2015-03-04'],
  ['3/25/2015', null, '2015-03-25'],
  ['25.3.2015', null, '2015-03-25'],
  ['4/4/2015', null, '2015-04-04'],
  ['3/4/2015', 'MDY', '2015-03-04'],
  ['3/4/2015', 'DMY', '2015-04-03'],
  ['25/3/2015', 'MDY', null],
  ['3/4/2015', null, null],
  ['3/4/15', null, null],
  ['42067', null, null],
  ['2015-02-29', null, null],
  ['2025-10-04', null, '2025-10-04'],
  ['2025-10-05', null, null],
  ['2004-01-01', null, '2004-01-01'],
  ['2003-12-31', null, null],
  ['', null, null],
])('I-2: born on %j with the order %j is %j, or refused', (typed, order, day) => {
  const read = readBirthDate(typed, { order, today: TODAY })
  expect('day' in read ? read.day : null).toBe(day)
})

test('I-2: what could be two days names both', () => {
  expect(readBirthDate('3/4/2015', { order: null, today: TODAY })).toMatchObject({
    problem: expect.stringContaining('could be 2015-03-04 or 2015-04-03'),
  })
})

test.each<[string[], DateOrder | null]>([
  [['3/4/2015', '13/4/2015'], 'DMY'],
  [['3/4/2015', '4/13/2015'], 'MDY'],
  [['13/4/2015', '4/13/2015'], null],
  [['3/4/2015', '2015-03-04'], null],
])('I-2: the dates %j tell the order %j', (dates, order) => expect(orderOf(dates)).toBe(order))

const COLUMNS: Columns = ['childName', 'birthDate', 'guardianName', 'email', 'phone', 'gender']

const read = (...rows: string[][]) =>
  readSheet([['headings'], ...rows], {
    columns: COLUMNS,
    skip: 1,
    order: null,
    today: TODAY,
    readEmail: (typed) => (typed.includes('@') ? typed.toLowerCase() : null),
  })

test('I-2: a row is a guardian with a child, its values read as people write them', () => {
  const { rows, unread } = read(
    ['Costa,  Mia', '2015-03-04', 'Ana Maria Costa', 'Ana@Example.org', '(604) 555-0100', 'girl'],
    ['', '', '', '', '', ''],
    ['Leo Costa', 'Mar 9, 2017', 'Ana Costa', '', '604.555.0100', ''],
  )
  expect(unread).toEqual([])
  expect(rows).toEqual([
    {
      row: 2,
      guardian: {
        firstName: 'Ana Maria',
        lastName: 'Costa',
        email: 'ana@example.org',
        phone: '(604) 555-0100',
      },
      child: {
        ...{ firstName: 'Mia', lastName: 'Costa', birthDate: '2015-03-04', gender: 'Female' },
        ...{ emergencyContact: null, emergencyPhone: null },
      },
    },
    expect.objectContaining({ row: 4 }),
  ])
})

test.each([
  ['one name only', ['Mia', '2015-03-04', 'Ana Costa', 'a@b.ca', '', ''], 'childName'],
  ['no guardian', ['Mia Costa', '2015-03-04', '', 'a@b.ca', '', ''], 'guardianName'],
  ['an address that is none', ['Mia Costa', '2015-03-04', 'Ana Costa', 'ana', '', ''], 'email'],
  ['no way to reach them', ['Mia Costa', '2015-03-04', 'Ana Costa', '', '', ''], 'email'],
  ['a phone that is none', ['Mia Costa', '2015-03-04', 'Ana Costa', 'a@b.ca', 'ask Dan', ''], 'phone'],
  ['a gender nobody knows', ['Mia Costa', '2015-03-04', 'Ana Costa', 'a@b.ca', '', 'U9'], 'gender'],
  ['no birth date', ['Mia Costa', '', 'Ana Costa', 'a@b.ca', '', ''], 'birthDate'],
])('I-2: %s is refused with its field, and the rest is read', (_what, row, field) => {
  const { rows, unread } = read(row, ['Leo Costa', '2017-03-09', 'Ana Costa', 'a@b.ca', '', ''])
  expect(unread).toMatchObject([{ row: 2, problems: [{ field }] }])
  expect(rows).toHaveLength(1)
})

test('I-2: somebody is asked for the order only where the sheet does not show it', () => {
  const row = (date: string) => ['Mia Costa', date, 'Ana Costa', 'a@b.ca', '', '']
  expect(read(row('3/4/2015')).isOrderAsked).toBe(true)
  expect(read(row('3/4/2015'), row('3/14/2015')).isOrderAsked).toBe(false)
})
