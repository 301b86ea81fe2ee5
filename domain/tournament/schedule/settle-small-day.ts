import { type AnnealOptions, type Heat, isTaken, RISE } from './anneal.ts'
import { nthInt, nthNumber } from './nth.ts'
import type { Problem } from './problem.ts'
import { pick, type Random } from './random.ts'
import { NONE, SmallDay } from './small-day.ts'

/** Accepts exchanges that cost about twenty minutes. Hotter forgets what it has, colder gets stuck. */
const HEAT: Heat = { hot: 25, cold: 14 }
const CHUNK = 20_000
/** How often to shift all games between two slots instead of exchanging two, and over how many slots at most. */
const SHIFTS = 0.6
const FAR = 8

/**
 * The start of the search on a small day: the same improvement as `anneal`, with ten times as many steps in the same
 * time. On a full pitch nearly every exchange makes something worse, and only a long search gets runs from different
 * seeds to end up close to each other. Yields its progress and returns the slot of each game, or null if the day does
 * not qualify.
 */
export function* settleSmallDay(
  problem: Problem,
  { random, steps, goal }: Pick<AnnealOptions, 'random' | 'steps' | 'goal'>,
): Generator<number, Int32Array | null> {
  const day = SmallDay.of(problem)
  const gameAt = day && dealt(day, problem, random)
  if (day === null || gameAt === null) return null
  const best = { gameAt: gameAt.slice(), hard: Number.POSITIVE_INFINITY, soft: Number.POSITIVE_INFINITY }
  day.count(gameAt)
  let { hard, soft } = day
  for (let step = 0; step < steps; step += 1) {
    if (best.hard <= 0 && best.soft <= goal.soft) break
    if (step % CHUNK === CHUNK - 1) yield step / steps
    const from = pick(random, gameAt.length)
    const to = pick(random, gameAt.length)
    if (from === to || gameAt[from] === NONE) continue
    const isShift = Math.abs(to - from) <= FAR && random() < SHIFTS
    const move = isShift ? shift : exchange
    move(gameAt, from, to)
    if (isAllowed(day, gameAt, from, to)) {
      day.count(gameAt)
      const done = step / steps
      const worse = (1 + (RISE - 1) * done) * (day.hard - hard) + day.soft - soft
      if (isTaken(random, worse, HEAT, done)) {
        hard = day.hard
        soft = day.soft
        if (hard < best.hard || (hard === best.hard && soft < best.soft)) {
          best.gameAt.set(gameAt)
          best.hard = hard
          best.soft = soft
        }
        continue
      }
    }
    move(gameAt, to, from)
  }
  const slotOf = new Int32Array(problem.games.length).fill(NONE)
  best.gameAt.forEach((game, n) => {
    if (game !== NONE) slotOf[game] = nthNumber(day.order, n)
  })
  return slotOf
}

/** Puts every game into a random slot that fits it; null if one is left over. */
function dealt({ fits }: SmallDay, { games }: Problem, random: Random): Int32Array | null {
  const gameAt = new Int32Array(fits.length).fill(NONE)
  const order = games
    .map(({ slots }, game) => ({ game, choice: slots.length, at: random() }))
    .sort((a, b) => a.choice - b.choice || a.at - b.at)
  for (const { game } of order) {
    const free = fits.flatMap((fit, n) => (fit[game] === 1 && gameAt[n] === NONE ? [n] : []))
    if (free.length === 0) return null
    gameAt[nthNumber(free, pick(random, free.length))] = game
  }
  return gameAt
}

function exchange(gameAt: Int32Array, from: number, to: number): void {
  const game = nthInt(gameAt, from)
  gameAt[from] = nthInt(gameAt, to)
  gameAt[to] = game
}

/** Moves a game from one place to another, and everything between back by one. The reverse call undoes it. */
function shift(gameAt: Int32Array, from: number, to: number): void {
  const game = nthInt(gameAt, from)
  const by = Math.sign(to - from)
  for (let n = from; n !== to; n += by) gameAt[n] = nthInt(gameAt, n + by)
  gameAt[to] = game
}

function isAllowed({ fits }: SmallDay, gameAt: Int32Array, one: number, other: number): boolean {
  const high = Math.max(one, other)
  for (let n = Math.min(one, other); n <= high; n += 1) {
    const game = nthInt(gameAt, n)
    if (game !== NONE && fits[n]?.[game] !== 1) return false
  }
  return true
}
