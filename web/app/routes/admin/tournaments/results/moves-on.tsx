import type { Plan } from '@touchline/domain/tournament/plan/plan.ts'
import { indexPlan } from '@touchline/domain/tournament/plan/plan-index.ts'
import { matchName } from '@touchline/domain/tournament/plan/sides.ts'
import { advances } from '@touchline/domain/tournament/play/advance.ts'
import { standings } from '@touchline/domain/tournament/play/standings.ts'
import { Button } from '../../../../ui/button.tsx'
import ui from '../../../../ui/ui.module.css'
import styles from '../tournament.module.css'
import type { PlanDraft } from '../use-plan-draft.ts'

/** Who takes each place in a final and, where penalty kicks decide, who won them (T-12, T-13). */
export function MovesOn({ plan, draft }: { plan: Plan; draft: PlanDraft }) {
  const places = advances(plan)
  if (places.length === 0) return null
  const index = indexPlan(plan)
  const level = plan.groups.flatMap(({ id }) => {
    const rows = standings(plan, id)?.rows.filter(({ needsKicks }) => needsKicks) ?? []
    return rows.length === 0 ? [] : [{ groupId: id, teamIds: rows.map(({ teamId }) => teamId) }]
  })
  const won = (groupId: string, teamIds: readonly string[], winner: string) =>
    draft.change(
      {
        ...draft.plan,
        groups: draft.plan.groups.map((group) =>
          group.id === groupId
            ? { ...group, kicksOrder: [winner, ...teamIds.filter((id) => id !== winner)] }
            : group,
        ),
      },
      `${index.team(winner).name} won the kicks. Publish so the final has its teams.`,
    )
  return (
    <section className={ui.card} aria-labelledby="moves-on">
      <h2 id="moves-on">Who moves on</h2>
      <ul className={`plain-list ${styles.teams}`}>
        {places.map(({ matchId, side, label, teamId, waitsFor }) => (
          <li key={`${matchId} ${side}`}>
            <strong>
              {matchName(index.match(matchId))}, {label}
            </strong>
            <br />
            {teamId ? index.team(teamId).name : <span className="quiet">{waitsFor}</span>}
          </li>
        ))}
      </ul>
      {level.map(({ groupId, teamIds }) => (
        <div key={groupId} className={ui.actions}>
          <p>Level on everything in group {index.group(groupId).name}. Who won the kicks?</p>
          {teamIds.map((id) => (
            <Button key={id} kind="small" onClick={() => won(groupId, teamIds, id)}>
              {index.team(id).name}
            </Button>
          ))}
        </div>
      ))}
    </section>
  )
}
