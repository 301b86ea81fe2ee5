import { daysBetween } from '../calendar-day.ts'
import { type FeeType, isMonthly } from '../pricing/fee-types.ts'
import type { RegistrationStatus } from '../status/registration.ts'
import { compareText, dayAndYear } from '../words.ts'
import * as texts from './opening.texts.ts'

/** When registration for a season opens. */
export interface SeasonOpening {
  startDate: string
  opensForReturning?: string | null
  opensForAll?: string | null
}

interface Earlier {
  status: RegistrationStatus
  program: { startDate: string }
}

/** A registration that came to nothing does not make a family a returning one. A place in line does. */
const NOTHING_CAME_OF_IT: readonly RegistrationStatus[] = ['REJECTED', 'CANCELLED']

/** Whether the family was with the club, or in line, before this season began (S-15). */
export const isReturning = (season: SeasonOpening, registrations: readonly Earlier[]): boolean =>
  registrations.some(
    ({ status, program }) => program.startDate < season.startDate && !NOTHING_CAME_OF_IT.includes(status),
  )

/** The first day on which a family can register; null: as soon as the season is published (S-15). */
export function opensOn(season: SeasonOpening, returning: boolean): string | null {
  if (!season.opensForAll) return null
  return returning ? (season.opensForReturning ?? season.opensForAll) : season.opensForAll
}

/** Whether such a family can register today. */
export const isOpenFor = (season: SeasonOpening, returning: boolean, today: string): boolean =>
  (opensOn(season, returning) ?? today) <= today

/** 'Open for registration.', or when it opens and for whom. */
export function openingWords(season: SeasonOpening, today: string): string {
  const [first, all] = [opensOn(season, true), opensOn(season, false)]
  if (!all || all <= today) return texts.isOpen
  if (!first || first === all) return texts.opens(dayAndYear(all))
  if (first <= today) return texts.openForReturning(dayAndYear(all))
  return texts.opensForReturning(dayAndYear(first), dayAndYear(all))
}

interface EarlierTraining extends Earlier {
  program: { startDate: string; endDate: string }
  fee: { type: FeeType }
}

/** A child who left is not asked to come back. */
const NOT_ASKED_AGAIN: readonly RegistrationStatus[] = [...NOTHING_CAME_OF_IT, 'WITHDRAWN']
const A_YEAR = 366

/**
 * The registration that a child is asked to come back from: the last training within a year before the season (S-16);
 * null: none.
 */
export const lastTraining = <Registration extends EarlierTraining>(
  season: SeasonOpening,
  registrations: readonly Registration[],
): Registration | null =>
  registrations
    .filter(
      ({ status, program, fee }) =>
        isMonthly(fee.type) &&
        !NOT_ASKED_AGAIN.includes(status) &&
        program.endDate <= season.startDate &&
        daysBetween(program.endDate, season.startDate) <= A_YEAR,
    )
    .toSorted((a, b) => compareText(a.program.startDate, b.program.startDate))
    .at(-1) ?? null
