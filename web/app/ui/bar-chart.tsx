import { formatCount } from '@touchline/domain/format-count.ts'
import styles from './bar-chart.module.css'

type Colour = 'grass' | 'dusk' | 'pitch'

interface BarChartProps {
  /** The bars at each name; with several series, a legend names them. */
  series: readonly { name: string; colour: Colour }[]
  /** In the order of the series. */
  bars: readonly { name: string; values: readonly number[] }[]
  format?: (value: number) => string
}

const HEIGHT = 180
const HEAD = 20
/** With up to this many bars each shows its number; with more, grid lines show the height. */
const NUMBERED = 12
/** How many letters fit under the bars on a phone, including a gap after each name. */
const LETTERS = 44
const GAP = 2
/** In percent of the width, so that two bars alone do not look like walls. */
const WIDEST = 14

/** Static bars side by side, at any width. Only a picture: a table beside it has the numbers. */
export function BarChart({ series, bars, format = formatCount }: BarChartProps) {
  const top = roundUp(Math.max(...bars.flatMap(({ values }) => values)))
  const heightOf = (value: number) => ((HEIGHT - HEAD) * value) / top
  const isNumbered = bars.length * series.length <= NUMBERED
  const step = 100 / bars.length
  const width = Math.min(0.8 * step, WIDEST * series.length) / series.length
  const every = namedEvery(bars.map(({ name }) => name.length + GAP))
  return (
    <div className={styles.chart} aria-hidden="true">
      {series.length > 1 && <Legend series={series} />}
      <svg className={styles.plot} width="100%" height={HEIGHT} aria-hidden="true">
        {!isNumbered && [top, top / 2].map((value) => <Line key={value} y={HEIGHT - heightOf(value)} />)}
        {bars.map(({ name, values }, n) =>
          series.map(({ name: what, colour }, m) => {
            const value = values[m] ?? 0
            const x = step * (n + 0.5) + width * (m - series.length / 2)
            const y = HEIGHT - heightOf(value)
            return (
              <g key={`${name} ${what}`}>
                <rect
                  className={styles[colour]}
                  x={`${x}%`}
                  y={y}
                  width={`${0.92 * width}%`}
                  height={heightOf(value)}
                />
                {isNumbered && value > 0 && (
                  <text x={`${x + width / 2}%`} y={y - 5} textAnchor="middle">
                    {format(value)}
                  </text>
                )}
              </g>
            )
          }),
        )}
        {!isNumbered &&
          [top, top / 2].map((value) => (
            <text key={value} x="0" y={HEIGHT - heightOf(value) - 5}>
              {format(value)}
            </text>
          ))}
        <Line y={HEIGHT - 0.5} />
      </svg>
      <ul className={`plain-list ${styles.names}`}>
        {bars.map(({ name }, n) => (
          <li key={name}>{isNamed(n, bars.length, every) && name}</li>
        ))}
      </ul>
    </div>
  )
}

/** 1 if all names fit; otherwise, for example, every third bar has a name, which uses the space of its neighbours. */
function namedEvery(lengths: readonly number[]): number {
  const letters = lengths.reduce((sum, length) => sum + length, 0)
  return letters <= LETTERS ? 1 : Math.ceil((Math.max(...lengths) * lengths.length) / LETTERS)
}

/** A name starts below its bar, so a bar with too few neighbours after it would make it overflow the page. */
const isNamed = (n: number, count: number, every: number) =>
  n % every === 0 && (n === 0 || n + every <= count)

const Line = ({ y }: { y: number }) => <line className={styles.line} x1="0" x2="100%" y1={y} y2={y} />

const Legend = ({ series }: Pick<BarChartProps, 'series'>) => (
  <ul className={`plain-list ${styles.legend}`}>
    {series.map(({ name, colour }) => (
      <li key={name}>
        <svg width="12" height="12" aria-hidden="true">
          <rect className={styles[colour]} width="12" height="12" rx="2" />
        </svg>
        {name}
      </li>
    ))}
  </ul>
)

/** The next of 2, 4, 6, 10, 20, 40, …, so that its half is a whole number, too. */
export function roundUp(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(1, value)))
  const ends = [1, 2, 4, 6, 10].map((steps) => steps * unit)
  return ends.find((end) => end >= Math.max(2, value)) ?? 10 * unit
}
