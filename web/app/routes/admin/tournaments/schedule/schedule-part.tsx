import type { Match, Plan } from '@touchline/domain/tournament/plan/plan.ts'
import { indexPlan } from '@touchline/domain/tournament/plan/plan-index.ts'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import ui from '../../../../ui/ui.module.css'
import { useMediaQuery } from '../../../../ui/use-media-query.ts'
import type { PartProps } from '../part-props.ts'
import styles from '../tournament.module.css'
import { ViolationList } from '../violation-list.tsx'
import { Generate } from './generate.tsx'
import { MatchDialog } from './match-dialog.tsx'
import { MatchList } from './match-list.tsx'
import { matchTitle } from './match-words.ts'
import { ScheduleGrid } from './schedule-grid.tsx'

/** The schedule, generated and then adjusted by hand: a grid where there is room, a list on a phone. */
export function SchedulePart({ tournament, draft }: PartProps) {
  const isNarrow = useMediaQuery('(max-width: 59.99em)')
  const [openId, setOpen] = useState<string | null>(null)
  const { plan, violations } = draft
  const open = plan.matches.find(({ id }) => id === openId)
  const onOpen = ({ id }: Match) => setOpen(id)
  return (
    <>
      <Generate tournament={tournament} draft={draft} />
      {plan.matches.length === 0 ? (
        <EmptyState title="No matches yet" action={null}>
          Once teams, pitches and times are in place, you can make the schedule.
        </EmptyState>
      ) : (
        <>
          <ViolationList violations={violations} />
          <Unplaced plan={plan} onOpen={onOpen} />
          {isNarrow ? (
            <MatchList plan={plan} violations={violations} onOpen={onOpen} />
          ) : (
            <ScheduleGrid draft={draft} onOpen={onOpen} />
          )}
        </>
      )}
      {open && <MatchDialog key={open.id} draft={draft} match={open} onClose={() => setOpen(null)} />}
    </>
  )
}

/** Matches without a time and postponed ones, still to be placed. */
function Unplaced({ plan, onOpen }: { plan: Plan; onOpen: (match: Match) => void }) {
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
