import { addDays } from '@touchline/domain/calendar-day.ts'
import { nextNewYearSaturday } from '@touchline/domain/tournament/day/zodiac.ts'
import type { DemoTournament } from '@touchline/domain/tournament/demo/demo-tournament.ts'
import { funDay } from '@touchline/domain/tournament/demo/fun-day.ts'
import { lunarNewYear } from '@touchline/domain/tournament/demo/lunar-new-year.ts'

const DAYS_BEFORE = 3

/** One that is over, on the day of which the club's news speaks; one that is out and to come, whenever the demo is made. */
export function demoTournaments(today: string): DemoTournament[] {
  const day = nextNewYearSaturday(today)
  const [published = today] = [addDays(day, -DAYS_BEFORE), addDays(today, -1)].toSorted()
  return [funDay('2025-08-23'), lunarNewYear(day, published)]
}
