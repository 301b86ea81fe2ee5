import { describe, expect, test } from 'vitest'
import { SHIPPED_RULES } from '../club/club-rules.ts'
import { birthDateChangeRefusal, playerDeletionRefusal, playerRefusal } from './player-eligibility.ts'

const maya = { firstName: 'Maya', lastName: 'Chen', birthDate: '2017-05-31' }
const born = (birthDate: string, today = '2025-09-01') =>
  playerRefusal({ ...maya, birthDate }, [], today, SHIPPED_RULES.ages)

describe('E-9: name and birth date', () => {
  test.each([
    ['yesterday', '2025-08-31', 'TOO_YOUNG'],
    ['today', '2025-09-01', 'TOO_YOUNG'],
    ['tomorrow', '2025-09-02', 'BIRTH_DATE_IN_FUTURE'],
    ['turning 2 this year', '2023-01-01', 'TOO_YOUNG'],
    ['turning 3 on the last day of the year', '2022-12-31', undefined],
    ['turning 3 this year', '2022-12-30', undefined],
    ['turning 15 this year', '2010-01-02', undefined],
    ['turning 15 on the first day of the year', '2010-01-01', undefined],
    ['turning 16 this year', '2009-12-31', 'TOO_OLD'],
    ['a day that does not exist', '2017-02-29', 'BAD_BIRTH_DATE'],
    ['no day at all', '', 'BAD_BIRTH_DATE'],
  ])('born %s', (_case, birthDate, code) => expect(born(birthDate)?.code).toBe(code))

  test.each([
    ['turning 4 this year', '2021-12-31', 'TOO_YOUNG'],
    ['turning 5 this year', '2020-12-31', undefined],
    ['turning 12 this year', '2013-01-01', undefined],
    ['turning 13 this year', '2012-12-31', 'TOO_OLD'],
  ])('a club for 5 to 12: born %s', (_case, birthDate, code) => {
    const ages = { from: 5, to: 12, oldestPlayDown: true }
    expect(playerRefusal({ ...maya, birthDate }, [], '2025-09-01', ages)?.code).toBe(code)
  })

  test('in spring the oldest stay until the season ends, and the next youngest may join', () => {
    expect(born('2010-01-01', '2026-06-30')).toBeNull()
    expect(born('2010-01-01', '2026-07-01')?.code).toBe('TOO_OLD')
    expect(born('2023-12-31', '2025-12-31')?.code).toBe('TOO_YOUNG')
    expect(born('2023-12-31', '2026-01-01')).toBeNull()
  })

  test('too young and too old are explained', () => {
    expect(born('2024-02-10')).toEqual({
      code: 'TOO_YOUNG',
      field: 'birthDate',
      message: 'Players join us in the year they turn 3. We’d love to meet Maya in 2027.',
      sentence: 'tooYoung',
      facts: { player: 'Maya', from: 3, year: 2027 },
    })
    expect(born('2009-02-10')?.message).toBe(
      'Our programs are for players up to 15. Please ask us: we’ll gladly help you find a team.',
    )
  })

  test.each([
    ['', 'Chen', 'firstName'],
    ['Maya', '  ', 'lastName'],
  ])('the name "%s" "%s"', (firstName, lastName, field) =>
    expect(
      playerRefusal({ ...maya, firstName, lastName }, [], '2025-09-01', SHIPPED_RULES.ages),
    ).toMatchObject({
      code: 'NAME_MISSING',
      field,
    }),
  )
})

describe('E-10: the same child twice', () => {
  test.each([
    ['the same', maya, 'DUPLICATE_PLAYER'],
    [
      'other case and spaces',
      { firstName: ' mAYA', lastName: 'CHEN ', birthDate: '2017-05-31' },
      'DUPLICATE_PLAYER',
    ],
    ['born a day later', { ...maya, birthDate: '2017-06-01' }, undefined],
    ['a twin', { ...maya, firstName: 'Mia' }, undefined],
    ['another last name', { ...maya, lastName: 'Wong' }, undefined],
  ])('%s', (_case, sibling, code) =>
    expect(playerRefusal(maya, [sibling], '2025-09-01', SHIPPED_RULES.ages)?.code).toBe(code),
  )

  test('both ways of writing accents are equal, and repeated spaces count once', () => {
    const zoe = { firstName: 'Zoe\u0308 Ann', lastName: 'Chen', birthDate: '2017-05-31' }
    const same = { firstName: 'Zo\u00eb  Ann', lastName: 'Chen', birthDate: '2017-05-31' }
    expect(playerRefusal(zoe, [same], '2025-09-01', SHIPPED_RULES.ages)?.code).toBe('DUPLICATE_PLAYER')
  })

  test('the question names the child', () =>
    expect(playerRefusal(maya, [maya], '2025-09-01', SHIPPED_RULES.ages)?.message).toBe(
      'Is this Maya? A player with this name and birth date is already in your family.',
    ))
})

describe('E-12: the birth date', () => {
  test.each([
    ['PENDING', undefined],
    ['WAITLISTED', undefined],
    ['APPROVED', 'BIRTH_DATE_LOCKED'],
    ['ACTIVE', 'BIRTH_DATE_LOCKED'],
    ['COMPLETED', 'BIRTH_DATE_LOCKED'],
    ['CANCELLED', undefined],
  ] as const)('with a registration that is %s', (status, answer) =>
    expect(birthDateChangeRefusal('Maya', ['REJECTED', status])?.code).toBe(answer),
  )
})

describe('E-13: deleting a player', () => {
  test.each([
    ['PENDING', 'PLAYER_IS_REGISTERED'],
    ['WAITLISTED', 'PLAYER_IS_REGISTERED'],
    ['APPROVED', 'PLAYER_IS_REGISTERED'],
    ['ACTIVE', 'PLAYER_IS_REGISTERED'],
    ['REJECTED', undefined],
    ['CANCELLED', undefined],
    ['WITHDRAWN', undefined],
    ['COMPLETED', undefined],
  ] as const)('with a registration that is %s', (status, answer) =>
    expect(playerDeletionRefusal('Maya', ['CANCELLED', status])?.code).toBe(answer),
  )
})
