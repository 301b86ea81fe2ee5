import { groupBy } from '../group-by.ts'
import type { Official } from '../plan/plan.ts'
import { nthGame, nthList, nthNumber } from '../schedule/nth.ts'
import type { Problem } from '../schedule/problem.ts'
import { isThere, type Staffing } from '../schedule/staffing.ts'
import type { Formula } from './formula.ts'
import type { KickOffs } from './kick-offs.ts'

export interface OfficialsInput {
  officials: readonly Official[]
  staffing: Staffing
  /** The games that still need a leader. */
  isOpen: (game: number) => boolean
  /** The officials who are busy with a game that stays. */
  busyWith: (game: number) => number[]
  /** If results are kept, only a referee may lead (H12). */
  needsReferee: (game: number) => boolean
}

/** Games of one length that may kick off at one time, and the officials who could lead one of them. */
export interface Turn {
  time: number
  elapsed: number
  /** How many can kick off at the same time. */
  most: number
  games: { game: number; literal: number }[]
  leads: { official: number; literal: number }[]
}

const isReferee = ({ officials }: OfficialsInput, official: number) =>
  nthList(officials, official).roles.includes('REFEREE')

export function turnsOf(
  formula: Formula,
  { games }: Problem,
  { times, at, classes }: KickOffs,
  input: OfficialsInput,
): Turn[] {
  const turns = new Map<string, Omit<Turn, 'leads' | 'most'>>()
  games.forEach(({ elapsed }, game) => {
    if (!input.isOpen(game)) return
    for (const [time, literal] of nthList(at, game)) {
      const turn = turns.get(`${time} ${elapsed}`) ?? { time, elapsed, games: [] }
      turn.games.push({ game, literal })
      turns.set(`${time} ${elapsed}`, turn)
    }
  })
  return [...turns.values()].map((turn) => {
    const start = nthNumber(times, turn.time)
    const needsReferee = turn.games.every(({ game }) => input.needsReferee(game))
    const able = input.officials.flatMap((official, n) =>
      isThere(official, start, start + turn.elapsed) && (!needsReferee || isReferee(input, n)) ? [n] : [],
    )
    return {
      ...turn,
      most: classes.reduce((sum, { time, slots }) => sum + (time === turn.time ? slots.length : 0), 0),
      leads: able.map((official) => ({ official, literal: formula.variable() })),
    }
  })
}

/** H12: no kick-off has more games than officials at work, or more games that need a referee than referees. */
export function addLeaders(formula: Formula, { games }: Problem, turn: Turn, input: OfficialsInput): void {
  const askedFor = (own: Turn['games']) => {
    const ofDivision = groupBy(own, ({ game }) => nthGame(games, game).division)
    return [...ofDivision].flatMap(([division, those]) => {
      const counted = formula.countAlong(
        those.map(({ literal }) => literal),
        Math.min(turn.leads.length, turn.most - 1),
      )
      return (counted.at(-1) ?? []).map((literal) => {
        const asked = formula.variable()
        formula.addFor('H12', division, -literal, asked)
        return asked
      })
    })
  }
  const needy = turn.games.filter(({ game }) => input.needsReferee(game))
  if (needy.length < turn.games.length && needy.length > 0)
    formula.noMoreThan(
      askedFor(needy),
      turn.leads.filter(({ official }) => isReferee(input, official)).map(({ literal }) => literal),
    )
  formula.noMoreThan(
    askedFor(turn.games),
    turn.leads.map(({ literal }) => literal),
  )
}

/** Reads the leaders from a solution. Games that need a referee get one, and the others get anybody else at work. */
export function leadersFound(
  { games }: Problem,
  turns: readonly Turn[],
  input: OfficialsInput,
  isTrue: (literal: number) => boolean,
): number[] {
  const leaderOf = games.map(() => -1)
  for (const turn of turns) {
    const free = turn.leads
      .filter(({ literal }) => isTrue(literal))
      .map(({ official }) => official)
      .sort((a, b) => Number(isReferee(input, a)) - Number(isReferee(input, b)))
    const on = turn.games.filter(({ literal }) => isTrue(literal)).map(({ game }) => game)
    for (const game of on.sort((a, b) => Number(input.needsReferee(b)) - Number(input.needsReferee(a))))
      leaderOf[game] = (input.needsReferee(game) ? free.pop() : free.shift()) ?? -1
  }
  return leaderOf
}
