import { addMinutes } from '../plan/moment.ts'
import { type DayView, type Game, hasTime, type TimedGame } from './day-view.ts'

type Item = DayView['rundown'][number]

export interface NowAndNext {
  /** The games being played at this minute, according to the desk or the clock. */
  now: Game[]
  /** The next kick-off's games. */
  next: Game[]
  /** The time of that kick-off. */
  nextStart: string | null
  /** What else is on, such as the lion dance or lunch. Items of play are left out, since the games are listed. */
  item: Item | null
  nextItem: Item | null
}

/** Not played any more, or not today. */
export const IS_OVER: ReadonlySet<Game['status']> = new Set(['FINISHED', 'FORFEIT', 'ABANDONED', 'POSTPONED'])
const IS_ON: ReadonlySet<Game['status']> = new Set(['LIVE', 'HALF_TIME'])

/** What is on and what comes next, at a minute of the club's local time such as '2026-02-21T09:40'. */
export function nowAndNext({ games, rundown }: Pick<DayView, 'games' | 'rundown'>, at: string): NowAndNext {
  const open = games.filter(hasTime).filter(({ status }) => !IS_OVER.has(status))
  const isOn = ({ start, end, status }: TimedGame) => IS_ON.has(status) || (start <= at && at < end)
  const toCome = open.filter((game) => !isOn(game) && game.start > at)
  const nextStart = toCome[0]?.start ?? null
  const others = rundown.filter(({ kind }) => kind !== 'PLAY')
  const item = others.findLast((one) => one.start <= at && at < endOf(one)) ?? null
  return {
    now: open.filter(isOn),
    next: toCome.filter(({ start }) => start === nextStart),
    nextStart,
    item,
    nextItem: others.find(({ start }) => start > at) ?? null,
  }
}

/** The minute at which an item ends. */
export const endOf = ({ start, minutes }: Pick<Item, 'start' | 'minutes'>): string =>
  addMinutes(start, minutes)
