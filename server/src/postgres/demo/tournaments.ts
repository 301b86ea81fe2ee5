import type { DemoTournament } from '@touchline/domain/tournament/demo/demo-tournament.ts'
import { funDay } from '@touchline/domain/tournament/demo/fun-day.ts'
import { lunarNewYear } from '@touchline/domain/tournament/demo/lunar-new-year.ts'

/** One that is over and one that is out, on the days of which the club's news and events speak. */
export const demoTournaments = (): DemoTournament[] => [funDay('2025-08-23'), lunarNewYear('2026-02-21')]
