import {
  minimumToStart,
  type RulesOfPlay,
  recordsResults,
  rulesOfPlay,
  SHIPPED_RESULTS_FROM,
} from '../../club/rules-of-play.ts'
import { nth } from '../../nth.ts'
import type { AsIn } from '../../same-texts.ts'
import { listOf } from '../../words.ts'
import { agesOf } from './ages.ts'
import { HALF_DAY_AGE } from './limits.ts'
import * as texts from './names.texts.ts'
import type { Division } from './plan.ts'

const youngestOf = (code: string) => agesOf(code)[0] ?? 0

/** Whether a division has to finish within a half-day (H10), which depends on its youngest age. */
export const isHalfDay = ({ code }: Pick<Division, 'code'>): boolean => youngestOf(code) <= HALF_DAY_AGE

/** 'U12/13 girls', 'U12/13女子' */
export function divisionNameIn(
  { girls, boys }: Pick<AsIn<typeof texts>, 'girls' | 'boys'>,
  { code, gender }: Pick<Division, 'code' | 'gender'>,
): string {
  if (gender === 'GIRLS') return girls(code)
  return gender === 'BOYS' ? boys(code) : code
}

/** In the language of the page. */
export const divisionName = (division: Pick<Division, 'code' | 'gender'>): string =>
  divisionNameIn(texts, division)

type Choice = Partial<Division> & Pick<Division, 'id' | 'code'>

const BREAK = 3
const BENCH = 6

/**
 * A division with the rules of play for its ages (G-1), for a day of short games. In a merged division the youngest age
 * decides the minutes and whether results are kept (T-2), and the oldest the laws of the game.
 */
export function divisionOf({ code, ...choice }: Choice, resultsFrom = SHIPPED_RESULTS_FROM): Division {
  const ages = agesOf(code).map(rulesOf)
  const [young, old] = [nth(ages, 0), nth(ages, ages.length - 1)]
  const lineup = old.lineups.find(({ format }) => format === choice.format) ?? old.lineups[0]
  const format = choice.format ?? lineup.format
  const { halves, halfMinutes, games } = young.oneDay
  const keepsResults = choice.recordsResults ?? recordsResults(young.group, resultsFrom)
  return {
    code,
    birthYears: [],
    gender: 'OPEN',
    format,
    goalkeeper: lineup.goalkeeper,
    ball: listOf(old.ballSizes, 'or'),
    goal: goalName(old),
    pitchType: format,
    halves,
    halfMinutes,
    breakMinutes: BREAK,
    restart: old.sideRestart,
    offside: old.offside,
    retreat: old.retreatLine,
    minPlayers: minimumToStart(format),
    rosterMax: Number.parseInt(format, 10) + BENCH,
    maxMinutesPerDay: young.minutesPerDay ?? games[1] * halves * halfMinutes,
    recordsResults: keepsResults,
    awardsMode: keepsResults ? 'PLACED' : 'MEDAL_ALL',
    play: 'FRIENDLY',
    gamesEach: 3,
    thirdPlace: false,
    ...choice,
  }
}

/** The division on pitches of another size, with the format, lineup and roster that belong to it (T-2). */
export function onPitchType(division: Division, format: Division['format']): Division {
  const { id, code } = division
  const { goalkeeper, minPlayers, rosterMax } = divisionOf({ id, code, format })
  return { ...division, format, pitchType: format, goalkeeper, minPlayers, rosterMax }
}

function rulesOf(age: number): RulesOfPlay {
  const rules = rulesOfPlay(age)
  if (rules === undefined) throw new Error(`There are no rules of play for U${age}.`)
  return rules
}

const goalName = ({ goalFeet: { height, width, popUp } }: RulesOfPlay) =>
  `${popUp ? 'pop-up ' : ''}${height} × ${width} ft`
