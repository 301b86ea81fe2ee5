import { compareText } from '../../words.ts'
import { plainItem } from '../day/rundown-of.ts'
import { minutesOf } from '../plan/moment.ts'
import type { RundownItem } from '../plan/plan.ts'
import { type DayView, hasTime, type TimedGame } from './day-view.ts'
import { endOf } from './now-and-next.ts'
import * as texts from './view.texts.ts'
import { type Wave, waves } from './waves.ts'

/** An item of the rundown, with the kick-offs that belong to it. */
export interface RundownLine {
  item: RundownItem
  waves: Wave[]
  /** Added from the schedule, because no written item covers these matches. */
  isAdded: boolean
}

/**
 * The rundown as shown and printed, which combines the written items with the schedule. Every match is in exactly one
 * line: the item that names it, or the latest item of play in which it kicks off, or an added line (T-30).
 */
export function rundownLines({ rundown, games }: Pick<DayView, 'rundown' | 'games'>): RundownLine[] {
  const timed = games.filter(hasTime)
  const homeOf = new Map(timed.map((game) => [game, coveringItem(rundown, game)]))
  const written = rundown.map((item) => ({
    item,
    waves: waves({ games: timed.filter((game) => homeOf.get(game) === item) }),
    isAdded: false,
  }))
  const left = timed.filter((game) => homeOf.get(game) === undefined)
  return [...written, ...addedLines(rundown, left)].sort((a, b) => compareText(a.item.start, b.item.start))
}

function coveringItem(rundown: readonly RundownItem[], { id, start }: TimedGame): RundownItem | undefined {
  const around = rundown.filter((item) => item.start <= start && start < endOf(item))
  return (
    around.find(({ linkedMatchIds }) => linkedMatchIds.includes(id)) ??
    around.filter(({ kind }) => kind === 'PLAY').findLast(() => true)
  )
}

/** One line for consecutive matches, until something else is on. */
function addedLines(rundown: readonly RundownItem[], games: readonly TimedGame[]): RundownLine[] {
  const stretches: TimedGame[][] = []
  for (const game of games.toSorted((a, b) => (a.start < b.start ? -1 : 1))) {
    const before = stretches.at(-1)
    const first = before?.[0]
    const isParted =
      first === undefined ||
      first.start.slice(0, 10) !== game.start.slice(0, 10) ||
      titleOf([first]) !== titleOf([game]) ||
      rundown.some(({ start }) => first.start < start && start <= game.start)
    if (isParted) stretches.push([game])
    else before?.push(game)
  }
  return stretches.map((own) => ({ item: addedItem(own), waves: waves({ games: own }), isAdded: true }))
}

function addedItem(games: readonly TimedGame[]): RundownItem {
  const start = games[0]?.start ?? ''
  const end =
    games
      .map((game) => game.end)
      .sort()
      .at(-1) ?? start
  const places = [...new Set(games.map(({ pitch }) => pitch ?? ''))]
  return {
    ...plainItem,
    id: `matches-${start}`,
    start,
    minutes: minutesOf(end) - minutesOf(start),
    kind: 'PLAY',
    title: titleOf(games),
    place: places.length === 1 ? (places[0] ?? '') : '',
    owner: texts.marshals,
  }
}

const STAGES = { SEMI: texts.semiFinals, THIRD: texts.thirdPlace, FINAL: texts.final }

function titleOf(games: readonly TimedGame[]): string {
  const stages = [...new Set(games.map(({ stage }) => stage))]
  const [only] = stages
  if (only === undefined || stages.length > 1 || only === 'GROUP' || only === 'FRIENDLY') return texts.matches
  return STAGES[only]
}
