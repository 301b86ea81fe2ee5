import { describe, expect, test } from 'vitest'
import { SHIPPED_RULES } from '../club/club-rules.ts'
import { FALL_2025 } from '../programs/program-sessions.ts'
import { REQUIRED_CONSENTS } from './consents.ts'
import { type RegistrationInput, registrationRefusal } from './eligibility.ts'

const fall = { ...FALL_2025, id: 'fall', name: 'Fall training', status: 'OPEN' as const }
const maya = { firstName: 'Maya', birthDate: '2017-05-31', status: 'ACTIVE' as const }
const input: RegistrationInput = {
  player: maya,
  program: fall,
  feeType: 'MONTHLY_ONCE',
  months: ['2025-10'],
  days: ['SAT'],
  playerRegistrations: [],
  consents: ['CONDUCT', 'RISK', 'CONCUSSION'],
  ages: SHIPPED_RULES.ages,
  today: '2025-08-20',
}
const refusal = (changes: Partial<RegistrationInput>) => registrationRefusal({ ...input, ...changes })
const code = (changes: Partial<RegistrationInput>) => refusal(changes)?.code

test('a fitting registration is not refused', () => expect(registrationRefusal(input)).toBeNull())

describe('E-5: a program without birth years takes the ages that the club takes', () => {
  const bornIn = (year: number, ages = input.ages, program = {}) =>
    code({ player: { ...maya, birthDate: `${year}-05-31` }, ages, program: { ...fall, ...program } })

  test.each([
    [2009, true, 'TOO_OLD'],
    [2010, true, undefined],
    [2010, false, 'TOO_OLD'],
    [2011, false, undefined],
  ])('born in %i, U16 plays down: %s', (year, oldestPlayDown, answer) =>
    expect(bornIn(year, { ...input.ages, oldestPlayDown })).toBe(answer),
  )

  test('a program’s own birth years take precedence', () =>
    expect(bornIn(2010, { ...input.ages, to: 12 }, { minBirthYear: 2010 })).toBeUndefined())
})

describe('E-3: the player', () => {
  test.each([
    ['ACTIVE', undefined],
    ['ON_HOLD', 'PLAYER_NOT_ACTIVE'],
    ['INACTIVE', 'PLAYER_NOT_ACTIVE'],
    ['ARCHIVED', 'PLAYER_NOT_ACTIVE'],
  ] as const)('who is %s', (status, answer) => expect(code({ player: { ...maya, status } })).toBe(answer))

  test('what to do about it', () => {
    expect(refusal({ player: { ...maya, status: 'INACTIVE' } })?.message).toBe(
      'Maya is inactive and can’t join a new program yet. Reactivate your player first: it takes one tap.',
    )
    expect(refusal({ player: { ...maya, status: 'ON_HOLD' } })?.message).toBe(
      'Maya is on hold and can’t join a new program yet. Please ask us: we’re glad to help.',
    )
  })
})

describe('E-4: the program', () => {
  test.each([
    ['OPEN', undefined],
    [null, undefined],
    ['DRAFT', 'PROGRAM_NOT_OPEN'],
    ['CLOSED', 'PROGRAM_NOT_OPEN'],
  ] as const)('that is %s', (status, answer) => expect(code({ program: { ...fall, status } })).toBe(answer))

  test.each([
    ['2025-12-13', undefined, undefined],
    ['2025-12-14', undefined, undefined],
    ['2025-12-15', 'PROGRAM_ENDED', undefined],
    ['2025-12-19', 'PROGRAM_ENDED', undefined],
    ['2026-12-01', 'PROGRAM_ENDED', undefined],
  ])('that is open, on %s: for a family %s, for the books %s', (today, family, books) => {
    expect(code({ today, months: null, days: ['SUN'] })).toBe(family)
    expect(code({ today, months: null, days: ['SUN'], ignoreEnd: true })).toBe(books)
  })
})

describe('E-5: the birth year', () => {
  const bornIn = (year: number) => ({ ...maya, birthDate: `${year}-12-31` })
  test.each([
    [2009, 'TOO_OLD'],
    [2010, undefined],
    [2011, undefined],
    [2021, undefined],
    [2022, undefined],
    [2023, 'TOO_YOUNG'],
  ])('born in %i, in a program for all ages', (year, answer) =>
    expect(code({ player: bornIn(year) })).toBe(answer),
  )

  test.each([
    [2015, 'TOO_OLD'],
    [2016, undefined],
    [2017, undefined],
    [2018, 'TOO_YOUNG'],
  ])('born in %i, in a program for 2016 and 2017', (year, answer) =>
    expect(code({ player: bornIn(year), program: { ...fall, minBirthYear: 2016, maxBirthYear: 2017 } })).toBe(
      answer,
    ),
  )

  test('the years are named', () => {
    const program = { ...fall, minBirthYear: 2018, maxBirthYear: 2018 }
    expect(refusal({ program })).toEqual({
      code: 'TOO_OLD',
      field: 'playerRegistrationsId',
      message:
        'Fall training is for players born in 2018, and Maya was born in 2017. Ask us, and we’ll find the right group.',
      sentence: 'otherBirthYears',
      facts: { program: 'Fall training', player: 'Maya', min: 2018, max: 2018, birthYear: 2017 },
    })
    expect(refusal({ program: { ...program, maxBirthYear: 2020 } })?.message).toContain(
      'born from 2018 to 2020',
    )
  })

  test('an administrator may override it', () =>
    expect(code({ player: bornIn(2009), ignoreAge: true })).toBeUndefined())
})

describe('E-7: consents', () => {
  test('three are required', () => expect(REQUIRED_CONSENTS).toEqual(['CONDUCT', 'RISK', 'CONCUSSION']))

  test.each([
    [['CONDUCT', 'RISK', 'CONCUSSION'], undefined],
    [['CONDUCT', 'RISK', 'CONCUSSION', 'PHOTOS'], undefined],
    [['RISK', 'CONCUSSION', 'PHOTOS', 'NEWSLETTER'], 'CONSENT_MISSING'],
    [['CONDUCT', 'CONCUSSION'], 'CONSENT_MISSING'],
    [['CONDUCT', 'RISK'], 'CONSENT_MISSING'],
    [[], 'CONSENT_MISSING'],
    [null, undefined],
  ] as const)('%j', (consents, answer) => expect(code({ consents })).toBe(answer))

  test('a refusal names what is missing, and where to agree', () => {
    const where =
      'You can agree on the registration form, or any time on Maya’s page in your account, under Consents.'
    expect(refusal({ consents: ['CONDUCT', 'CONCUSSION'] })?.message).toBe(
      `Please read and tick acknowledgement of risk. We can’t register Maya without it. ${where}`,
    )
    expect(refusal({ consents: [] })?.message).toBe(
      `Please read and tick conduct, acknowledgement of risk and concussion. We can’t register Maya without it. ${where}`,
    )
    expect(refusal({ consents: ['CONDUCT', 'CONCUSSION'], actor: 'DESK' })).toMatchObject({
      field: 'reason',
      message:
        'Maya’s family has not agreed to acknowledgement of risk yet. To register Maya without it, add a reason.',
    })
  })
})

describe('E-8: months and days', () => {
  test.each([
    ['one of the program', ['2025-09'], '2025-08-20', undefined],
    ['all of them', ['2025-09', '2025-10', '2025-11', '2025-12'], '2025-08-20', undefined],
    ['none', [], '2025-08-20', 'BAD_MONTHS'],
    ['left to the club', null, '2025-08-20', undefined],
    ['before the program', ['2025-08'], '2025-08-20', 'BAD_MONTHS'],
    ['after the program', ['2026-01'], '2025-08-20', 'BAD_MONTHS'],
    ['one twice', ['2025-10', '2025-10'], '2025-08-20', 'BAD_MONTHS'],
    ['on the day before its last session', ['2025-09'], '2025-09-27', undefined],
    ['on the day of its last session', ['2025-09'], '2025-09-28', undefined],
    ['on the day after', ['2025-09'], '2025-09-29', 'BAD_MONTHS'],
    ['when the season is over', ['2025-09', '2025-12'], '2026-01-05', undefined],
    ['outside the season that is over', ['2026-01'], '2026-01-05', 'BAD_MONTHS'],
  ])('months of a Sunday child: %s', (_case, months, today, answer) =>
    expect(code({ days: ['SUN'], months, today, ignoreEnd: true })).toBe(answer),
  )

  test.each([
    [['SAT'], ['2025-11'], 'BAD_MONTHS'],
    [['SAT'], ['2025-12'], undefined],
    [['SUN'], ['2025-11'], undefined],
    [null, ['2025-11'], undefined],
  ])('S-3: with only a Sunday left in November, %j may take %j: %s', (days, months, answer) =>
    expect(code({ days, months, today: '2025-11-30' })).toBe(answer),
  )

  test('a day that has no session left is named, also when the months are left to the club', () =>
    expect(refusal({ days: ['SAT'], months: null, today: '2025-12-14' })).toMatchObject({
      code: 'BAD_DAYS',
      message: expect.stringMatching(/has no Saturday left this season\. Please choose another day\.$/),
    }))

  test.each([
    ['EVENT', { months: ['2025-09'] }, 'BAD_MONTHS'],
    ['EVENT', { days: ['SAT'] }, 'BAD_DAYS'],
    ['TRIAL', { months: ['x'], days: ['x'] }, 'BAD_MONTHS'],
    ['TRIAL', { months: [], days: [] }, undefined],
    ['EVENT', {}, undefined],
  ] as const)('%s is taken as a whole: %o', (feeType, asked, answer) =>
    expect(code({ feeType, months: null, days: null, ...asked })).toBe(answer),
  )

  test('the months one can choose are named', () =>
    expect(refusal({ months: ['2025-09'], today: '2025-10-30' })?.message).toBe(
      'There’s no training left in one of the months you chose. You can choose November or December.',
    ))

  test.each([
    ['MONTHLY_ONCE', ['SAT'], undefined],
    ['MONTHLY_ONCE', ['SUN'], undefined],
    ['MONTHLY_ONCE', ['SAT', 'SUN'], 'BAD_DAYS'],
    ['MONTHLY_ONCE', [], 'BAD_DAYS'],
    ['MONTHLY_ONCE', ['MON'], 'BAD_DAYS'],
    ['MONTHLY_ONCE', null, undefined],
    ['MONTHLY_TWICE', ['SAT', 'SUN'], undefined],
    ['MONTHLY_TWICE', ['SUN', 'SAT'], undefined],
    ['MONTHLY_TWICE', ['SAT'], 'BAD_DAYS'],
    ['MONTHLY_TWICE', ['SAT', 'SAT'], 'BAD_DAYS'],
  ] as const)('%s on %j', (feeType, days, answer) => expect(code({ feeType, days })).toBe(answer))
})

describe('E-11: once in a program', () => {
  test.each([
    ['PENDING', 'ALREADY_REGISTERED'],
    ['WAITLISTED', 'ALREADY_REGISTERED'],
    ['APPROVED', 'ALREADY_REGISTERED'],
    ['ACTIVE', 'ALREADY_REGISTERED'],
    ['REJECTED', undefined],
    ['CANCELLED', undefined],
    ['WITHDRAWN', undefined],
    ['COMPLETED', undefined],
  ] as const)('R-2: with one that is %s', (status, answer) =>
    expect(code({ playerRegistrations: [{ programId: 'fall', status }] })).toBe(answer),
  )

  test('another program does not matter', () =>
    expect(code({ playerRegistrations: [{ programId: 'spring', status: 'ACTIVE' }] })).toBeUndefined())

  test('an old one does not hide an active one', () =>
    expect(
      refusal({
        playerRegistrations: [
          { programId: 'fall', status: 'CANCELLED' },
          { programId: 'fall', status: 'PENDING' },
        ],
      })?.message,
    ).toBe('Maya is already in Fall training (pending). No need to register again.'))
})
