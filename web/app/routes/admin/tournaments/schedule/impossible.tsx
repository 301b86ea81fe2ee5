import type { Plan } from '@touchline/domain/tournament/plan/plan.ts'
import type { Outcome } from '@touchline/domain/tournament/schedule/schedule.ts'
import { Button } from '../../../../ui/button.tsx'
import ui from '../../../../ui/ui.module.css'
import styles from '../tournament.module.css'

interface ImpossibleProps {
  failure: Extract<Outcome, { kind: 'IMPOSSIBLE' }>
  onTake: (closest: Plan) => void
}

/** Why there is no schedule: the rule that cannot hold, and what would help (T-7). */
export function Impossible({ failure: { certain, reasons, closest }, onTake }: ImpossibleProps) {
  return (
    <div role="alert" className={styles.impossible}>
      <p>
        <strong>
          {certain ? 'No schedule can be made from this.' : 'No schedule was found that keeps every rule.'}
        </strong>
      </p>
      <ul className={ui.bullets}>
        {reasons.map(({ text, relax }) => (
          <li key={text}>
            {text}. <em>{relax}</em>
          </li>
        ))}
      </ul>
      {closest && (
        <Button kind="small" onClick={() => onTake(closest)}>
          Look at the closest one
        </Button>
      )}
    </div>
  )
}
