import styles from './occupancy-bar.module.css'

interface OccupancyProps {
  held: number
  onOffer: number
  waiting: number
  /** null: no limit. */
  capacity: number | null
}

/** How full a program is: in words, and drawn. */
export function OccupancyBar({ held, onOffer, waiting, capacity }: OccupancyProps) {
  const words = [
    capacity === null ? `${held} registered` : `${held} of ${capacity}`,
    onOffer > 0 && `${onOffer} on offer`,
    waiting > 0 && `${waiting} waiting`,
  ].filter(Boolean)
  const share = (part: number) => `${capacity ? Math.min(100, (100 * part) / capacity) : 0}%`
  return (
    <div className={styles.occupancy}>
      <span>{words.join(' · ')}</span>
      {capacity !== null && (
        <span className={styles.bar} aria-hidden="true">
          <span className={held >= capacity ? styles.full : styles.held} style={{ width: share(held) }} />
          <span className={styles.offered} style={{ width: share(onOffer) }} />
        </span>
      )}
    </div>
  )
}
