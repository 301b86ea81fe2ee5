import { describe, expect, test } from 'vitest'
import { createRow, deleteRow, getRow, updateRow } from './calls.ts'
import { deskForFile } from './desk-for-file.ts'
import { givenFamily } from './family.ts'

const { desk, given } = await deskForFile('2025-09-01T17:00:00Z')

describe('an invalid program (S-6)', () => {
  const cases: [object, string, string, string][] = [
    [
      { endDate: '2025-09-05' },
      'BAD_DATES',
      'endDate',
      'The program would end before it starts on Sat, Sep 6.',
    ],
    [{ days: ['SAT', 'SATURDAY'] }, 'BAD_DAYS', 'days', 'SATURDAY isn’t a day of the week.'],
    [{ days: ['SAT', 'SAT'] }, 'BAD_DAYS', 'days', 'Please choose each day of the week only once.'],
    [{ startTime: '5 PM' }, 'BAD_TIMES', 'startTime', 'Please write the time like 17:00.'],
    [
      { startTime: '17:00', endTime: '17:00' },
      'BAD_TIMES',
      'endTime',
      'Training has to end after it starts.',
    ],
    [{ capacity: 0 }, 'BAD_CAPACITY', 'capacity', 'A program needs at least one place.'],
    [
      { minBirthYear: 2019, maxBirthYear: 2018 },
      'BAD_BIRTH_YEARS',
      'maxBirthYear',
      'The first birth year is after the last one.',
    ],
  ]
  test.each(cases)('%j', async (values, code, field, sentence) => {
    const refused = {
      errorType: 'RuleViolation',
      errorInfo: { code, field },
      message: expect.stringContaining(sentence),
    }
    const sound = { name: 'Fall', startDate: '2025-09-06', endDate: '2025-12-18' }
    const made = await createRow(desk, 'Program', { ...sound, ...values })
    expect([made.it, made.error]).toEqual([null, expect.objectContaining(refused)])
    const { id } = await given.program()
    const changed = await updateRow(desk, 'Program', { id, _version: 1, ...values })
    expect([changed.it, changed.error]).toEqual([null, expect.objectContaining(refused)])
  })

  test('a change is validated together with the existing values', async () => {
    const { id } = await given.program({ startTime: '17:00', endTime: '18:30' })
    const { error } = await updateRow(desk, 'Program', { id, _version: 1, startTime: '19:00' })
    expect(error?.errorInfo).toMatchObject({ code: 'BAD_TIMES', field: 'endTime' })
  })
})

describe('fees', () => {
  test.each([
    [0, null],
    [10_000, null],
    [10_000.01, 'BAD_AMOUNT'],
  ])('of $%d: %s', async (amount, code) => {
    const { id } = await given.program()
    const made = await createRow(
      desk,
      'ProgramFee',
      { programFeesId: id, type: 'EVENT', amount },
      'id amount',
    )
    const fee = await given.fee(id, { type: 'TRIAL', amount: 1 })
    const changed = await updateRow(desk, 'ProgramFee', { id: fee.id, _version: 1, amount }, 'amount')
    if (code === null) expect([made.it.amount, changed.it.amount]).toEqual([amount, amount])
    else
      for (const { error } of [made, changed])
        expect(error).toMatchObject({ errorType: 'RuleViolation', errorInfo: { code, field: 'amount' } })
  })
})

describe('what is in use cannot be deleted', () => {
  test.each([
    ['Program', 'program', 'One player is registered with this program. Close it instead of deleting it.'],
    ['ProgramFee', 'fee', 'One player is registered with this fee. Close it instead of deleting it.'],
  ] as const)('%s (%s)', async (model, row, message) => {
    const family = await givenFamily(desk)
    const { id } = family[row]
    const remove = () => deleteRow(desk, model, { id, _version: 1 }, '_deleted')
    expect((await remove()).error).toMatchObject({ message, errorInfo: { code: 'IN_USE' } })
    await updateRow(desk, 'PlayerProgramRegistration', {
      id: family.registration.id,
      _version: 1,
      status: 'CANCELLED',
    })
    expect((await remove()).it).toEqual({ _deleted: true })
  })

  test('several players are counted', async () => {
    const { program, fee } = await givenFamily(desk)
    await given.registration((await given.player()).id, fee.id)
    expect((await deleteRow(desk, 'Program', { id: program.id, _version: 1 })).error?.message).toBe(
      '2 players are registered with this program. Close it instead of deleting it.',
    )
  })
})

describe('an invalid discount (D-1, D-4)', () => {
  const cases: [object, string, string][] = [
    [{ percentage: 100.01 }, 'BAD_PERCENTAGE', 'percentage'],
    [{ startDate: '2025-09-02', endDate: '2025-09-01' }, 'BAD_DATES', 'endDate'],
    [{ conditions: 'two children' }, 'BAD_CONDITIONS', 'conditions'],
    [{ conditions: '[]' }, 'BAD_CONDITIONS', 'conditions'],
    [{ conditions: '{"minChildren":1}' }, 'BAD_CONDITIONS', 'conditions'],
    [{ conditions: '{"minChildren":"2"}' }, 'BAD_CONDITIONS', 'conditions'],
    [{ conditions: '{"children":2}' }, 'BAD_CONDITIONS', 'conditions'],
    [{ conditions: '{"__proto__":{"minChildren":2}}' }, 'BAD_CONDITIONS', 'conditions'],
    [{ type: 'SEASONAL' }, 'BAD_CONDITIONS', 'conditions'],
    [{ type: 'SEASONAL', conditions: '{"serviceMonths":["2025-13"]}' }, 'BAD_CONDITIONS', 'conditions'],
    [{ type: 'EARLY_BIRD', conditions: '{"registeredBefore":"2025-02-30"}' }, 'BAD_CONDITIONS', 'conditions'],
    [{ type: 'HARDSHIP', conditions: '{"minChildren":2}' }, 'BAD_CONDITIONS', 'conditions'],
  ]
  test.each(cases)('%j', async (values, code, field) => {
    const made = await createRow(desk, 'Discount', { name: 'D', type: 'FAMILY', percentage: 20, ...values })
    expect(made.it).toBeNull()
    expect(made.error).toMatchObject({ errorType: 'RuleViolation', errorInfo: { code, field } })
    const { id } = await given.discount()
    const changed = await updateRow(desk, 'Discount', { id, _version: 1, ...values })
    expect(changed.error).toMatchObject({ errorType: 'RuleViolation', errorInfo: { code, field } })
  })

  test('defaults come from the type; a new discount is on', async () => {
    const select = 'percentage active priority stacks conditions'
    const { it } = await createRow(
      desk,
      'Discount',
      { name: 'D', type: 'HARDSHIP', percentage: 33.33 },
      select,
    )
    expect(it).toEqual({ percentage: 33.33, active: true, priority: null, stacks: null, conditions: null })
    const off = await createRow(
      desk,
      'Discount',
      { name: 'D', type: 'FAMILY', percentage: 0, active: false },
      select,
    )
    expect(off.it).toMatchObject({ percentage: 0, active: false })
  })
})

describe('settings and tournaments', () => {
  test('a setting is public by default; a tournament starts as a draft', async () => {
    const setting = await createRow(desk, 'ClubSetting', { key: 'noticeboard', value: '{}' }, 'published')
    expect(setting.it).toEqual({ published: true })
    const cup = await createRow(
      desk,
      'Tournament',
      { slug: 'spring-cup', name: 'Spring' },
      'status revision plan',
    )
    expect(cup.it).toEqual({ status: 'DRAFT', revision: 1, plan: null })
  })

  test('a registration discount names its registration by either key', async () => {
    const { registration, discount } = await givenFamily(desk)
    const input = {
      registrationID: registration.id,
      discountID: discount.id,
      percentage: 5,
      month: '2025-10',
    }
    const select = 'id playerProgramRegistrationDiscountsId registrationID percentage'
    const { it } = await createRow(desk, 'RegistrationDiscount', input, select)
    expect(it).toMatchObject({
      playerProgramRegistrationDiscountsId: registration.id,
      registrationID: registration.id,
      percentage: 5,
    })
    expect((await deleteRow(desk, 'RegistrationDiscount', { id: it.id, _version: 1 })).error).toBeUndefined()
    expect((await getRow(desk, 'RegistrationDiscount', it.id)).it).toBeNull()
  })
})
