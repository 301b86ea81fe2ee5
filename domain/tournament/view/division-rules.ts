import { EVEN_GAMES_MARGIN, GRACE_MINUTES, lineupWords, rulesOfPlay } from '../../rules-of-play.ts'
import { agesOf } from '../plan/ages.ts'
import type { Division } from '../plan/plan.ts'

export interface RuleLine {
  id: string
  label: string
  text: string
}

/** How a division plays, in ten lines: one source for the pages, the referees' guide and the cards. */
export function divisionRules(division: Division): RuleLine[] {
  const { format, goalkeeper, halves, halfMinutes, breakMinutes, minPlayers, recordsResults } = division
  const ages = agesOf(division.code)
  const [young, old] = [rulesOfPlay(ages[0] ?? 0), rulesOfPlay(ages.at(-1) ?? 0)]
  return [
    { id: 'lineup', label: 'Players', text: lineupWords({ format, goalkeeper }) },
    {
      id: 'time',
      label: 'Time',
      text: `${halves} × ${halfMinutes} minutes, ${breakMinutes} minutes between`,
    },
    { id: 'ball', label: 'Ball', text: `Size ${division.ball}` },
    { id: 'goal', label: 'Goal', text: division.goal },
    {
      id: 'start',
      label: 'To start',
      text: `At least ${minPlayers} players; we wait ${GRACE_MINUTES} minutes`,
    },
    { id: 'restart', label: 'Side line', text: RESTARTS[division.restart] },
    { id: 'offside', label: 'Offside', text: division.offside ? 'Yes' : 'No' },
    { id: 'goalKick', label: 'Goal kick', text: RETREATS[division.retreat ?? 'NONE'] },
    { id: 'freeKick', label: 'Free kick', text: freeKicks(young) },
    {
      id: 'subs',
      label: 'Substitutions',
      text: `Any number, when the referee nods${old?.equalTime ? '; everybody gets the same time' : ''}`,
    },
    {
      id: 'even',
      label: 'Even games',
      text: `At ${EVEN_GAMES_MARGIN} goals apart, coaches add or swap players. Nobody says why`,
    },
    {
      id: 'results',
      label: 'Results',
      text: recordsResults ? 'Kept and shown' : 'No scores, no tables: kind acts are noted instead',
    },
  ]
}

const RESTARTS: Record<Division['restart'], string> = {
  PASS_OR_DRIBBLE_IN: 'Pass or dribble the ball in from the line',
  THROW_IN: 'Throw-in',
}

const RETREATS = {
  HALFWAY: 'Opponents wait behind the halfway line until the ball is received',
  ONE_THIRD: 'Opponents wait behind the one-third line until the ball is received',
  NONE: 'As in the laws of the game',
}

function freeKicks(rules: ReturnType<typeof rulesOfPlay>): string {
  if (!rules) return 'As in the laws of the game'
  const { indirectOnly, opponentsMetres } = rules.freeKicks
  return `${indirectOnly ? 'All indirect' : 'Direct or indirect'}, opponents ${opponentsMetres} m away`
}
