import { addDays, daysFromTo, weekdayOf } from '@touchline/domain/calendar-day.ts'
import { FIRST_SEASON } from '@touchline/domain/seasons/first-season.ts'
import { nextNewYearSaturday } from '@touchline/domain/tournament/day/zodiac.ts'
import type { DemoTournament } from '@touchline/domain/tournament/demo/demo-tournament.ts'
import { comingFunDay, finishedFunDay, funDayPlan } from '@touchline/domain/tournament/demo/fun-day.ts'
import { lunarNewYear } from '@touchline/domain/tournament/demo/lunar-new-year.ts'

const FIRST_FUN_DAY = '2025-08-23'
const DAYS_BEFORE = 3
const WEEKS_AHEAD = 3

/**
 * One that is over, on the day of which the club's news speaks, and one for Lunar New Year that is out and to come. After
 * the first season there is a fun day as well, some weeks ahead of whatever day the demo is made on.
 */
export function demoTournaments(today: string): DemoTournament[] {
  const newYear = nextNewYearSaturday(today)
  const yesterday = addDays(today, -1)
  const [published = yesterday] = [addDays(newYear, -DAYS_BEFORE), yesterday].toSorted()
  const plan = funDayPlan(FIRST_FUN_DAY)
  const both = [finishedFunDay(FIRST_FUN_DAY, plan), lunarNewYear(newYear, published)]
  if (today <= FIRST_SEASON.endDate) return both
  return [...both, comingFunDay({ day: FIRST_FUN_DAY, plan }, someSaturday(today, newYear), yesterday)]
}

function someSaturday(today: string, taken: string): string {
  const soonest = addDays(today, WEEKS_AHEAD * 7)
  const saturdays = daysFromTo(soonest, addDays(soonest, 13)).filter((day) => weekdayOf(day) === 'SAT')
  return saturdays.find((day) => day !== taken) ?? soonest
}
