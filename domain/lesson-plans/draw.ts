/** A drawing on a field of 100 × 64, the origin at the top left. */
export interface Diagram {
  /** The same in words, for those who cannot see it. */
  caption: string
  us: Point[]
  them: Point[]
  balls: Point[]
  cones: Point[]
  goals: Point[]
  moves: Move[]
}

export interface Point {
  x: number
  y: number
}

export interface Move {
  kind: 'PASS' | 'DRIBBLE' | 'RUN' | 'SHOT'
  from: Point
  to: Point
}

export const FIELD_SIZE = { width: 100, height: 64 }

export const at = (x: number, y: number): Point => ({ x, y })

/** So many points around a middle, the first one at the top. */
export const ring = (x: number, y: number, radius: number, count: number): Point[] =>
  Array.from({ length: count }, (_, n) => {
    const angle = (2 * Math.PI * n) / count - Math.PI / 2
    return at(Math.round(x + radius * Math.cos(angle)), Math.round(y + radius * Math.sin(angle)))
  })

/** The four corners. */
export const box = (left: number, top: number, right: number, bottom: number): Point[] => [
  at(left, top),
  at(right, top),
  at(right, bottom),
  at(left, bottom),
]

/** So many points from the first to the last, evenly spread. */
export const row = (x1: number, y1: number, x2: number, y2: number, count: number): Point[] =>
  Array.from({ length: count }, (_, n) =>
    at(Math.round(x1 + ((x2 - x1) * n) / (count - 1)), Math.round(y1 + ((y2 - y1) * n) / (count - 1))),
  )

const move =
  (kind: Move['kind']) =>
  (x1: number, y1: number, x2: number, y2: number): Move => ({ kind, from: at(x1, y1), to: at(x2, y2) })

export const pass = move('PASS')
export const dribble = move('DRIBBLE')
export const run = move('RUN')
export const shot = move('SHOT')

/** Nothing of a kind need be named when there is none of it. */
export const draw = (caption: string, parts: Partial<Omit<Diagram, 'caption'>>): Diagram => ({
  caption,
  us: [],
  them: [],
  balls: [],
  cones: [],
  goals: [],
  moves: [],
  ...parts,
})
