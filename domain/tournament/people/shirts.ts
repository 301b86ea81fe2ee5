import type { Team } from '../plan/plan.ts'

type Colour = Team['colour']

export interface Shirts {
  home: Colour
  away: Colour
  /** The away team wears its second colour, and the card says so (Q7). */
  awayChanges: boolean
  /** Both of its colours clash, so bibs are needed. */
  clash: boolean
}

/** Decides who wears what. The away team changes if the two look alike (Q7). */
export function shirtsFor(home: Pick<Team, 'colour'>, away: Pick<Team, 'colour' | 'altColour'>): Shirts {
  if (!lookAlike(home.colour, away.colour))
    return { home: home.colour, away: away.colour, awayChanges: false, clash: false }
  if (away.altColour === null || lookAlike(home.colour, away.altColour))
    return { home: home.colour, away: away.colour, awayChanges: false, clash: true }
  return { home: home.colour, away: away.altColour, awayChanges: true, clash: false }
}

/** Below this distance two shirts are hard to tell apart across a pitch. Black and white are 765 apart. */
const ALIKE = 120

function lookAlike(a: Colour, b: Colour): boolean {
  if (a.name.toLowerCase() === b.name.toLowerCase()) return true
  const [red, green, blue] = channels(a).map((value, n) => value - (channels(b)[n] ?? 0)) as Rgb
  const meanRed = ((channels(a)[0] ?? 0) + (channels(b)[0] ?? 0)) / 2
  // The 'redmean' formula weighs the channels like the eye does, without converting the colour space.
  const squares = (2 + meanRed / 256) * red ** 2 + 4 * green ** 2 + (2 + (255 - meanRed) / 256) * blue ** 2
  return Math.sqrt(squares) < ALIKE
}

type Rgb = [number, number, number]

const channels = ({ hex }: Colour): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
