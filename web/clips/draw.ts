import { type Actor, type Clip, type Point, positionAt } from './clip.ts'

export const WIDTH = 960
export const HEIGHT = 540
const SCALE = WIDTH / 48

const colours = { ours: '#F5C433', theirs: '#FBFAF5', keeper: '#9CC4EC', ink: '#12241D', chalk: '#FBFAF5' }
const at = ([x, y]: Point) => ({ x: (x * SCALE).toFixed(1), y: (y * SCALE).toFixed(1) })

/** One moment of a clip, as an SVG picture. */
export function drawFrame({ actors, ball }: Clip, second: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    ${pitch()}${trail(ball, second)}${actors.map((actor) => player(actor, second)).join('')}${drawBall(positionAt(ball, second))}
  </svg>`
}

function pitch(): string {
  const stripes = Array.from(
    { length: 8 },
    (_, n) => `<rect x="${n * 120}" width="120" height="${HEIGHT}" fill="${n % 2 ? '#0F4A36' : '#125741'}"/>`,
  )
  return `${stripes.join('')}<g fill="none" stroke="${colours.chalk}" stroke-width="3" stroke-linejoin="round">
    <path d="M12 12H948V528H12zM480 12V528"/><circle cx="480" cy="270" r="84"/>
    <path d="M948 138H820V402H948M948 206H888V334H948M820 208a78 78 0 0 0 0 124"/>
    <path d="M12 138H140V402H12M12 206H72V334H12M140 208a78 78 0 0 1 0 124"/>
    <path d="M948 222h10v96h-10" stroke-width="6"/></g>`
}

const TRAIL_SECONDS = 1.2

/** The last second of the ball's way, dotted. */
function trail(path: Clip['ball'], second: number): string {
  const points = Array.from({ length: 13 }, (_, n) => second - TRAIL_SECONDS + (n * TRAIL_SECONDS) / 12)
    .filter((moment) => moment >= 0)
    .map((moment) => at(positionAt(path, moment)))
  return `<polyline points="${points.map(({ x, y }) => `${x},${y}`).join(' ')}" fill="none" stroke="${colours.chalk}"
    stroke-width="4" stroke-linecap="round" stroke-dasharray="1 12" opacity="0.8"/>`
}

function player({ side, number, path }: Actor, second: number): string {
  const { x, y } = at(positionAt(path, second))
  return `<g transform="translate(${x} ${y})"><ellipse cx="3" cy="19" rx="19" ry="7" fill="#000" opacity="0.25"/>
    <circle r="19" fill="${colours[side]}" stroke="${colours.ink}" stroke-width="3"/>
    <text y="7" text-anchor="middle" font-family="Barlow Condensed, Arial Narrow, sans-serif" font-weight="600"
      font-size="21" fill="${colours.ink}">${number}</text></g>`
}

function drawBall(point: Point): string {
  const { x, y } = at(point)
  return `<g transform="translate(${x} ${y})"><circle r="9" fill="#fff" stroke="${colours.ink}" stroke-width="2.5"/>
    <path d="M0-4.500L4.300-1.400 2.600 3.600H-2.600L-4.300-1.400z" fill="${colours.ink}"/></g>`
}
