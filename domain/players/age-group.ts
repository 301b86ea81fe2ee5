import { yearOf } from '../calendar-day.ts'
import * as texts from './age-group.texts.ts'

/** The ages the club takes, which are a setting (E-1). */
export interface AgeRule {
  from: number
  to: number
  /** Whether children who would be U16 play with U15. */
  oldestPlayDown: boolean
}

/** The youngest and oldest ages that fit into the groups U6 to U15. */
export const GROUP_AGES = { from: 3, to: 15 }
export const YOUNGEST_GROUP = 6
export const OLDEST_GROUP = 15

/** The year in which a season year starts: 2025-26 is 2025. It begins in July, between two seasons. */
export const seasonYearOf = (day: string): number => yearOf(day) - (day.slice(5) < '07-01' ? 1 : 0)

const oldestInGroups = (oldestPlayDown: boolean) => (oldestPlayDown ? GROUP_AGES.to : OLDEST_GROUP - 1)

/** Birth years of the club's ages: ages 3 to 15 are 2010 to 2022 in the season 2025-26 (E-1). */
export function clubBirthYears(
  seasonYear: number,
  { from, to, oldestPlayDown }: AgeRule,
): { min: number; max: number } {
  return { min: seasonYear - Math.min(to, oldestInGroups(oldestPlayDown)), max: seasonYear - from }
}

/** How far the groups extend, which is a setting (E-2). */
type GroupRule = Pick<AgeRule, 'oldestPlayDown'>

/**
 * 9 for U9. The youngest play with U6, and the oldest with U15 if the club allows it (E-2). null: there is no group for
 * that age.
 */
export function ageGroup(
  birthYear: number,
  seasonYear: number,
  { oldestPlayDown }: GroupRule,
): number | null {
  const age = seasonYear - birthYear
  if (age < GROUP_AGES.from || age > oldestInGroups(oldestPlayDown)) return null
  return Math.min(OLDEST_GROUP, Math.max(6, age + 1))
}

/** 'U9 (born 2017)' */
export function ageGroupLabel(birthYear: number, seasonYear: number, rule: GroupRule): string | null {
  const group = ageGroup(birthYear, seasonYear, rule)
  return group === null ? null : texts.groupLabel(group, birthYear)
}

/** The birth years of one group: 2017 for U9, 2020 to 2022 for U6 (E-2). null: the club has no such group. */
export function birthYearsOf(
  group: number,
  seasonYear: number,
  rule: GroupRule,
): { min: number; max: number } | null {
  const { from, to } = GROUP_AGES
  const years = Array.from({ length: to - from + 1 }, (_, n) => seasonYear - to + n)
  const own = years.filter((year) => ageGroup(year, seasonYear, rule) === group)
  const [first, last] = [own[0], own.at(-1)]
  return first === undefined || last === undefined ? null : { min: first, max: last }
}

/** U6 to U15. */
export const AGE_GROUPS: readonly number[] = Array.from({ length: 10 }, (_, n) => n + 6)
