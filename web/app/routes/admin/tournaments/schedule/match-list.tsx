import { placedMatches } from '@touchline/domain/tournament/plan/match-times.ts'
import { dayOfMoment, momentName } from '@touchline/domain/tournament/plan/moment.ts'
import type { Match, Plan } from '@touchline/domain/tournament/plan/plan.ts'
import { indexPlan } from '@touchline/domain/tournament/plan/plan-index.ts'
import type { Violation } from '@touchline/domain/tournament/validate/violation.ts'
import { dayName } from '@touchline/domain/words.ts'
import { Chip } from '../../../../ui/chip.tsx'
import { OpenCard } from '../../../../ui/open-card.tsx'
import styles from '../tournament.module.css'
import { leaderOf, matchTitle } from './match-words.ts'

interface MatchListProps {
  plan: Plan
  violations: readonly Violation[]
  onOpen: (match: Match) => void
}

/** The day from top to bottom, for a phone. */
export function MatchList({ plan, violations, onOpen }: MatchListProps) {
  const index = indexPlan(plan)
  const placed = placedMatches(index)
  const days = [...new Set(placed.map(({ day }) => day))]
  const broken = new Set(violations.flatMap(({ matchIds }) => matchIds))
  return days.map((day) => (
    <section key={day} aria-label={dayName(day)}>
      <h2>{dayName(day)}</h2>
      <ol className={`plain-list ${styles.teams}`}>
        {placed
          .filter(({ slot }) => dayOfMoment(slot.start) === day)
          .map(({ match, slot, pitch }) => (
            <li key={match.id}>
              <OpenCard
                onOpen={() => onOpen(match)}
                aside={broken.has(match.id) && <Chip tone="stop">Clash</Chip>}
              >
                <strong>
                  {momentName(slot.start)} · {pitch.name}
                </strong>
                <span>{matchTitle(index, match)}</span>
                <span className="quiet small">{leaderOf(plan, match) || 'no referee'}</span>
              </OpenCard>
            </li>
          ))}
      </ol>
    </section>
  ))
}
