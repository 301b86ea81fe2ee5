import { momentName } from '@touchline/domain/tournament/plan/moment.ts'
import type { DayView } from '@touchline/domain/tournament/view/day-view.ts'
import styles from './tournament.module.css'

const FOR_FAMILIES = new Set(['CHECKIN', 'CEREMONY', 'PLAY', 'MEAL', 'AWARD'])

/** The day along the line, without what only helpers need. */
export function DayPlan({ rundown }: Pick<DayView, 'rundown'>) {
  const items = rundown.filter(({ kind }) => FOR_FAMILIES.has(kind))
  if (items.length === 0) return <p>The times follow with the draw.</p>
  return (
    <ol className="plain-list">
      {items.map((item) => (
        <li key={item.id} className={styles.item}>
          <strong className="display">{momentName(item.start)}</strong>
          <p>
            {item.title}
            {item.place && <span className="quiet">, {item.place}</span>}
          </p>
        </li>
      ))}
    </ol>
  )
}
