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

/** What never came about makes nobody a returning family; a place in line does. */
const NOTHING_CAME_OF_IT: readonly RegistrationStatus[] = ['REJECTED', 'CANCELLED']

/** Whether a family with these registrations was with the club, or in line, before this season began (S-15). */
export const isReturning = (season: SeasonOpening, registrations: readonly Earlier[]): boolean =>
  registrations.some(
    ({ status, program }) => program.startDate < season.startDate && !NOTHING_CAME_OF_IT.includes(status),
  )

/** The day from which on a family can register; null: since the season is there to be seen (S-15). */
export function opensOn(season: SeasonOpening, returning: boolean): string | null {
  if (!season.opensForAll) return null
  return returning ? (season.opensForReturning ?? season.opensForAll) : season.opensForAll
}

/** Whether such a family can register today. */
export const isOpenFor = (season: SeasonOpening, returning: boolean, today: string): boolean =>
  (opensOn(season, returning) ?? today) <= today

/** 'Open for registration.', or from when on it is, for whom. */
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

/** Somebody who left does not want to be asked. */
const NOT_ASKED_AGAIN: readonly RegistrationStatus[] = [...NOTHING_CAME_OF_IT, 'WITHDRAWN']
const A_YEAR = 366

/** What a child is asked to come back from: the last training within the year before the season (S-16); null: none. */
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
