import type { TieBreaker } from '@touchline/domain/tournament/plan/plan.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/form/field.tsx'
import ui from '../../../ui/ui.module.css'
import styles from './tournament.module.css'
import type { PlanDraft } from './use-plan-draft.ts'

const NAMES: Record<TieBreaker, string> = {
  HEAD_TO_HEAD: 'Head-to-head, if exactly two are level',
  GOAL_DIFFERENCE: 'Goal difference',
  GOALS_FOR: 'Most goals scored',
  GOALS_AGAINST: 'Fewest goals against',
  FAIR_PLAY: 'Fair-play points',
}
const CAPS = ['3', '4', '5', '6', '99']

/** How ties are broken, and up to which margin goals count (T-11). */
export function StandingsForm({ draft: { plan, change } }: { draft: PlanDraft }) {
  const { tieBreakers, goalCap } = plan
  const up = (n: number) =>
    change(
      {
        ...plan,
        tieBreakers: tieBreakers.map((one, at) =>
          at === n - 1 ? (tieBreakers[n] as TieBreaker) : at === n ? (tieBreakers[n - 1] as TieBreaker) : one,
        ),
      },
      'Tie-breaker order saved.',
    )
  return (
    <section className={ui.card} aria-labelledby="standings">
      <h2 id="standings">Standings</h2>
      <p className="quiet">3 points for a win, 1 for a draw. Ties on points are broken in this order:</p>
      <ol className={`plain-list ${styles.steps}`}>
        {tieBreakers.map((one, n) => (
          <li key={one}>
            <span>{n + 1}.</span>
            <span>{NAMES[one]}</span>
            {n > 0 && (
              <Button kind="small" aria-label={`${NAMES[one]}: move up`} onClick={() => up(n)}>
                Up
              </Button>
            )}
          </li>
        ))}
      </ol>
      <SelectField
        label="Count margins up to"
        value={String(goalCap)}
        options={[...new Set([...CAPS, String(goalCap)])].map((value) => ({
          value,
          label: value === '99' ? 'any number of goals' : `${value} goals per match`,
        }))}
        onChange={({ currentTarget }) =>
          change({ ...plan, goalCap: Number(currentTarget.value) }, 'Margin cap saved.')
        }
      />
    </section>
  )
}
