import { EVEN_GAMES_MARGIN, GRACE_MINUTES, lineupWords, rulesOfPlay } from '../../club/rules-of-play.ts'
import { agesOf } from '../plan/ages.ts'
import type { Division } from '../plan/plan.ts'
import * as texts from './division-rules.texts.ts'

export interface RuleLine {
  id: string
  label: string
  text: string
}

/** How a division plays, in ten lines: the only source for the pages, the referees' guide and the cards. */
export function divisionRules(division: Division): RuleLine[] {
  const { format, goalkeeper, halves, halfMinutes, breakMinutes, minPlayers, recordsResults } = division
  const ages = agesOf(division.code)
  const [young, old] = [rulesOfPlay(ages[0] ?? 0), rulesOfPlay(ages.at(-1) ?? 0)]
  return [
    { id: 'lineup', label: texts.players, text: lineupWords({ format, goalkeeper }) },
    { id: 'time', label: texts.time, text: texts.halves(halves, halfMinutes, breakMinutes) },
    { id: 'ball', label: texts.ball, text: texts.ballSize(division.ball) },
    { id: 'goal', label: texts.goal, text: texts.goalName(division.goal) },
    { id: 'start', label: texts.toStart, text: texts.atLeast(minPlayers, GRACE_MINUTES) },
    { id: 'restart', label: texts.sideLine, text: RESTARTS[division.restart] },
    { id: 'offside', label: texts.offside, text: division.offside ? texts.yes : texts.no },
    { id: 'goalKick', label: texts.goalKick, text: RETREATS[division.retreat ?? 'NONE'] },
    { id: 'freeKick', label: texts.freeKick, text: freeKicks(young) },
    { id: 'subs', label: texts.substitutions, text: old?.equalTime ? texts.sameTime : texts.anyNumber },
    { id: 'even', label: texts.evenGames, text: texts.evenedOut(EVEN_GAMES_MARGIN) },
    { id: 'results', label: texts.results, text: recordsResults ? texts.kept : texts.noScores },
  ]
}

const RESTARTS: Record<Division['restart'], string> = {
  PASS_OR_DRIBBLE_IN: texts.passIn,
  THROW_IN: texts.throwIn,
}

const RETREATS = {
  HALFWAY: texts.behindHalfway,
  ONE_THIRD: texts.behindThird,
  NONE: texts.asInLaws,
}

function freeKicks(rules: ReturnType<typeof rulesOfPlay>): string {
  if (!rules) return texts.asInLaws
  const { indirectOnly, opponentsMetres } = rules.freeKicks
  return indirectOnly ? texts.indirect(opponentsMetres) : texts.direct(opponentsMetres)
}
