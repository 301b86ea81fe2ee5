import { addDays, daysBetween, yearOf } from '../calendar-day.ts'
import { seasonTitle } from '../club/season-words.ts'
import { parseJson } from '../complaints.ts'
import { seasonYearOf } from '../players/age-group.ts'
import type { DiscountConditions } from '../pricing/discount-conditions.ts'
import type { FeeType } from '../pricing/fee-types.ts'
import { FIFTY_TWO_WEEKS, withYearsOn } from '../programs/program-copy.ts'
import { serviceMonths } from '../programs/program-sessions.ts'
import { compareText } from '../words.ts'
import type { SeasonPlan } from './season.ts'

export interface RolledFee {
  type: FeeType
  amount: number
  discountIds: readonly string[]
}

export interface RollableProgram {
  id: string
  name: string
  startDate: string
  endDate: string
  minBirthYear?: number | null
  maxBirthYear?: number | null
  fees: readonly RolledFee[]
}

export interface RollableDiscount {
  id: string
  conditions?: string | null
  startDate?: string | null
  endDate?: string | null
}

export type NextSeason = Pick<SeasonPlan, 'name' | 'startDate' | 'endDate'>

/**
 * What happens to a discount: it is reused as is, copied with new days, or dropped because its months do not occur
 * again.
 */
export type RolledDiscount<Discount> =
  | { fate: 'SAME'; from: Discount }
  | { fate: 'MOVED'; from: Discount; to: Discount }
  | { fate: 'LEFT'; from: Discount }

export interface RolledSeason<Program, Discount> {
  season: SeasonPlan
  programs: { from: Program; to: Program }[]
  discounts: RolledDiscount<Discount>[]
}

/**
 * The next season, made from an existing one: the same programs, fees and places, with birth years moved up if a new
 * season year begins, and discounts whose days and months fit the new season (S-14).
 */
export function rollOver<Program extends RollableProgram, Discount extends RollableDiscount>(
  {
    season,
    programs,
    discounts,
  }: { season: SeasonPlan; programs: readonly Program[]; discounts: readonly Discount[] },
  next: NextSeason,
): RolledSeason<Program, Discount> {
  return {
    season: { ...season, ...next, changes: [], opensForReturning: null, opensForAll: null },
    programs: programs.map((from) => ({ from, to: rolledProgram(from, season, next) })),
    discounts: discounts.map((discount) => rolledDiscount(discount, season, next)),
  }
}

function rolledProgram<Program extends RollableProgram>(
  from: Program,
  season: SeasonPlan,
  next: NextSeason,
): Program {
  const years = seasonYearOf(next.startDate) - seasonYearOf(season.startDate)
  const yearsOn = (year: number | null | undefined) => (year == null ? year : year + years)
  return {
    ...from,
    name: rolledName(from.name, season, next),
    startDate: from.startDate === season.startDate ? next.startDate : moved(from.startDate, season, next),
    endDate: from.endDate === season.endDate ? next.endDate : moved(from.endDate, season, next),
    minBirthYear: yearsOn(from.minBirthYear),
    maxBirthYear: yearsOn(from.maxBirthYear),
  }
}

/** The same number of days into the season, but never outside it. */
function moved(day: string, season: SeasonPlan, next: NextSeason): string {
  const there = addDays(next.startDate, daysBetween(season.startDate, day))
  return [next.startDate, there, next.endDate].toSorted(compareText)[1] ?? there
}

/** 'Fall training 2025: Juniors' → 'Winter training 2026: Juniors' */
function rolledName(name: string, season: SeasonPlan, next: NextSeason): string {
  for (const [old, fresh] of [
    [seasonTitle(season), seasonTitle(next)],
    [season.name, next.name],
  ] as const)
    if (name.includes(old)) return name.replace(old, fresh)
  return withYearsOn(name, yearOf(next.startDate) - yearOf(season.startDate))
}

function rolledDiscount<Discount extends RollableDiscount>(
  from: Discount,
  season: SeasonPlan,
  next: NextSeason,
): RolledDiscount<Discount> {
  const conditions = (parseJson(from.conditions || '{}') ?? {}) as DiscountConditions
  const { serviceMonths: months, registeredBefore } = conditions
  if (!months && !registeredBefore && !from.startDate && !from.endDate) return { fate: 'SAME', from }
  const newMonths = months?.flatMap((month) => monthIn(next, month))
  if (months && newMonths?.length === 0) return { fate: 'LEFT', from }
  const shift = (day: string | null | undefined) =>
    day ? addDays(day, daysBetween(season.startDate, next.startDate)) : day
  const to = {
    ...from,
    conditions: JSON.stringify({
      ...conditions,
      ...(newMonths ? { serviceMonths: newMonths } : {}),
      ...(registeredBefore ? { registeredBefore: shift(registeredBefore) } : {}),
    }),
    startDate: shift(from.startDate),
    endDate: shift(from.endDate),
  }
  return { fate: 'MOVED', from, to }
}

/** The same calendar month in the new season; empty if the season does not have it. */
const monthIn = (next: NextSeason, month: string): string[] =>
  serviceMonths(next)
    .filter((candidate) => candidate.slice(5) === month.slice(5))
    .slice(0, 1)

/** The form's suggestion: the same season a year later, with the same weekdays (S-10). */
export function proposedSeason(season: SeasonPlan): NextSeason {
  const [startDate, endDate] = [
    addDays(season.startDate, FIFTY_TWO_WEEKS),
    addDays(season.endDate, FIFTY_TWO_WEEKS),
  ]
  const name = withYearsOn(season.name, 1)
  return { name: name === season.name ? `${season.name} ${yearOf(startDate)}` : name, startDate, endDate }
}
