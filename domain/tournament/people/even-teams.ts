import { nth } from '../../nth.ts'
import { pick, type Random, randomFrom } from '../schedule/random.ts'
import type { DealtChild } from './bunches.ts'

/** Enough for a few hundred children; it usually stops long before. */
const MOST_ROUNDS = 50

/**
 * Deals bunches into this many teams: as even in number as possible, and then as even in age as exchanges of equal
 * bunches can make them (T-37). The same seed gives the same teams.
 */
export function evenTeams<Child extends DealtChild>(
  bunches: readonly (readonly Child[])[],
  count: number,
  seed: number,
): Child[][] {
  const teams = Array.from({ length: count }, (): (readonly Child[])[] => [])
  const shuffled = shuffle(bunches, randomFrom(seed)).toSorted((a, b) => b.length - a.length)
  for (const bunch of shuffled) smallest(teams).push(bunch)
  for (let round = 0; round < MOST_ROUNDS && exchange(teams); round += 1);
  return teams.map((team) => team.flat())
}

function shuffle<One>(all: readonly One[], random: Random): One[] {
  const left = [...all]
  return all.flatMap(() => left.splice(pick(random, left.length), 1))
}

const sizeOf = (team: readonly (readonly DealtChild[])[]) => team.reduce((sum, { length }) => sum + length, 0)

const smallest = <Team extends readonly (readonly DealtChild[])[]>(teams: readonly Team[]): Team =>
  teams.reduce((least, team) => (sizeOf(team) < sizeOf(least) ? team : least))

const DAY_MS = 86_400_000

const born = (children: readonly DealtChild[]) =>
  children.reduce((sum, { birthDate }) => sum + Date.parse(birthDate) / DAY_MS, 0)

/**
 * Exchanges bunches of the same size while that brings two teams closer in age. Returns false when nothing improves.
 */
function exchange(teams: (readonly DealtChild[])[][]): boolean {
  let isBetter = false
  for (const [n, one] of teams.entries())
    for (const other of teams.slice(n + 1))
      for (const i of one.keys())
        for (const j of other.keys()) {
          const [mine, theirs] = [nth(one, i), nth(other, j)]
          if (mine.length !== theirs.length) continue
          const [a, b] = [born(one.flat()), born(other.flat())]
          const moved = born(theirs) - born(mine)
          const apart = (x: number, y: number) => Math.abs(x / sizeOf(one) - y / sizeOf(other))
          if (apart(a + moved, b - moved) >= apart(a, b) - 1e-9) continue
          one[i] = theirs
          other[j] = mine
          isBetter = true
        }
  return isBetter
}
