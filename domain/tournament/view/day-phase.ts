import type { DayView } from './day-view.ts'

export type DayPhase = 'TO_COME' | 'ON' | 'OVER' | 'CANCELLED'

/**
 * How far the tournament is on a day at the club's field (T-27). Nobody has to press a button for it to be over: the
 * day after its last game does.
 */
export function dayPhase(
  { date, status, games, weather }: Pick<DayView, 'date' | 'status' | 'games' | 'weather'>,
  today: string | null,
): DayPhase {
  if (status === 'CANCELLED' || weather.state === 'CANCELLED') return 'CANCELLED'
  if (status === 'FINISHED') return 'OVER'
  if (date === null || today === null || today < date) return 'TO_COME'
  const days = games.flatMap(({ start }) => start?.slice(0, 10) ?? [])
  return days.concat(date).some((day) => day >= today) ? 'ON' : 'OVER'
}
