import type { Game, Player, PlaySlot } from './problem.ts'

/*
 * The row at a position that must exist: the domain's `nth`, but once for each type of row. The search looks up
 * millions of them. A single function for all types cannot be optimised by the engine and would make the search three
 * times slower.
 */

export function nthGame(games: readonly Game[], position: number): Game {
  const game = games[position]
  if (game === undefined) throw missing(position)
  return game
}

export function nthSlot(slots: readonly PlaySlot[], position: number): PlaySlot {
  const slot = slots[position]
  if (slot === undefined) throw missing(position)
  return slot
}

export function nthPlayer(players: readonly Player[], position: number): Player {
  const player = players[position]
  if (player === undefined) throw missing(position)
  return player
}

export function nthInt(numbers: Int32Array, position: number): number {
  const number = numbers[position]
  if (number === undefined) throw missing(position)
  return number
}

export function nthNumber(numbers: readonly number[], position: number): number {
  const number = numbers[position]
  if (number === undefined) throw missing(position)
  return number
}

export function nthList<Row>(lists: readonly Row[], position: number): Row {
  const list = lists[position]
  if (list === undefined) throw missing(position)
  return list
}

const missing = (position: number) => new Error(`There is no row ${position}`)
