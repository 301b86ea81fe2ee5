import type { Match, Plan } from '@touchline/domain/tournament/plan/plan.ts'
import { indexPlan } from '@touchline/domain/tournament/plan/plan-index.ts'
import { Button } from '../../../../ui/button.tsx'
import ui from '../../../../ui/ui.module.css'
import styles from '../tournament.module.css'
import { matchTitle } from './match-words.ts'

/** Matches that have no time, or were postponed: they are still to be placed. */
export function Unplaced({ plan, onOpen }: { plan: Plan; onOpen: (match: Match) => void }) {
  const open = plan.matches.filter(({ slotId, status }) => slotId === null || status === 'POSTPONED')
  if (open.length === 0) return null
  const index = indexPlan(plan)
  return (
    <section className={ui.card} aria-labelledby="unplaced">
      <h2 id="unplaced">Without a time: {open.length}</h2>
      <ul className={`plain-list ${styles.chips}`}>
        {open.map((match) => (
          <li key={match.id}>
            <Button kind="small" onClick={() => onOpen(match)}>
              {matchTitle(index, match)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
