import type { ClubEvent } from '@touchline/domain/club/schemas/events.ts'
import { compareText } from '@touchline/domain/words.ts'

const FESTIVE: readonly ClubEvent['kind'][] = ['FUN_DAY', 'TOURNAMENT']

/** The next special event, including one today; null when none is planned. */
export const nextEvent = (events: readonly ClubEvent[], today: string): ClubEvent | null =>
  events
    .filter(({ kind, status }) => FESTIVE.includes(kind) && status !== 'CANCELLED')
    .filter(({ date, endDate }) => (endDate ?? date) >= today)
    .toSorted((a, b) => compareText(a.date, b.date))[0] ?? null
