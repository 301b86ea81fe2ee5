import type { DayView } from '@touchline/domain/tournament/view/day-view.ts'
import { langOf, written } from '../languages/written.tsx'
import styles from './tournament.module.css'
import * as texts from './tournament.texts.ts'

type Pitch = DayView['pitches'][number]

interface PitchMapProps {
  pitches: readonly Pitch[]
  /** The pitch drawn in full, with the others in outline; without it, all look alike. */
  marked?: string | null
  /** What is played on each now, to be read as a list as well. */
  label: string
}

const EDGE = 4

/** The fields from above, to scale: one drawing per turf, and another for pitches that overlap others. */
export function PitchMap({ pitches, marked = null, label }: PitchMapProps) {
  const layers = layersOf(pitches)
  const shown = marked === null ? layers : layers.filter((layer) => layer.some(({ id }) => id === marked))
  return (
    <div className={styles.maps}>
      {shown.map((layer) => (
        <figure key={layer.map(({ id }) => id).join()}>
          <Layer pitches={layer} marked={marked} label={label} />
          {layers.length > 1 && <figcaption>{written(layer[0]?.turfBlock)}</figcaption>}
        </figure>
      ))}
    </div>
  )
}

/** Splits the pitches of a turf into layers, so that those in one layer do not overlap. */
function layersOf(pitches: readonly Pitch[]): Pitch[][] {
  const layers: Pitch[][] = []
  const clash = (a: Pitch, b: Pitch) =>
    a.turfBlock !== b.turfBlock || a.overlaps.includes(b.id) || b.overlaps.includes(a.id)
  for (const pitch of pitches) {
    const layer = layers.find((one) => !one.some((other) => clash(pitch, other)))
    if (layer) layer.push(pitch)
    else layers.push([pitch])
  }
  return layers
}

function Layer({ pitches, marked, label }: { pitches: Pitch[]; marked: string | null; label: string }) {
  const left = Math.min(...pitches.map(({ x }) => x)) - EDGE
  const top = Math.min(...pitches.map(({ y }) => y)) - EDGE
  const width = Math.max(...pitches.map(({ x, acrossMetres }) => x + acrossMetres)) + EDGE - left
  const height = Math.max(...pitches.map(({ y, downMetres }) => y + downMetres)) + EDGE - top
  const names = texts.names(pitches.map(({ name, type }) => texts.pitchAndType(name, type)))
  return (
    <svg
      className={styles.map}
      viewBox={`${left} ${top} ${width} ${height}`}
      role="img"
      aria-label={texts.pitchesOnMap(label, names)}
      width={width * 7}
    >
      <rect className={styles.ground} x={left} y={top} width={width} height={height} rx="3" />
      {pitches.map((pitch) => (
        <PitchShape key={pitch.id} pitch={pitch} isMarked={pitch.id === marked} />
      ))}
    </svg>
  )
}

function PitchShape({ pitch, isMarked }: { pitch: Pitch; isMarked: boolean }) {
  const { x, y, acrossMetres: across, downMetres: down, name, type } = pitch
  const [middleX, middleY] = [x + across / 2, y + down / 2]
  const isWide = across >= down
  const radius = Math.min(across, down) / 6
  return (
    <g className={isMarked ? styles.marked : undefined}>
      <rect className={styles.pitch} x={x} y={y} width={across} height={down} rx="0.5" />
      <path className={styles.chalk} d={isWide ? `M${middleX} ${y}v${down}` : `M${x} ${middleY}h${across}`} />
      <circle className={styles.chalk} cx={middleX} cy={middleY} r={radius} />
      <text className={styles.pitchName} x={middleX} y={middleY + 1} lang={langOf(name)}>
        {name}
      </text>
      <text className={styles.pitchType} x={middleX} y={middleY + 5}>
        {type}
      </text>
    </g>
  )
}
