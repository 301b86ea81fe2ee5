import { momentName } from '@touchline/domain/tournament/plan/moment.ts'
import type { DayView } from '@touchline/domain/tournament/view/day-view.ts'
import { written } from '../languages/written.tsx'
import styles from './tournament.module.css'
import * as texts from './tournament.texts.ts'

const FOR_FAMILIES = new Set(['CHECKIN', 'CEREMONY', 'PLAY', 'MEAL', 'AWARD'])

/** The day along the line, without items for helpers only. */
export function DayPlan({ rundown }: Pick<DayView, 'rundown'>) {
  const items = rundown.filter(({ kind }) => FOR_FAMILIES.has(kind))
  if (items.length === 0) return <p>{texts.timesFollow}</p>
  return (
    <ol className="plain-list">
      {items.map((item) => (
        <li key={item.id} className={styles.item}>
          <strong className="display">{momentName(item.start)}</strong>
          <p>
            {written(item.title)}
            {item.place && (
              <span className="quiet">
                {texts.comma}
                {written(item.place)}
              </span>
            )}
          </p>
        </li>
      ))}
    </ol>
  )
}
