import { expect, test } from 'vitest'
import { SHIPPED_LIMITS } from '../registrations/family-limits.ts'
import {
  agesInWords,
  isLeavingFree,
  isSignUpOpen,
  type SignUpTournament,
  signUpCents,
  signUpLimitRefusal,
  signUpRefusal,
  signUpTermsProblems,
} from './sign-up.ts'

const cup: SignUpTournament = {
  name: 'Winter Cup',
  date: '2026-02-21',
  status: 'PUBLISHED',
  signUpUntil: '2026-02-10',
  signUpFromAge: 8,
  signUpToAge: 10,
  signUpFeeCents: 2_500,
  signUpPlaces: 40,
}

test.each([
  [{}, '2026-02-09', true],
  [{}, '2026-02-10', true],
  [{}, '2026-02-11', false],
  [{ signUpUntil: null }, '2026-02-09', false],
  [{ status: 'DRAFT' as const }, '2026-02-09', false],
  [{ status: 'LIVE' as const }, '2026-02-09', false],
  [{ status: 'CANCELLED' as const }, '2026-02-09', false],
])('T-33: with %o, on %s it is open: %s', (changes, today, isOpen) => {
  expect(isSignUpOpen({ ...cup, ...changes }, today)).toBe(isOpen)
})

test.each([
  [{}, []],
  [{ signUpUntil: '2026-02-21' }, []],
  [{ signUpUntil: '2026-02-22' }, ['signUpUntil']],
  [{ signUpFromAge: 5 }, ['signUpFromAge']],
  [{ signUpFromAge: 11 }, ['signUpToAge']],
  [{ signUpToAge: 16 }, ['signUpToAge']],
  [{ signUpFeeCents: 0 }, []],
  [{ signUpFeeCents: -1 }, ['signUpFeeCents']],
  [{ signUpFeeCents: null }, ['signUpFeeCents']],
  [{ signUpPlaces: null }, []],
  [{ signUpPlaces: 0 }, ['signUpPlaces']],
  [{ signUpUntil: null, signUpFromAge: null }, []],
])('T-33: terms with %o are wrong in %o', (changes, fields) => {
  expect(Object.keys(signUpTermsProblems({ ...cup, ...changes }, cup.date))).toEqual(fields)
})

const ages = { from: 3, to: 15, oldestPlayDown: true }
const joining = (birthDate: string, status: 'ACTIVE' | 'ON_HOLD' = 'ACTIVE') =>
  signUpRefusal({
    tournament: cup,
    player: { firstName: 'Ada', birthDate, status },
    ages,
    today: '2026-01-20',
  })

test.each([
  ['2019-01-01', 'U7'],
  ['2018-12-31', null],
  ['2016-01-01', null],
  ['2015-12-31', 'U11'],
])('T-34: born on %s, in the season of 2025: %s', (birthDate, age) => {
  const wanted =
    age && `Winter Cup is for U8 to U10, and Ada plays in ${age}. Ask us and we’ll find something that fits.`
  expect(joining(birthDate)?.message ?? null).toBe(wanted)
})

test('T-34: whoever is on hold takes no new place, and a single age is written as one', () => {
  expect(joining('2016-01-01', 'ON_HOLD')?.code).toBe('PLAYER_NOT_ACTIVE')
  expect(agesInWords({ signUpFromAge: 8, signUpToAge: 8 })).toBe('U8')
})

test.each([
  [6, false],
  [7, true],
])('E-17: %d children of a family are too many: %s', (children, isRefused) => {
  expect(signUpLimitRefusal(children, cup.name, SHIPPED_LIMITS) !== null).toBe(isRefused)
})

test.each([
  ['2026-02-10', true],
  ['2026-02-11', false],
])('T-36: leaving on %s costs nothing: %s', (today, isFree) => {
  expect(isLeavingFree(cup, today)).toBe(isFree)
})

test('T-36: a place costs its fee, a place in line nothing', () => {
  expect(signUpCents({ status: 'JOINED', feeCents: 2_500 })).toBe(2_500)
  expect(signUpCents({ status: 'WAITLISTED', feeCents: 2_500 })).toBe(0)
})
