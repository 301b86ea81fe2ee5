import { type Diagram, FIELD_SIZE } from '@touchline/domain/lesson-plans/draw.ts'
import { goalBox, movePath } from './diagram-shapes.ts'
import styles from './plan-diagram.module.css'

const { width, height } = FIELD_SIZE
const KEYS = [
  { kind: 'PASS', name: 'pass' },
  { kind: 'DRIBBLE', name: 'dribble' },
  { kind: 'RUN', name: 'run' },
  { kind: 'SHOT', name: 'shot' },
] as const

/** A field from above: ours are round, the others square, and every kind of way has a line of its own. */
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

/** What each kind of line means, as far as this diagram has it. */
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
