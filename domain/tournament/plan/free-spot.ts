import type { Pitch } from './plan.ts'

type Drawn = Pick<Pitch, 'x' | 'y' | 'acrossMetres' | 'downMetres'>

const LANE = 4
/** The size of a full turf; a larger pitch still gets a place. */
const TURF = 100

/** Where to draw a new pitch so that it overlaps no other: beside them, then below, with a lane in between. */
export function freeSpot(
  pitches: readonly Drawn[],
  size: Pick<Pitch, 'acrossMetres' | 'downMetres'>,
): { x: number; y: number } {
  const lefts = [0, ...pitches.map(({ x, acrossMetres }) => x + acrossMetres + LANE)].sort((a, b) => a - b)
  const tops = [0, ...pitches.map(({ y, downMetres }) => y + downMetres + LANE)].sort((a, b) => a - b)
  const isFree = (x: number, y: number) =>
    (x === 0 || x + size.acrossMetres <= TURF) && pitches.every((one) => areApart({ ...size, x, y }, one))
  for (const y of tops) for (const x of lefts) if (isFree(x, y)) return { x, y }
  return { x: 0, y: tops.at(-1) ?? 0 }
}

const areApart = (a: Drawn, b: Drawn): boolean =>
  a.x >= b.x + b.acrossMetres ||
  b.x >= a.x + a.acrossMetres ||
  a.y >= b.y + b.downMetres ||
  b.y >= a.y + a.downMetres
