import { expect, test } from 'vitest'
import type { DiscountLine } from './discount-line.ts'
import {
  type DiscountValues,
  discountInput,
  discountProblems,
  discountValues,
  emptyDiscount,
  typedDiscount,
} from './discount-values.ts'

const line: DiscountLine = {
  id: 'd',
  version: 3,
  name: 'Family discount',
  type: 'FAMILY',
  percentage: 12.5,
  description: null,
  conditions: '{"minChildren":3,"appliesTo":"ADDITIONAL"}',
  startDate: '2025-09-01',
  endDate: null,
  active: null,
  priority: null,
  stacks: null,
  feeIds: ['f1'],
  uses: 0,
  givenCents: 0,
}

test('a discount survives the form unchanged, with its defaults filled in', () =>
  expect(discountInput(discountValues(line))).toEqual({
    name: 'Family discount',
    type: 'FAMILY',
    percentage: 12.5,
    description: null,
    conditions: '{"minChildren":3,"appliesTo":"ADDITIONAL"}',
    startDate: '2025-09-01',
    endDate: null,
    active: true,
    priority: 20,
    stacks: true,
    feeIds: ['f1'],
  }))

const sound: DiscountValues = {
  ...emptyDiscount,
  name: 'December special',
  percentage: '50',
  serviceMonths: ['2025-12'],
}

test.each([
  ['SEASONAL', {}, '{"serviceMonths":["2025-12"]}'],
  [
    'EARLY_BIRD',
    { registeredBefore: '2025-08-01', serviceMonths: [''] },
    '{"registeredBefore":"2025-08-01"}',
  ],
  ['HARDSHIP', { serviceMonths: [''] }, '{"manual":true}'],
  ['FAMILY', { serviceMonths: ['', ''] }, '{"minChildren":2}'],
  ['FAMILY', { serviceMonths: [''], appliesTo: 'ALL' }, '{"minChildren":2,"appliesTo":"ALL"}'],
] as const)('D-4: %s has only its own conditions', (type, changes, conditions) =>
  expect(discountInput({ ...sound, ...(changes as Partial<DiscountValues>), type }).conditions).toBe(
    conditions,
  ),
)

test.each([
  ['sound', {}, []],
  ['without a name', { name: ' ' }, ['name']],
  ['without a percentage', { percentage: '' }, ['percentage']],
  ['in words', { percentage: 'half' }, ['percentage']],
  ['100', { percentage: '100' }, []],
  ['101', { percentage: '101' }, ['percentage']],
  ['a third of a basis point', { percentage: '33.333' }, ['percentage']],
  ['ends before it starts', { startDate: '2025-09-02', endDate: '2025-09-01' }, ['endDate']],
  ['no month', { serviceMonths: [''] }, ['serviceMonths']],
  ['no day', { type: 'EARLY_BIRD' }, ['registeredBefore']],
  ['one child', { type: 'FAMILY', minChildren: '1' }, ['minChildren']],
  ['no order', { priority: 'first' }, ['priority']],
] as [string, Partial<DiscountValues>, string[]][])('%s: invalid are %j', (_case, changes, fields) =>
  expect(Object.keys(discountProblems({ ...sound, ...changes }))).toEqual(fields),
)

test('a valid discount is tried out even before it has a name', () => {
  expect(typedDiscount('d', { ...sound, name: '' }, 'ALL')).toMatchObject({
    basisPoints: 5000,
    type: 'SEASONAL',
  })
  expect(typedDiscount('d', { ...sound, percentage: '' }, 'ALL')).toBeNull()
})
