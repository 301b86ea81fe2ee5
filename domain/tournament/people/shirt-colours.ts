import { keysOf } from '../../records.ts'
/** Colours of shirts by the names that people write. */
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

/** 'blue ' → Blue; null for one that we do not know. */
export function shirtColourNamed(text: string): { name: ShirtColour; hex: string } | null {
  const wanted = text.trim().toLowerCase()
  const found = keysOf(SHIRT_COLOURS).find((name) => name.toLowerCase() === wanted)
  return found ? shirtColour(found) : null
}
