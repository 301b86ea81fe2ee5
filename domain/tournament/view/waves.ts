import type { DayView, Game } from './day-view.ts'

/** Games that kick off together. */
export interface Wave {
  start: string
  games: Game[]
}

/** The kick-offs of a part of the day, up to but not including `to`. Without both, the whole day. */
export function waves({ games }: Pick<DayView, 'games'>, from = '', to = '9999'): Wave[] {
  const byStart = new Map<string, Game[]>()
  for (const game of games)
    if (game.start !== null && game.start >= from && game.start < to)
      byStart.set(game.start, [...(byStart.get(game.start) ?? []), game])
  return [...byStart].map(([start, together]) => ({ start, games: together }))
}

/** [3, 1, 2, 7] → 'M1–M3, M7' */
export function matchNumbers(games: readonly Pick<Game, 'number' | 'label'>[]): string {
  const numbers = games.map(({ number }) => number).sort((a, b) => a - b)
  const runs: [number, number][] = []
  for (const number of numbers) {
    const last = runs.at(-1)
    if (last && number === last[1] + 1) last[1] = number
    else runs.push([number, number])
  }
  return runs.map(([first, last]) => (first === last ? `M${first}` : `M${first}–M${last}`)).join(', ')
}
