import { type Diagram, FIELD_SIZE, type Move, type Point } from '@touchline/domain/lesson-plans/draw.ts'
import styles from './plan-diagram.module.css'

const { width, height } = FIELD_SIZE
const KEYS = [
  { kind: 'PASS', name: 'pass' },
  { kind: 'DRIBBLE', name: 'dribble' },
  { kind: 'RUN', name: 'run' },
  { kind: 'SHOT', name: 'shot' },
] as const

/** A field from above: our players are round, the others square, and every kind of movement has its own line. */
export function PlanDiagram({ diagram }: { diagram: Diagram }) {
  const { caption, us, them, balls, cones, goals, moves } = diagram
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.field}
        viewBox={`-2 -2 ${width + 4} ${height + 4}`}
        role="img"
        aria-label={caption}
      >
        <ArrowTip />
        <rect className={styles.grass} x="0" y="0" width={width} height={height} rx="1" />
        <path
          className={styles.lines}
          d={`M${width / 2} 0V${height}M${width / 2} ${height / 2 - 8}a8 8 0 0 1 0 16a8 8 0 0 1 0-16`}
        />
        {goals.map((goal) => (
          <rect key={`${goal.x} ${goal.y}`} className={styles.goal} {...goalBox(goal)} />
        ))}
        {cones.map(({ x, y }) => (
          <path key={`${x} ${y}`} className={styles.cone} d={`M${x} ${y - 1.6}l1.700 2.800h-3.400z`} />
        ))}
        {moves.map((move) => (
          <path
            key={`${move.from.x} ${move.from.y} ${move.to.x} ${move.to.y}`}
            className={`${styles.move} ${styles[move.kind]}`}
            d={movePath(move)}
            markerEnd="url(#arrow)"
          />
        ))}
        {them.map(({ x, y }) => (
          <rect
            key={`${x} ${y}`}
            className={styles.them}
            x={x - 2}
            y={y - 2}
            width="4"
            height="4"
            rx="0.500"
          />
        ))}
        {us.map(({ x, y }) => (
          <circle key={`${x} ${y}`} className={styles.us} cx={x} cy={y} r="2.300" />
        ))}
        {balls.map(({ x, y }) => (
          <circle key={`${x} ${y}`} className={styles.ball} cx={x} cy={y} r="1.200" />
        ))}
      </svg>
      <figcaption>
        {caption}
        <LineKeys moves={moves} />
      </figcaption>
    </figure>
  )
}

const ArrowTip = () => (
  <defs>
    <marker
      id="arrow"
      viewBox="0 0 6 6"
      refX="5"
      refY="3"
      markerWidth="3.500"
      markerHeight="3.500"
      orient="auto-start-reverse"
    >
      <path className={styles.tip} d="M0 0L6 3L0 6z" />
    </marker>
  </defs>
)

/** The legend for the kinds of lines in this diagram. */
function LineKeys({ moves }: Pick<Diagram, 'moves'>) {
  return (
    <span className={styles.keys}>
      {KEYS.filter(({ kind }) => moves.some((move) => move.kind === kind)).map(({ kind, name }) => (
        <span key={kind}>
          <svg viewBox="0 0 24 6" aria-hidden="true" focusable="false">
            <path
              className={`${styles.move} ${styles[kind]}`}
              d={movePath({ kind, from: { x: 1, y: 3 }, to: { x: 23, y: 3 } })}
            />
          </svg>
          {name}
        </span>
      ))}
    </span>
  )
}

const WAVE = 1.1
const WAVE_LENGTH = 4
/** A goal this close to an edge stands on that line. */
const NEAR = 12
const LONG = 9
const SHORT = 2

/** A straight path, or a winding one for a dribble. */
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

/** On a goal line a goal is drawn along it; anywhere else it stands upright. */
export function goalBox({ x, y }: Point): { x: number; y: number; width: number; height: number } {
  const isAcross = (y < NEAR || y > FIELD_SIZE.height - NEAR) && x > NEAR && x < FIELD_SIZE.width - NEAR
  const [width, height] = isAcross ? [LONG, SHORT] : [SHORT, LONG]
  return { x: x - width / 2, y: y - height / 2, width, height }
}
