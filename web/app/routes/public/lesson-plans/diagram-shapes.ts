import { FIELD_SIZE, type Move, type Point } from '@touchline/domain/lesson-plans/draw.ts'

const WAVE = 1.1
const WAVE_LENGTH = 4
/** So near an edge a goal stands on that line. */
const NEAR = 12
const LONG = 9
const SHORT = 2

/** A straight way, or a winding one for a dribble. */
export function movePath({ kind, from, to }: Move): string {
  if (kind !== 'DRIBBLE') return `M${from.x} ${from.y}L${to.x} ${to.y}`
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const turns = Math.max(1, Math.round(length / WAVE_LENGTH))
  const along = { x: (to.x - from.x) / turns, y: (to.y - from.y) / turns }
  const aside = {
    x: (-(to.y - from.y) / (length || 1)) * WAVE * 2,
    y: ((to.x - from.x) / (length || 1)) * WAVE * 2,
  }
  const waves = Array.from({ length: turns }, (_, n) => {
    const side = n % 2 === 0 ? 1 : -1
    const middle = { x: along.x / 2 + aside.x * side, y: along.y / 2 + aside.y * side }
    return `q${round(middle)} ${round(along)}`
  })
  return `M${from.x} ${from.y}${waves.join('')}`
}

const round = ({ x, y }: Point) => `${Number(x.toFixed(2))} ${Number(y.toFixed(2))}`

/** On the touchlines a goal lies across, anywhere else it stands upright. */
export function goalBox({ x, y }: Point): { x: number; y: number; width: number; height: number } {
  const isAcross = (y < NEAR || y > FIELD_SIZE.height - NEAR) && x > NEAR && x < FIELD_SIZE.width - NEAR
  const [width, height] = isAcross ? [LONG, SHORT] : [SHORT, LONG]
  return { x: x - width / 2, y: y - height / 2, width, height }
}
