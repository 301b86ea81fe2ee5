import { keysOf } from '../../records.ts'
import type { Team } from '../plan/plan.ts'

/** Shirt colours by the names that people use. */
export const SHIRT_COLOURS = {
  Red: '#C8321F',
  Blue: '#1D5FBF',
  Yellow: '#F5C433',
  Green: '#2E9E6B',
  Orange: '#E8731A',
  Purple: '#6B3FA0',
  White: '#FFFFFF',
  Black: '#1A1A1A',
  Turquoise: '#2BB6C4',
  Pink: '#E46FA8',
} as const
export type ShirtColour = keyof typeof SHIRT_COLOURS

export const shirtColour = (name: ShirtColour) => ({ name, hex: SHIRT_COLOURS[name] })

type Colour = Team['colour']

interface Coloured {
  colour: Colour
  altColour: Colour | null
}

/** The colours to choose from: first those that teams already have, then the usual ones, each name once. */
export function knownColours(teams: readonly Coloured[]): Colour[] {
  const worn = teams.flatMap(({ colour, altColour }) => (altColour ? [colour, altColour] : [colour]))
  const byName = new Map<string, Colour>()
  for (const one of [...worn, ...keysOf(SHIRT_COLOURS).map(shirtColour)])
    if (!byName.has(keyOf(one.name))) byName.set(keyOf(one.name), { name: one.name.trim(), hex: one.hex })
  return [...byName.values()]
}

/** 'sky  BLUE' matches 'Sky blue'. */
const keyOf = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase()

/** 'blue ' → Blue; null for a colour we do not know. */
export const colourNamed = (text: string, known: readonly Colour[]): Colour | null =>
  known.find(({ name }) => keyOf(name) === keyOf(text)) ?? null
