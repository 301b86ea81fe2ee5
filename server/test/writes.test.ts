import { describe, expect, test } from 'vitest'
import { createRow, deleteRow, getRow, updateRow } from './calls.ts'
import { deskForFile } from './desk-for-file.ts'
import { givenFamily } from './family.ts'

const { server, desk, given } = await deskForFile('2025-09-01T17:00:00Z')

describe('ids', () => {
  test('an id from the client is kept; a second time it is refused', async () => {
    const input = { id: 'chosen', name: 'Own id', startDate: '2025-09-06', endDate: '2025-12-18' }
    expect((await createRow(desk, 'Program', input)).it).toEqual({ id: 'chosen', _version: 1 })
    const refused = { errorType: 'ConditionalCheckFailedException', data: null }
    expect((await createRow(desk, 'Program', input)).error).toMatchObject(refused)
    await deleteRow(desk, 'Program', { id: 'chosen', _version: 1 })
    expect((await createRow(desk, 'Program', input)).error).toMatchObject(refused)
    const [row] = await server.sql`select count(*) as entries from audit_entries where row_id = 'chosen'`
    expect(row?.entries).toBe(2)
  })

  test('without one the server creates it', async () => {
    const { it } = await createRow(desk, 'User', { email: 'no-id@example.org' })
    expect(it.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })

  test.each([
    ['empty', ''],
    ['with a zero character', 'a\0b'],
    [
      'longer than any index takes',
      Array.from({ length: 10_000 }, (_, n) => String.fromCharCode(97 + ((n * n) % 23))).join(''),
    ],
  ])('%s: refused with a sentence', async (_case, id) => {
    const { it, error } = await createRow(desk, 'User', { id, email: `${_case.length}@example.org` })
    expect(it).toBeNull()
    expect(error).toMatchObject({ errorType: 'ValidationError', message: expect.stringMatching(/^id: /) })
  })

  test('a null character finds nothing to update', async () => {
    const { error } = await updateRow(desk, 'User', { id: 'a\0b', _version: 1 })
    expect(error?.errorType).toBe('ValidationError')
  })
})

describe('null clears, absent keeps', () => {
  test('an optional value', async () => {
    const { id } = await given.player({ gender: 'f', shirtSize: 'YM', photoConsent: true })
    const select = 'gender shirtSize photoConsent'
    const { it } = await updateRow(
      desk,
      'Player',
      { id, _version: 1, gender: null, photoConsent: false },
      select,
    )
    expect(it).toEqual({ gender: null, shirtSize: 'YM', photoConsent: false })
  })

  test('a required value cannot be cleared', async () => {
    const { id } = await given.player()
    const sentences = {
      firstName: 'Please fill this in.',
      birthDate: 'Please fill this in.',
      status: 'Choose one of ACTIVE, ON_HOLD, INACTIVE, ARCHIVED.',
    }
    for (const [field, sentence] of Object.entries(sentences)) {
      const { error } = await updateRow(desk, 'Player', { id, _version: 1, [field]: null })
      expect(error).toMatchObject({ errorType: 'ValidationError', errorInfo: { code: 'BAD_INPUT' } })
      expect(error?.errorInfo?.fields).toEqual({ [field]: sentence })
    }
  })

  test('a list', async () => {
    const { id } = await given.program({ days: ['SAT', 'SUN'] })
    const days = async (changes: object, _version: number) =>
      (await updateRow(desk, 'Program', { id, _version, ...changes }, 'days')).it.days
    expect(await days({ name: 'Same days' }, 1)).toEqual(['SAT', 'SUN'])
    expect(await days({ days: [] }, 2)).toEqual([])
    expect(await days({ days: null }, 3)).toBeNull()
  })
})

describe('invalid values', () => {
  const player = { firstName: 'Leo', lastName: 'Lee', birthDate: '2017-05-31' }
  const program = { name: 'P', startDate: '2025-09-06', endDate: '2025-12-18' }
  const setting = { key: 'k', value: '1' }
  const cases: [string, object, string][] = [
    ['Player', { ...player, firstName: 'a\0b' }, 'firstName: This holds a character that cannot be kept.'],
    [
      'Player',
      { ...player, healthNotes: 'x'.repeat(10_000) },
      'healthNotes: This is too long: at most 4000 characters.',
    ],
    ['Player', { ...player, lastName: ' \n\t ' }, 'lastName: Please fill this in.'],
    ['Player', { ...player, status: 'active' }, 'status: Choose one of ACTIVE, ON_HOLD, INACTIVE, ARCHIVED.'],
    ...[
      '2025-02-30',
      '2025-13-01',
      '2025-2-3',
      '20250203',
      '2025-02-03T00:00:00Z',
      '',
      '0000-01-01',
      'tomorrow',
      5,
    ].map((birthDate): [string, object, string] => [
      'Player',
      { ...player, birthDate },
      'AWSDate must be a calendar day such as 2025-09-06.',
    ]),
    ['Player', { ...player, photoConsent: 'yes' }, 'Boolean cannot represent a non boolean value: "yes"'],
    [
      'Player',
      { ...player, shoeSize: 3 },
      "The variables input contains a field name 'shoeSize' that is not defined for input object type 'CreatePlayerInput'",
    ],
    [
      'Player',
      { firstName: 'Leo', lastName: 'Lee' },
      'Field "birthDate" of required type "AWSDate!" was not provided.',
    ],
    [
      'Program',
      { ...program, capacity: 3_000_000_000 },
      'Int cannot represent non 32-bit signed integer value: 3000000000',
    ],
    ['Program', { ...program, days: ['SAT', null] }, 'days.1: '],
    ['Program', { ...program, days: Array(101).fill('SAT') }, 'days: This list is too long.'],
    ['ClubSetting', { ...setting, value: '{not json' }, 'AWSJSON must be a string that holds JSON.'],
    ['ClubSetting', { ...setting, value: { a: 1 } }, 'AWSJSON must be a string that holds JSON.'],
    ['ClubSetting', { ...setting, value: '' }, 'AWSJSON must be a string that holds JSON.'],
    [
      'Discount',
      { name: 'D', type: 'FAMILY', percentage: 33.333 },
      'percentage: At most two decimals, please.',
    ],
    ['Discount', { name: 'D', type: 'FAMILY', percentage: -1 }, 'percentage: This cannot be below zero.'],
  ]
  test.each(cases)('%s %j', async (model, input, complaint) => {
    const { it, error } = await createRow(desk, model, input as Record<string, unknown>)
    expect(it).toBeNull()
    expect(error?.message).toContain(complaint)
    expect(error?.errorType ?? 'ValidationError').toBe('ValidationError')
  })

  test.each([
    [10.001, 'amount: At most two decimals, please.'],
    [-0.01, 'amount: This cannot be below zero.'],
    [1e15, 'amount: This is too much.'],
  ])('a fee of %d', async (amount, sentence) => {
    const { id } = await given.program()
    const { error } = await createRow(desk, 'ProgramFee', { programFeesId: id, type: 'EVENT', amount })
    expect(error?.message).toBe(sentence)
    expect(error?.errorInfo).toEqual({ code: 'BAD_INPUT', fields: { amount: sentence.slice(8) } })
  })

  test('every cent is kept', async () => {
    const { id } = await given.program()
    const types = ['MONTHLY_ONCE', 'MONTHLY_TWICE', 'EVENT', 'TRIAL']
    for (const [n, amount] of [0.29, 1.1, 64.15, 10_000].entries()) {
      const { it } = await createRow(
        desk,
        'ProgramFee',
        { programFeesId: id, type: types[n], amount },
        'amount',
      )
      expect(it).toEqual({ amount })
    }
  })

  test.each([
    ['2025-09-06T10:00:00-07:00', '2025-09-06T17:00:00.000Z'],
    ['2025-09-06T17:00Z', '2025-09-06T17:00:00.000Z'],
    ['2025-09-06T17:00:00.123456Z', '2025-09-06T17:00:00.123Z'],
    ['2025-09-06', null],
    ['2025-09-06T17:00:00', null],
    ['2025-02-30T17:00:00Z', null],
    ['9999-12-31T23:30:00-08:00', null],
    ['not T an instant Z', null],
  ])('the instant %s is stored as %s', async (paidDate, expected) => {
    const { kitOrder } = await givenFamily(desk)
    const { it, error } = await updateRow(
      desk,
      'KitOrder',
      { id: kitOrder.id, _version: 1, paidDate },
      'paidDate',
    )
    if (expected) expect([it, error]).toEqual([{ paidDate: expected }, undefined])
    else expect(error?.message).toContain('AWSDateTime must be an instant such as 2025-09-06T17:00:00.000Z.')
  })

  test('a key that no index can hold', async () => {
    const key = Array.from({ length: 4_000 }, (_, n) =>
      String.fromCharCode(0x4e00 + ((n * 7919) % 20_000)),
    ).join('')
    const { error } = await createRow(desk, 'ClubSetting', { key, value: '1' })
    expect(error).toMatchObject({
      errorType: 'ValidationError',
      message: 'One of these texts is too long. Please shorten it.',
    })
  })

  test('JSON is returned as it was sent', async () => {
    const value = '{ "b": 1.0, "a": "é\\u00e9", "b": 2 }'
    const { it } = await createRow(desk, 'ClubSetting', { key: 'as sent', value }, 'id value')
    expect((await getRow(desk, 'ClubSetting', it.id, 'value')).it).toEqual({ value })
  })
})
