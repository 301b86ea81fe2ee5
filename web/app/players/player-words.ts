import { type Weekday, yearOf } from '@touchline/domain/calendar-day.ts'
import type { Team } from '@touchline/domain/club/schemas/teams.ts'
import { trainingDays } from '@touchline/domain/club/season-words.texts.ts'
import { type AgeRule, ageGroup, ageGroupLabel, seasonYearOf } from '@touchline/domain/players/age-group.ts'
import { LIVE_REGISTRATION_STATUSES } from '@touchline/domain/status/registration.ts'
import { listOf, monthName, weekdayName } from '@touchline/domain/words.ts'
import type { FamilyPlayer, FamilyRegistration } from '../family/family.ts'
import * as texts from './player-words.texts.ts'

/** 'U9 (born 2017)', or the birth year alone for a player too young or too old for the season. */
export const groupName = (birthDate: string, today: string, ages: AgeRule): string =>
  ageGroupLabel(yearOf(birthDate), seasonYearOf(today), ages) ?? texts.born(yearOf(birthDate))

export const groupOf = (birthDate: string, today: string, ages: AgeRule): number | null =>
  ageGroup(yearOf(birthDate), seasonYearOf(today), ages)

/** The only team of that birth year; with two teams, nobody knows yet which one. */
export function teamOf(birthDate: string, teams: readonly Team[]): Team | null {
  const fitting = teams.filter(({ birthYears }) => birthYears.includes(yearOf(birthDate)))
  return fitting.length === 1 ? (fitting[0] ?? null) : null
}

export function liveRegistrations({ registrations }: FamilyPlayer): FamilyRegistration[] {
  const live: readonly string[] = LIVE_REGISTRATION_STATUSES
  return registrations.filter(({ status }) => live.includes(status))
}

/** 'Saturdays', 'Saturdays and Sundays' */
export const daysName = (days: readonly string[]): string =>
  trainingDays(days.map((day) => weekdayName(day as Weekday)))

/** 'September to December', or every month by name if there is a gap. */
export function monthsName(months: readonly string[]): string {
  const [first, ...rest] = months.toSorted()
  const last = rest.at(-1)
  if (!first) return ''
  const isUnbroken = last !== undefined && monthsBetween(first, last) === rest.length
  if (isUnbroken && rest.length > 1) return texts.monthsTo(monthName(first), monthName(last))
  return listOf([first, ...rest].map(monthName), 'and')
}

const monthsBetween = (first: string, last: string) =>
  (Number(last.slice(0, 4)) - Number(first.slice(0, 4))) * 12 +
  Number(last.slice(5, 7)) -
  Number(first.slice(5, 7))
