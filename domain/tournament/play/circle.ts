import { nth } from '../../nth.ts'
/** Two seats of a group, home first. Seats are counted from 0. */
export type Pairing = [home: number, away: number]

/**
 * The rounds of the circle method: everybody meets everybody once. With an odd number, one team rests in each round.
 */
export function circleRounds(teams: number): Pairing[][] {
  const seats = teams + (teams % 2)
  const turning = seats - 1
  return Array.from({ length: turning }, (_, round) => {
    const seatAt = (n: number) => (n === 0 ? turning : (round + n - 1) % turning)
    return Array.from({ length: seats / 2 }, (_, n): Pairing => [seatAt(n), seatAt(seats - 1 - n)]).filter(
      (pair) => Math.max(...pair) < teams,
    )
  })
}

/**
 * Gives each team this many games, against as many different opponents as possible, with home and away balanced to
 * within one (T-6). Only if both numbers are odd does one team get a game less, because the total would not come out
 * even.
 */
export function pairings(teams: number, gamesEach: number): Pairing[] {
  if (teams < 2) return []
  const leg = teams - 1
  const legs = Array.from({ length: Math.floor(gamesEach / leg) }, () => circleRounds(teams).flat())
  return balanced(teams, [...legs.flat(), ...partOfALeg(teams, gamesEach % leg)])
}

function partOfALeg(teams: number, games: number): Pairing[] {
  if (teams % 2 === 0) return circleRounds(teams).slice(0, games).flat()
  // With an odd number a round leaves somebody out. In a ring of teams, all opponents at one distance make two games
  // each.
  const atDistance = (distance: number) =>
    Array.from({ length: teams }, (_, seat): Pairing => [seat, (seat + distance) % teams])
  const everySecondNeighbour = atDistance(1).filter(([seat]) => seat % 2 === 0 && seat < teams - 1)
  const first = games % 2
  const rings = Array.from({ length: Math.floor(games / 2) }, (_, n) => atDistance(first + 1 + n))
  return [...(first ? everySecondNeighbour : []), ...rings.flat()]
}

/**
 * Assigns home and away along closed walks through all the games (Euler), so that each team leaves as often as it
 * arrives. Teams with an odd number of games get an extra game against a phantom, so their difference is one.
 */
function balanced(teams: number, pairs: readonly Pairing[]): Pairing[] {
  const games = Array.from({ length: teams + 1 }, (): number[] => [])
  const ends: Pairing[] = [...pairs]
  pairs.forEach(([a, b], n) => {
    games[a]?.push(n)
    games[b]?.push(n)
  })
  for (let seat = 0; seat < teams; seat += 1) {
    if ((games[seat]?.length ?? 0) % 2 === 0) continue
    games[seat]?.push(ends.length)
    games[teams]?.push(ends.length)
    ends.push([seat, teams])
  }
  const oriented = new Map<number, Pairing>()
  for (let start = 0; start <= teams; start += 1) {
    let seat = start
    for (
      let game = nextGame(games, oriented, seat);
      game !== undefined;
      game = nextGame(games, oriented, seat)
    ) {
      const [a, b] = nth(ends, game)
      const other = a === seat ? b : a
      oriented.set(game, [seat, other])
      seat = other
    }
  }
  return pairs.map((pair, n) => oriented.get(n) ?? pair)
}

function nextGame(games: number[][], oriented: ReadonlyMap<number, Pairing>, seat: number) {
  const open = games[seat] ?? []
  while (open.length > 0) {
    const game = open.shift()
    if (game !== undefined && !oriented.has(game)) return game
  }
  return undefined
}
