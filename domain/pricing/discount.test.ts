import { describe, expect, test } from 'vitest'
import { discountFrom, discountRefusal } from './discount.ts'

const familyRow = { id: 'd1', name: 'Family', type: 'FAMILY', basisPoints: 2000 }

describe('D-1: percentage and dates', () => {
  test.each([
    [-1, 'BAD_PERCENTAGE'],
    [0, undefined],
    [1, undefined],
    [9999, undefined],
    [10000, undefined],
    [10001, 'BAD_PERCENTAGE'],
    [12.5, 'BAD_PERCENTAGE'],
    [Number.NaN, 'BAD_PERCENTAGE'],
  ])('%d basis points', (basisPoints, code) =>
    expect(discountRefusal({ ...familyRow, basisPoints })?.code).toBe(code),
  )

  test.each([
    ['2025-09-02', '2025-09-01', 'endDate'],
    ['2025-09-01', '2025-09-01', undefined],
    ['2025-09-01', '2025-09-02', undefined],
    [null, '2025-09-01', undefined],
    ['2025-09-01', null, undefined],
    ['2025-02-30', null, 'startDate'],
    [null, 'soon', 'endDate'],
  ])('from %s to %s', (startDate, endDate, field) =>
    expect(discountRefusal({ ...familyRow, startDate, endDate })?.field).toBe(field),
  )

  test('a name and a known type', () => {
    expect(discountRefusal({ ...familyRow, name: ' ' })?.code).toBe('BAD_NAME')
    expect(discountRefusal({ ...familyRow, type: 'STUDENT' })?.code).toBe('BAD_TYPE')
  })
})

describe('D-4: conditions', () => {
  test.each([
    ['SEASONAL', '{"serviceMonths":["2025-12"]}'],
    ['SEASONAL', '{"serviceMonths":["2025-12"],"registeredBefore":"2025-11-01"}'],
    ['FAMILY', '{"minChildren":2,"appliesTo":"ALL"}'],
    ['FAMILY', '{"minChildren":3,"appliesTo":"ADDITIONAL","serviceMonths":["2025-10"]}'],
    ['FAMILY', null],
    ['FAMILY', ''],
    ['FAMILY', '{}'],
    ['EARLY_BIRD', '{"registeredBefore":"2025-08-01"}'],
    ['HARDSHIP', '{"manual":true}'],
    ['VOLUNTEER', null],
  ])('%s takes %s', (type, conditions) =>
    expect(discountRefusal({ ...familyRow, type, conditions })).toBeNull(),
  )

  test.each([
    ['FAMILY', '{minChildren:2}', 'The conditions are not valid JSON. Example: {"minChildren":2}'],
    ['FAMILY', '2 or more', 'The conditions are not valid JSON. Example: {"minChildren":2}'],
    ['FAMILY', '[]', 'The conditions are a JSON object: {"minChildren":2}'],
    ['FAMILY', 'null', 'The conditions are a JSON object: {"minChildren":2}'],
    ['FAMILY', '{"minKids":2}', 'There is no condition named minKids.'],
    ['FAMILY', '{"minChildren":1}', 'The condition minChildren is 2 or more.'],
    ['FAMILY', '{"minChildren":2.5}', 'The condition minChildren is a whole number.'],
    ['FAMILY', '{"minChildren":"2"}', 'The condition minChildren is a whole number.'],
    ['FAMILY', '{"appliesTo":"SOME"}', 'The condition appliesTo is "ALL" or "ADDITIONAL".'],
    ['FAMILY', '{"manual":true}', 'The condition manual doesn’t apply to a discount of type FAMILY.'],
    ['SEASONAL', null, 'A discount of type SEASONAL needs the condition serviceMonths.'],
    ['SEASONAL', '{"serviceMonths":[]}', 'The condition serviceMonths names at least one month.'],
    [
      'SEASONAL',
      '{"serviceMonths":["December"]}',
      'The condition serviceMonths is a month such as "2025-12".',
    ],
    [
      'SEASONAL',
      '{"serviceMonths":["2025-13"]}',
      'The condition serviceMonths is a month such as "2025-12".',
    ],
    ['SEASONAL', '{"serviceMonths":"2025-12"}', 'The condition serviceMonths is a list of months.'],
    [
      'SEASONAL',
      '{"serviceMonths":["2025-12"],"minChildren":2}',
      'The condition minChildren doesn’t apply to a discount of type SEASONAL.',
    ],
    ['EARLY_BIRD', '{}', 'A discount of type EARLY_BIRD needs the condition registeredBefore.'],
    [
      'EARLY_BIRD',
      '{"registeredBefore":"August"}',
      'The condition registeredBefore is a day such as "2025-08-01".',
    ],
    [
      'EARLY_BIRD',
      '{"registeredBefore":20250801}',
      'The condition registeredBefore is a day such as "2025-08-01".',
    ],
    ['HARDSHIP', '{"manual":false}', 'The condition manual is true or left out.'],
    [
      'HARDSHIP',
      '{"appliesTo":"ALL"}',
      'The condition appliesTo doesn’t apply to a discount of type HARDSHIP.',
    ],
  ])('%s refuses %s', (type, conditions, message) =>
    expect(discountRefusal({ ...familyRow, type, conditions })).toEqual({
      code: 'BAD_CONDITIONS',
      field: 'conditions',
      message,
    }),
  )
})

test('D-2, D-3: default order and stacking', () => {
  const read = (type: string, conditions: string | null) => {
    const { priority, stacks } = discountFrom({ ...familyRow, type, conditions }, 'ALL')
    return [priority, stacks]
  }
  expect(read('SEASONAL', '{"serviceMonths":["2025-12"]}')).toEqual([10, true])
  expect(read('FAMILY', null)).toEqual([20, true])
  expect(read('EARLY_BIRD', '{"registeredBefore":"2025-08-01"}')).toEqual([30, false])
  expect(read('HARDSHIP', null)).toEqual([40, false])
  expect(read('VOLUNTEER', null)).toEqual([40, false])
})

test('D-2, D-3: values of the row take precedence', () => {
  const discount = discountFrom(
    {
      ...familyRow,
      priority: 0,
      stacks: false,
      active: false,
      endDate: '2025-12-31',
    },
    'ALL',
  )
  expect(discount).toMatchObject({
    priority: 0,
    stacks: false,
    active: false,
    startDate: null,
    endDate: '2025-12-31',
  })
})

test('an invalid stored row is not silently ignored', () =>
  expect(() => discountFrom({ ...familyRow, conditions: 'oops' }, 'ALL')).toThrow(
    'Discount d1 cannot be used.',
  ))

test.each([
  ['ALL', null, 'ALL'],
  ['ADDITIONAL', null, 'ADDITIONAL'],
  ['ADDITIONAL', '{"appliesTo":"ALL"}', 'ALL'],
  ['ALL', '{"appliesTo":"ADDITIONAL"}', 'ADDITIONAL'],
] as const)('D-7: the club says %s, the row %s: %s', (mode, conditions, appliesTo) =>
  expect(discountFrom({ ...familyRow, conditions }, mode).conditions.appliesTo).toBe(appliesTo),
)
