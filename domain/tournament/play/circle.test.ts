import { describe, expect, test } from 'vitest'
import { circleRounds, type Pairing, pairings } from './circle.ts'

const games = (pairs: readonly Pairing[], seat: number) => pairs.filter((pair) => pair.includes(seat)).length
const spread = (counts: readonly number[]) => Math.max(...counts) - Math.min(...counts)
const seats = (teams: number) => Array.from({ length: teams }, (_, seat) => seat)

describe('T-6: the circle', () => {
  test('of four teams', () =>
    expect(circleRounds(4)).toEqual([
      [
        [3, 2],
        [0, 1],
      ],
      [
        [3, 0],
        [1, 2],
      ],
      [
        [3, 1],
        [2, 0],
      ],
    ]))

  test.each([2, 3, 4, 5, 6, 7, 8, 9, 16])('everybody meets everybody once among %i', (teams) => {
    const pairs = circleRounds(teams)
      .flat()
      .map((pair) => pair.toSorted((a, b) => a - b).join('-'))
    expect(pairs).toHaveLength((teams * (teams - 1)) / 2)
    expect(new Set(pairs).size).toBe(pairs.length)
  })

  test.each([5, 6])('nobody plays twice in a round of %i', (teams) => {
    for (const round of circleRounds(teams)) expect(new Set(round.flat()).size).toBe(round.length * 2)
  })
})

describe('T-6: so many games for each team', () => {
  const cases = seats(13)
    .slice(2)
    .flatMap((teams) => [1, 2, 3, 4, 5, 7].map((each): [number, number] => [teams, each]))

  test.each(cases)('%i teams, %i games', (teams, each) => {
    const pairs = pairings(teams, each)
    const played = seats(teams).map((seat) => games(pairs, seat))
    if (teams % 2 === 1 && each % 2 === 1) {
      expect(played.toSorted((a, b) => b - a)).toEqual([...Array(teams - 1).fill(each), each - 1])
    } else expect(played).toEqual(Array(teams).fill(each))
  })

  test.each(cases)('%i teams, %i games: home and away differ by one at most', (teams, each) => {
    const pairs = pairings(teams, each)
    for (const seat of seats(teams)) {
      const home = pairs.filter(([first]) => first === seat).length
      expect(Math.abs(2 * home - games(pairs, seat))).toBeLessThanOrEqual(1)
    }
  })

  test.each(cases)('%i teams, %i games: opponents repeat no sooner than they must', (teams, each) => {
    const met = pairings(teams, each).map((pair) => pair.toSorted((a, b) => a - b).join('-'))
    const counts = [...new Set(met)].map((pair) => met.filter((other) => other === pair).length)
    expect(Math.max(...counts)).toBe(Math.ceil(each / (teams - 1)))
    if (each >= teams - 1) expect(spread(counts)).toBeLessThanOrEqual(1)
  })
})
