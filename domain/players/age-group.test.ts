import { expect, test } from 'vitest'
import { SHIPPED_RULES } from '../club/club-rules.ts'
import {
  AGE_GROUPS,
  ageGroup,
  ageGroupLabel,
  birthYearsOf,
  clubBirthYears,
  seasonYearOf,
} from './age-group.ts'

const { ages } = SHIPPED_RULES
const strict = { ...ages, oldestPlayDown: false }

test.each([
  ['2025-06-30', 2024],
  ['2025-07-01', 2025],
  ['2025-09-06', 2025],
  ['2026-06-30', 2025],
  ['2026-07-01', 2026],
])('E-1: %s is in the season of %i', (day, year) => expect(seasonYearOf(day)).toBe(year))

test('E-1: ages 3 to 15 in the season 2025-26', () =>
  expect(clubBirthYears(2025, SHIPPED_RULES.ages)).toEqual({ min: 2010, max: 2022 }))

test.each([
  ['as shipped', {}, { min: 2010, max: 2022 }],
  ['without those who would be U16', { oldestPlayDown: false }, { min: 2011, max: 2022 }],
  ['up to 14', { to: 14 }, { min: 2011, max: 2022 }],
  ['up to 14, where nobody would be U16', { to: 14, oldestPlayDown: false }, { min: 2011, max: 2022 }],
  ['from 5 to 12', { from: 5, to: 12 }, { min: 2013, max: 2020 }],
])('E-1: children the club accepts, %s', (_case, changes, years) =>
  expect(clubBirthYears(2025, { ...SHIPPED_RULES.ages, ...changes })).toEqual(years),
)

test.each([
  [2009, null],
  [2010, 15],
  [2011, 15],
  [2012, 14],
  [2017, 9],
  [2018, 8],
  [2019, 7],
  [2020, 6],
  [2021, 6],
  [2022, 6],
  [2023, null],
])('E-2: a child born in %i plays in U%s', (birthYear, group) =>
  expect(ageGroup(birthYear, 2025, ages)).toBe(group),
)

test('E-2: where U16 does not play with U15, those born in 2010 have no group', () => {
  expect(ageGroup(2010, 2025, strict)).toBeNull()
  expect(ageGroup(2011, 2025, strict)).toBe(15)
  expect(ageGroupLabel(2010, 2025, strict)).toBeNull()
  expect(birthYearsOf(15, 2025, strict)).toEqual({ min: 2011, max: 2011 })
})

test('E-2: groups move up with the season', () => expect(ageGroup(2017, 2026, ages)).toBe(10))

test('E-2: a group reads with its birth year', () => {
  expect(ageGroupLabel(2017, 2025, ages)).toBe('U9 (born 2017)')
  expect(ageGroupLabel(2023, 2025, ages)).toBeNull()
})

test.each([
  [5, null],
  [6, { min: 2020, max: 2022 }],
  [7, { min: 2019, max: 2019 }],
  [14, { min: 2012, max: 2012 }],
  [15, { min: 2010, max: 2011 }],
  [16, null],
])('E-2: a player in U%i was born in %o', (group, years) =>
  expect(birthYearsOf(group, 2025, ages)).toEqual(years),
)

test('E-2: every birth year of the club is in exactly one of its groups', () => {
  const { min, max } = clubBirthYears(2025, SHIPPED_RULES.ages)
  for (let year = min; year <= max; year++) expect(AGE_GROUPS).toContain(ageGroup(year, 2025, ages))
  expect(AGE_GROUPS.every((group) => birthYearsOf(group, 2025, ages) !== null)).toBe(true)
})
