import type { DayView } from './day-view.ts'

export type DayPhase = 'TO_COME' | 'ON' | 'OVER' | 'CANCELLED'

/**
 * The phase of the tournament on a day at the club's field (T-27). It is over by itself the day after its last game;
 * nobody has to press a button.
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
