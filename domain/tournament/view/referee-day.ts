import { WALK } from '../plan/limits.ts'
import { addMinutes, minutesOf } from '../plan/moment.ts'
import { type DayView, type Game, hasTime } from './day-view.ts'

export interface RefereeGame {
  game: Game
  role: Game['officials'][number]['role']
  /** Minutes from the previous whistle to this kick-off. */
  gap: number | null
  /** Metres from the previous pitch, in a straight line. */
  walkMetres: number | null
  /** Who leads the next game on this pitch. */
  relief: string | null
}

export interface RefereeDay {
  id: string
  name: string
  checkIn: string | null
  games: RefereeGame[]
}

const CHECK_IN_MINUTES = 30

const LEADS: ReadonlySet<Game['officials'][number]['role']> = new Set(['REFEREE', 'GAME_LEADER'])

export const leaderOf = ({ officials }: Game): string | null =>
  officials.find(({ role }) => LEADS.has(role))?.name ?? null

export const assistantsOf = ({ officials }: Game): string[] =>
  officials.filter(({ role }) => role === 'ASSISTANT').map(({ name }) => name)

/** The slip for each referee: check-in, games, walks and who relieves them. Without a game they are on standby. */
export function refereeDays(day: DayView): RefereeDay[] {
  return day.officials
    .filter(({ roles }) => roles.some((role) => LEADS.has(role) || role === 'ASSISTANT'))
    .map(({ id, name }) => {
      const games = day.games.filter(
        (game) => game.start !== null && game.officials.some((one) => one.id === id),
      )
      const first = games[0]?.start
      return {
        id,
        name,
        checkIn: first ? addMinutes(first, -CHECK_IN_MINUTES) : null,
        games: games.map((game, n) => refereeGame(day, id, game, games[n - 1])),
      }
    })
}

function refereeGame(day: DayView, officialId: string, game: Game, before: Game | undefined): RefereeGame {
  return {
    game,
    role: game.officials.find(({ id }) => id === officialId)?.role ?? 'REFEREE',
    gap: before?.end && game.start ? minutesOf(game.start) - minutesOf(before.end) : null,
    walkMetres: before ? metresBetween(day, before.pitchId, game.pitchId) : null,
    relief: reliefOf(day, game),
  }
}

function reliefOf({ games }: DayView, { pitchId, start: from }: Game): string | null {
  if (from === null) return null
  const next = games.find((one) => one.pitchId === pitchId && one.start !== null && one.start > from)
  return next ? leaderOf(next) : null
}

function metresBetween({ pitches }: DayView, from: string | null, to: string | null): number | null {
  const [a, b] = [from, to].map((id) => pitches.find((pitch) => pitch.id === id))
  if (!a || !b) return null
  const [dx, dy] = [
    a.x + a.acrossMetres / 2 - (b.x + b.acrossMetres / 2),
    a.y + a.downMetres / 2 - (b.y + b.downMetres / 2),
  ]
  return Math.round(Math.hypot(dx, dy) / 5) * 5
}

/** 'Amara O.' → 'AO' */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .join('')

/** Another game that its leader would have to be at in that time, walking included (H6). */
export function clashOf({ games }: Pick<DayView, 'games'>, game: Game): Game | null {
  const leader = game.officials.find(({ role }) => LEADS.has(role))
  if (!leader || game.start === null || game.end === null) return null
  const [from, to] = [addMinutes(game.start, -WALK), addMinutes(game.end, WALK)]
  return (
    games.find(
      (other) =>
        other.id !== game.id &&
        other.start !== null &&
        other.end !== null &&
        other.officials.some(({ id, role }) => id === leader.id && LEADS.has(role)) &&
        other.start < to &&
        from < other.end,
    ) ?? null
  )
}

/** Games without a leader yet. */
export const refereeNeeded = ({ games }: Pick<DayView, 'games'>): Game[] =>
  games.filter((game) => game.start !== null && game.status !== 'FINISHED' && leaderOf(game) === null)

/** Who could lead a game without two at once or a run between pitches: 'Leo S. is free and was on Tiger'. */
export function freeReferees(day: DayView, game: Game): RefereeDay[] {
  if (game.start === null || game.end === null) return []
  const [from, to] = [addMinutes(game.start, -WALK), addMinutes(game.end, WALK)]
  return refereeDays(day).filter(({ games }) =>
    games.every(({ game: other }) => !hasTime(other) || other.end <= from || to <= other.start),
  )
}
