/** A drawing on a field of 100 × 64, the origin at the top left. */
export interface Diagram {
  /** The same in words, for people who cannot see it. */
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

/** A diagram as plans write it: '30,40 42,18' for points, 'pass 30,40 42,18' for a move. */
export interface Drawing {
  caption: string
  us?: string
  them?: string
  balls?: string
  cones?: string
  goals?: string
  moves?: string[]
}

/** Whatever is missing from a drawing can be left out. */
export const drawn = ({ caption, us, them, balls, cones, goals, moves = [] }: Drawing): Diagram => ({
  caption,
  us: points(us),
  them: points(them),
  balls: points(balls),
  cones: points(cones),
  goals: points(goals),
  moves: moves.map(moveOf),
})

const points = (text = ''): Point[] => text.split(' ').filter(Boolean).map(pointOf)

function pointOf(text: string): Point {
  const [x = Number.NaN, y = Number.NaN] = text.split(',').map(Number)
  return { x, y }
}

const KINDS: readonly Move['kind'][] = ['PASS', 'DRIBBLE', 'RUN', 'SHOT']

function moveOf(text: string): Move {
  const [word = '', from = '', to = ''] = text.split(' ')
  const kind = KINDS.find((one) => one === word.toUpperCase())
  if (!kind) throw new Error(`${word} is no move of a diagram`)
  return { kind, from: pointOf(from), to: pointOf(to) }
}
