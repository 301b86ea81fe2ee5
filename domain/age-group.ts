import { yearOf } from './calendar-day.ts'

const YOUNGEST = 3
const OLDEST = 15

/** The season 2025-26 is 2025: a season year begins in July, between two seasons. */
export const seasonYearOf = (day: string): number => yearOf(day) - (day.slice(5) < '07-01' ? 1 : 0)

/** Birth years of the club's ages, 3 to 15: in the season 2025-26 from 2010 to 2022 (E-1). */
export const clubBirthYears = (seasonYear: number): { min: number; max: number } => ({
  min: seasonYear - OLDEST,
  max: seasonYear - YOUNGEST,
})

/** 9 for U9; the youngest play with U6, the oldest with U15 (E-2). null: not one of the club's ages. */
export function ageGroup(birthYear: number, seasonYear: number): number | null {
  const { min, max } = clubBirthYears(seasonYear)
  if (birthYear < min || birthYear > max) return null
  return Math.min(15, Math.max(6, seasonYear + 1 - birthYear))
}

/** 'U9 (born 2017)' */
export function ageGroupLabel(birthYear: number, seasonYear: number): string | null {
  const group = ageGroup(birthYear, seasonYear)
  return group === null ? null : `U${group} (born ${birthYear})`
}

/** The birth years that play in one group: 2017 in U9, 2020 to 2022 in U6 (E-2). null: the club has no such group. */
export function birthYearsOf(group: number, seasonYear: number): { min: number; max: number } | null {
  const { min, max } = clubBirthYears(seasonYear)
  const years = Array.from({ length: max - min + 1 }, (_, n) => min + n)
  const own = years.filter((year) => ageGroup(year, seasonYear) === group)
  const [first, last] = [own[0], own.at(-1)]
  return first === undefined || last === undefined ? null : { min: first, max: last }
}

/** U6 to U15. */
export const AGE_GROUPS: readonly number[] = Array.from({ length: 10 }, (_, n) => n + 6)
