import { YOUNGEST_GROUP } from '../players/age-group.ts'
import * as texts from './rules-of-play.texts.ts'

/** How each division plays: one source for the teams page, the tournaments and the paper (G-1). */

export type GameFormat = '3v3' | '4v4' | '5v5' | '7v7' | '9v9' | '11v11'

export interface Lineup {
  format: GameFormat
  goalkeeper: boolean
}

/** From the shortest to the longest, or the fewest to the most. */
export type Range = readonly [least: number, most: number]

export interface RulesOfPlay {
  /** 9 for U9. */
  group: number
  /** The usual lineup comes first. The others are for when there are too few players, or only just enough. */
  lineups: readonly [Lineup, ...Lineup[]]
  ballSizes: readonly string[]
  fieldMetres: { length: Range; width: Range }
  goalFeet: { height: number; width: number; popUp: boolean }
  /** The longest match on an ordinary day; null: no formal matches. */
  matchMinutes: number | null
  /** The most a team plays in a day; null: no limit. */
  minutesPerDay: number | null
  /** For a day of several short games. */
  oneDay: { games: Range; halves: 2; halfMinutes: number }
  sideRestart: 'PASS_OR_DRIBBLE_IN' | 'THROW_IN'
  offside: boolean
  /** How far opponents retreat for a goal kick. */
  retreatLine: 'HALFWAY' | 'ONE_THIRD' | null
  freeKicks: { indirectOnly: boolean; opponentsMetres: number }
  equalTime: boolean
}

/** U14: no results are kept for U13 and younger, unless the club decides otherwise. */
export const SHIPPED_RESULTS_FROM = 14

/** No results or standings are recorded or posted for groups younger than `from`, which is a club setting (G-2). */
export const recordsResults = (group: number, from: number): boolean => group >= from

/** 'U13 and younger'; null when results are kept for everybody. */
export const withoutResults = (from: number): string | null =>
  from > YOUNGEST_GROUP ? `U${from - 1} and younger` : null

const small = {
  fieldMetres: { length: [25, 30], width: [18, 22] },
  goalFeet: { height: 3, width: 5, popUp: true },
  lineups: [{ format: '3v3', goalkeeper: false }],
  ballSizes: ['3'],
  oneDay: { games: [3, 3], halves: 2, halfMinutes: 8 },
} as const
const middle = {
  lineups: [
    { format: '5v5', goalkeeper: true },
    { format: '4v4', goalkeeper: false },
  ],
  fieldMetres: { length: [30, 36], width: [25, 30] },
  goalFeet: { height: 5, width: 8, popUp: false },
  matchMinutes: 40,
  minutesPerDay: 60,
  oneDay: { games: [3, 3], halves: 2, halfMinutes: 10 },
} as const
const seven = {
  lineups: [{ format: '7v7', goalkeeper: true }],
  ballSizes: ['4'],
  fieldMetres: { length: [40, 55], width: [30, 36] },
  goalFeet: { height: 6, width: 16, popUp: false },
  matchMinutes: 50,
  minutesPerDay: 80,
  oneDay: { games: [3, 4], halves: 2, halfMinutes: 10 },
} as const
const nine = {
  lineups: [{ format: '9v9', goalkeeper: true }],
  ballSizes: ['4'],
  fieldMetres: { length: [60, 75], width: [42, 55] },
  goalFeet: { height: 6, width: 18, popUp: false },
  minutesPerDay: 100,
  oneDay: { games: [4, 4], halves: 2, halfMinutes: 12 },
} as const
const full = {
  lineups: [
    { format: '11v11', goalkeeper: true },
    { format: '9v9', goalkeeper: true },
    { format: '7v7', goalkeeper: true },
  ],
  ballSizes: ['5'],
  fieldMetres: { length: [90, 120], width: [45, 90] },
  goalFeet: { height: 8, width: 24, popUp: false },
  minutesPerDay: null,
  oneDay: { games: [4, 4], halves: 2, halfMinutes: 15 },
} as const

type ByAge = Pick<
  RulesOfPlay,
  'group' | 'sideRestart' | 'offside' | 'retreatLine' | 'freeKicks' | 'equalTime'
>

/** What depends on age alone, whatever the format (G-3, G-4). */
function byAge(group: number): ByAge {
  return {
    group,
    sideRestart: group < 12 ? 'PASS_OR_DRIBBLE_IN' : 'THROW_IN',
    offside: group >= 12,
    retreatLine: retreatLineOf(group),
    freeKicks: { indirectOnly: group <= 10, opponentsMetres: group <= 8 ? 5 : 9 },
    equalTime: group < 10,
  }
}

function retreatLineOf(group: number): RulesOfPlay['retreatLine'] {
  if (group <= 9) return 'HALFWAY'
  return group <= 13 ? 'ONE_THIRD' : null
}

export const RULES_OF_PLAY: readonly RulesOfPlay[] = [
  { ...byAge(6), ...small, matchMinutes: null, minutesPerDay: null },
  { ...byAge(7), ...small, matchMinutes: 30, minutesPerDay: 60 },
  { ...byAge(8), ...middle, ballSizes: ['3', '4'] },
  { ...byAge(9), ...middle, ballSizes: ['4', '3'] },
  { ...byAge(10), ...seven },
  { ...byAge(11), ...seven },
  { ...byAge(12), ...nine, matchMinutes: 70 },
  { ...byAge(13), ...nine, matchMinutes: 80 },
  { ...byAge(14), ...full, matchMinutes: 70 },
  { ...byAge(15), ...full, matchMinutes: 80 },
]

/** The rules of a division, 9 for U9; undefined outside U6 to U15. */
export const rulesOfPlay = (group: number): RulesOfPlay | undefined =>
  RULES_OF_PLAY.find((rules) => rules.group === group)

const MINIMUM: Record<GameFormat, number> = { '3v3': 2, '4v4': 3, '5v5': 4, '7v7': 5, '9v9': 6, '11v11': 7 }

/** The fewest players with whom a team may start. A team that is short gets five minutes of grace first (G-5). */
export const minimumToStart = (format: GameFormat): number => MINIMUM[format]

export const GRACE_MINUTES = 5

/** With a lead this large the coaches even out the game without announcing why (G-6). */
export const EVEN_GAMES_MARGIN = 4

/** '5 against 5, one of them in goal' */
export function lineupWords({ format, goalkeeper }: Lineup): string {
  const [side = ''] = format.split('v')
  return goalkeeper ? texts.lineup(side) : texts.lineupWithoutKeeper(side)
}
