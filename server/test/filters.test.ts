import { beforeAll, describe, expect, test } from 'vitest'
import { listRows } from './calls.ts'
import { deskForFile } from './desk-for-file.ts'

/** Four programs to be filtered in every way. */
const programs = [
  { id: 'a', name: 'Alpha', description: 'first', days: ['SAT'], capacity: 1, status: 'OPEN' },
  { id: 'b', name: 'beta', description: null, days: ['SAT', 'SUN'], capacity: 2, status: 'OPEN' },
  { id: 'c', name: 'Émile', description: '', days: [], capacity: 10, status: 'DRAFT' },
  { id: 'd', name: '足球 ⚽', description: 'last', days: null, capacity: null, status: null },
]

const { desk } = await deskForFile('2025-09-01T17:00:00Z')

beforeAll(async () => {
  const make = async (model: string, input: object) => {
    const { errors } = await desk.ask(
      `mutation M($input: Create${model}Input!) { create${model}(input: $input) { id } }`,
      { input },
    )
    if (errors.length > 0) throw new Error(errors[0]?.message)
  }
  for (const program of programs)
    await make('Program', { startDate: '2025-09-06', endDate: '2025-12-18', ...program })
  await make('ProgramFee', { id: 'free', programFeesId: 'a', type: 'TRIAL', amount: 0 })
  await make('ProgramFee', { id: 'odd', programFeesId: 'a', type: 'MONTHLY_ONCE', amount: 19.99 })
  await make('ProgramFee', { id: 'dear', programFeesId: 'a', type: 'MONTHLY_TWICE', amount: 150 })
  await make('Discount', { id: 'on', name: 'On', type: 'FAMILY', percentage: 20, active: true, stacks: true })
  await make('Discount', {
    id: 'off',
    name: 'Off',
    type: 'FAMILY',
    percentage: 12.5,
    active: false,
    stacks: false,
  })
  await make('Discount', {
    id: 'unsaid',
    name: 'Unsaid',
    type: 'FAMILY',
    percentage: 0,
    startDate: '2025-09-01',
  })
  await make('User', { id: 'mum', email: 'Mum@Example.org' })
  await make('ClubSetting', { id: 'json', key: 'noticeboard', value: '{"a":[1,2]}' })
})

async function found(model: string, filter: object): Promise<string> {
  const { it, error } = await listRows(desk, model, filter as Record<string, unknown>)
  if (error) throw new Error(`${error.errorType}: ${error.message}`)
  return it.items.map(({ id }: { id: string }) => id).join(' ')
}

type Case = [filter: object, ids: string]

describe('texts', () => {
  const cases: Case[] = [
    [{ name: { eq: 'Alpha' } }, 'a'],
    [{ name: { eq: 'alpha' } }, ''],
    [{ name: { ne: 'Alpha' } }, 'b c d'],
    [{ name: { eq: '足球 ⚽' } }, 'd'],
    // By code point: capitals before small letters, accents and other scripts after both.
    [{ name: { lt: 'beta' } }, 'a'],
    [{ name: { le: 'beta' } }, 'a b'],
    [{ name: { gt: 'beta' } }, 'c d'],
    [{ name: { ge: 'beta' } }, 'b c d'],
    [{ name: { between: ['Alpha', 'beta'] } }, 'a b'],
    [{ name: { between: ['beta', 'Alpha'] } }, ''],
    [{ name: { contains: 'et' } }, 'b'],
    [{ name: { contains: '⚽' } }, 'd'],
    [{ name: { notContains: 'et' } }, 'a c d'],
    [{ name: { beginsWith: 'É' } }, 'c'],
    [{ name: { beginsWith: '' } }, 'a b c d'],
    [{ name: { size: { eq: 5 } } }, 'a c'],
    [{ name: { size: { lt: 5 } } }, 'b d'],
    [{ name: { size: { between: [4, 4] } } }, 'b d'],
    [{ name: { size: { ne: 5, ge: 4, le: 4, gt: 3 } } }, 'b d'],
    [{ name: { attributeExists: true } }, 'a b c d'],
    [{ name: { attributeType: 'string' } }, 'a b c d'],
    [{ name: { attributeType: 'number' } }, ''],
    [{ name: { beginsWith: 'A', contains: 'z' } }, ''],
    [{ startDate: { eq: '2025-09-06' } }, 'a b c d'],
    [{ startDate: { between: ['2025-09-01', '2025-09-05'] } }, ''],
    [{ startDate: { beginsWith: '2025-09' } }, 'a b c d'],
    [{ createdAt: { ge: '2025-09-01T17:00:00.000Z' } }, 'a b c d'],
    [{ updatedAt: { gt: '2025-09-01T17:00:00.000Z' } }, ''],
    [{ id: { gt: 'b' } }, 'c d'],
    [{ id: { between: ['a', 'b'] } }, 'a b'],
    [{ id: { beginsWith: 'd' } }, 'd'],
  ]
  test.each(cases)('%j → %s', async (filter, ids) => expect(await found('Program', filter)).toBe(ids))
})

describe('missing values', () => {
  const cases: Case[] = [
    [{ description: { eq: 'first' } }, 'a'],
    [{ description: { ne: 'first' } }, 'b c d'],
    [{ description: { eq: null } }, 'b'],
    [{ description: { ne: null } }, 'a c d'],
    [{ description: { eq: '' } }, 'c'],
    [{ description: { attributeExists: false } }, 'b'],
    [{ description: { attributeExists: true } }, 'a c d'],
    [{ description: { attributeType: '_null' } }, 'b'],
    [{ description: { notContains: 'i' } }, 'b c d'],
    [{ description: { lt: 'zzz' } }, 'a c d'],
    [{ description: { size: { eq: 0 } } }, 'c'],
    // A missing value matches nothing, so the negation matches it.
    [{ not: { description: { eq: 'first' } } }, 'b c d'],
    [{ not: { description: { beginsWith: 'f' } } }, 'b c d'],
    [{ not: { not: { description: { eq: 'first' } } } }, 'a'],
    [{ not: { capacity: { gt: 1 } } }, 'a d'],
    [{ capacity: { ne: 1 } }, 'b c d'],
    [{ capacity: { attributeExists: false } }, 'd'],
    [{ description: null }, 'a b c d'],
    [{ description: {} }, 'a b c d'],
    [{ description: { contains: null } }, 'a b c d'],
  ]
  test.each(cases)('%j → %s', async (filter, ids) => expect(await found('Program', filter)).toBe(ids))
})

describe('lists', () => {
  const cases: Case[] = [
    [{ days: { contains: 'SUN' } }, 'b'],
    [{ days: { notContains: 'SUN' } }, 'a c d'],
    [{ days: { eq: 'SAT' } }, 'a b'],
    [{ days: { ne: 'SAT' } }, 'c d'],
    [{ days: { beginsWith: 'SU' } }, 'b'],
    [{ days: { size: { eq: 2 } } }, 'b'],
    [{ days: { size: { eq: 0 } } }, 'c'],
    [{ days: { attributeExists: false } }, 'd'],
    [{ days: { attributeExists: true } }, 'a b c'],
    [{ days: { attributeType: 'list' } }, 'a b c'],
    [{ days: { attributeType: 'string' } }, ''],
    [{ days: { eq: null } }, 'd'],
    [{ days: { ne: null } }, 'a b c'],
  ]
  test.each(cases)('%j → %s', async (filter, ids) => expect(await found('Program', filter)).toBe(ids))
})

describe('numbers, flags, JSON and addresses', () => {
  const cases: [string, object, string][] = [
    ['Program', { capacity: { eq: 2 } }, 'b'],
    ['Program', { capacity: { gt: 1 } }, 'b c'],
    ['Program', { capacity: { between: [1, 2] } }, 'a b'],
    ['Program', { capacity: { attributeType: 'number' } }, 'a b c'],
    ['ProgramFee', { amount: { eq: 19.99 } }, 'odd'],
    ['ProgramFee', { amount: { ne: 19.99 } }, 'dear free'],
    ['ProgramFee', { amount: { lt: 19.99 } }, 'free'],
    ['ProgramFee', { amount: { le: 19.99 } }, 'free odd'],
    ['ProgramFee', { amount: { ge: 150 } }, 'dear'],
    ['ProgramFee', { amount: { between: [0.01, 149.99] } }, 'odd'],
    ['Discount', { percentage: { eq: 12.5 } }, 'off'],
    ['Discount', { stacks: { eq: true } }, 'on'],
    ['Discount', { stacks: { eq: false } }, 'off'],
    ['Discount', { stacks: { ne: true } }, 'off unsaid'],
    ['Discount', { stacks: { attributeExists: false } }, 'unsaid'],
    ['Discount', { stacks: { attributeType: 'bool' } }, 'off on'],
    ['Discount', { startDate: { ge: '2025-09-01' } }, 'unsaid'],
    ['Discount', { _deleted: { ne: true } }, 'off on unsaid'],
    ['Discount', { _deleted: { eq: true } }, ''],
    ['Discount', { _deleted: { attributeExists: true } }, ''],
    ['Discount', { _deleted: { attributeExists: false } }, 'off on unsaid'],
    ['Discount', { _deleted: { eq: null } }, 'off on unsaid'],
    ['User', { email: { eq: 'MUM@example.ORG' } }, 'mum'],
    ['User', { email: { ne: 'MUM@example.ORG' } }, ''],
    ['User', { email: { beginsWith: 'MUM@' } }, 'mum'],
    ['User', { or: [{ email: { eq: 'MUM@EXAMPLE.ORG' } }, { email: { eq: 'x' } }] }, 'mum'],
    ['ClubSetting', { value: { contains: '[1,2]' } }, 'json'],
    ['ClubSetting', { value: { eq: '{"a":[1,2]}' } }, 'json'],
  ]
  test.each(cases)('%s %j → %s', async (model, filter, ids) => expect(await found(model, filter)).toBe(ids))
})

describe('and, or, not', () => {
  const cases: Case[] = [
    [{ and: [{ status: { eq: 'OPEN' } }, { capacity: { gt: 1 } }] }, 'b'],
    [{ or: [{ status: { eq: 'DRAFT' } }, { capacity: { eq: 1 } }] }, 'a c'],
    [{ or: [{ status: { eq: 'DRAFT' } }, { status: { eq: 'OPEN' } }] }, 'a b c'],
    [{ or: [{ id: { eq: 'd' } }, { id: { eq: 'a' } }] }, 'a d'],
    [{ not: { or: [{ id: { eq: 'd' } }, { id: { eq: 'a' } }] } }, 'b c'],
    [{ status: { eq: 'OPEN' }, or: [{ id: { eq: 'b' } }, { id: { eq: 'c' } }] }, 'b'],
    [{ not: { and: [{ status: { eq: 'OPEN' } }, { id: { eq: 'a' } }] } }, 'b c d'],
    [{ or: [{ id: { eq: 'a' }, name: { eq: 'beta' } }, { id: { eq: 'b' } }] }, 'b'],
    [{ or: [{ id: { eq: 'a', ne: 'a' } }, { id: { eq: 'b' } }] }, 'b'],
    [{ and: [], or: [] }, 'a b c d'],
    [{ and: [{}], or: [{}] }, 'a b c d'],
    [{ or: [null, { id: { eq: 'a' } }] }, 'a'],
    [{ and: [null, { id: { eq: 'a' } }] }, 'a'],
    [{ not: {} }, ''],
    [{ or: { id: { eq: 'c' } } }, 'c'],
  ]
  test.each(cases)('%j → %s', async (filter, ids) => expect(await found('Program', filter)).toBe(ids))
})

describe('invalid filters', () => {
  const nested = (depth: number): object => (depth === 0 ? { id: { eq: 'a' } } : { not: nested(depth - 1) })

  test('twelve levels are fine, thirteen are too deep', async () => {
    expect(await found('Program', nested(12))).toBe('a')
    await expect(found('Program', nested(13))).rejects.toThrow(
      'ValidationError: A filter may nest at most 12 levels deep.',
    )
  })

  test.each([
    [{ name: { between: ['a'] } }, 'between takes exactly two values: the lowest and the highest.'],
    [{ name: { between: [] } }, 'between takes exactly two values: the lowest and the highest.'],
    [{ name: { like: '%' } }, "The variables input contains a field name 'like' that is not defined"],
    [{ nickname: { eq: 'x' } }, 'nickname'],
    [{ capacity: { eq: 1.5 } }, 'Int cannot represent non-integer value: 1.5'],
    [{ capacity: { size: { eq: 1 } } }, 'size'],
    [{ name: { eq: 5 } }, 'String cannot represent a non string value: 5'],
    [{ name: { eq: 'a\0b' } }, 'character that cannot be kept'],
  ])('%j', async (filter, complaint) => {
    const { it, error } = await listRows(desk, 'Program', filter)
    expect(it).toBeNull()
    expect(error?.errorType ?? 'ValidationError').toBe('ValidationError')
    expect(error?.message).toContain(complaint)
  })
})
