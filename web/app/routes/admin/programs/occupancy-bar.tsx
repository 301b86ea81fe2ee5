import { ShareBar } from '../../../ui/share-bar.tsx'
import styles from './occupancy-bar.module.css'

interface OccupancyProps {
  held: number
  onOffer: number
  waiting: number
  /** Null: no limit. */
  capacity: number | null
}

/** How full a program is, in words and as a bar. */
export function OccupancyBar({ held, onOffer, waiting, capacity }: OccupancyProps) {
  const words = [
    capacity === null ? `${held} registered` : `${held} of ${capacity}`,
    onOffer > 0 && `${onOffer} on offer`,
    waiting > 0 && `${waiting} waiting`,
  ].filter(Boolean)
  const share = (part: number) => (capacity ? part / capacity : 0)
  return (
    <div className={styles.occupancy}>
      <span>{words.join(' · ')}</span>
      {capacity !== null && (
        <ShareBar
          parts={[
            { share: share(held), tone: held >= capacity ? 'pitch' : 'grass' },
            { share: share(onOffer), tone: 'sun' },
          ]}
        />
      )}
    </div>
  )
}
