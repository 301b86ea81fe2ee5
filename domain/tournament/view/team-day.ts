import { minutesOf } from '../plan/moment.ts'
import { type DayView, type Game, hasTime, type SideView } from './day-view.ts'
import { isOfTeam } from './filter-games.ts'
import { IS_OVER } from './now-and-next.ts'
import * as texts from './view.texts.ts'

/** A game from one team's point of view. */
export interface TeamGame {
  game: Game
  opponent: SideView
  /** What to wear: 'Red', or the second shirt if both look alike. */
  colour: SideView['colour']
  wearsOther: boolean
  /** Minutes from the previous whistle to this kick-off; null for the first game of the day. */
  gap: number | null
}

/** A team's games by time. Games that have lost their slot come last. */
export function teamDay({ games }: Pick<DayView, 'games'>, teamId: string): TeamGame[] {
  const own = games.filter((game) => isOfTeam(game, teamId))
  return own.map((game, n) => {
    const isHome = game.home.teamId === teamId
    const before = own[n - 1]
    return {
      game,
      opponent: isHome ? game.away : game.home,
      colour: isHome ? game.home.colour : game.away.colour,
      wearsOther: !isHome && game.awayChanges,
      gap: before?.end && game.start ? minutesOf(game.start) - minutesOf(before.end) : null,
    }
  })
}

/** The current or next game; without a minute, the first that is not over. */
export const nextOf = (own: readonly TeamGame[], minute: string | null): TeamGame | null =>
  own.find(
    ({ game: { end, status } }) => end !== null && (minute === null || end > minute) && !IS_OVER.has(status),
  ) ?? null

/** What changed for a team, newest first. */
export const changesOf = ({ changes }: Pick<DayView, 'changes'>, teamId: string): DayView['changes'] =>
  changes.filter(({ teamIds }) => teamIds.includes(teamId)).toReversed()

const SNACK = 30
const MEAL = 60

/** '40 min: time for a snack' */
export function gapWords(minutes: number): string {
  if (minutes >= MEAL) return texts.timeToEat(minutes)
  return minutes >= SNACK ? texts.timeForSnack(minutes) : texts.stayClose(minutes)
}

/** How long before its first game the coach wants the team together. */
export const MEET_MINUTES = 15

/** Teams of one family that play at the same time. The page words it: '2 games at 9:30 AM, on Tiger and Ox'. */
export function siblingClashes(day: Pick<DayView, 'games'>, teamIds: readonly string[]): [Game, Game][] {
  const own = day.games.filter(hasTime).filter((game) => teamIds.some((id) => isOfTeam(game, id)))
  return own.flatMap((game, n) =>
    own
      .slice(n + 1)
      .filter((other) => other.start < game.end && game.start < other.end)
      .map((other): [Game, Game] => [game, other]),
  )
}
