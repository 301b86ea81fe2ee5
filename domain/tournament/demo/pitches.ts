import type { PlanInput } from '../plan/plan.ts'

type PitchInput = PlanInput['pitches'][number]
type Size = Pick<PitchInput, 'type' | 'acrossMetres' | 'downMetres'>

export const THREE: Size = { type: '3v3', acrossMetres: 28, downMetres: 22 }
export const FIVE: Size = { type: '5v5', acrossMetres: 30, downMetres: 25 }
export const SEVEN: Size = { type: '7v7', acrossMetres: 46, downMetres: 30 }
export const NINE: Size = { type: '9v9', acrossMetres: 45, downMetres: 64 }

/** A pitch drawn on a turf. Its corner is given in metres from the corner of the map. */
export const pitchAt = (
  name: string,
  size: Size,
  [x, y]: [x: number, y: number],
  turfBlock: string,
  overlaps: string[] = [],
): PitchInput => ({
  id: name.toLowerCase(),
  name,
  ...size,
  x,
  y,
  turfBlock,
  overlaps,
  surface: 'turf',
  lit: true,
})
