import type { Match } from '@touchline/domain/tournament/plan/plan.ts'
import { useState } from 'react'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { useMediaQuery } from '../../../../ui/use-media-query.ts'
import type { PartProps } from '../part-props.ts'
import { ViolationList } from '../violation-list.tsx'
import { Generate } from './generate.tsx'
import { MatchDialog } from './match-dialog.tsx'
import { MatchList } from './match-list.tsx'
import { ScheduleGrid } from './schedule-grid.tsx'
import { Unplaced } from './unplaced.tsx'

/** The schedule: made by the machine, moved by hand; a grid where there is room, a list on a phone. */
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
          With teams, pitches and times in place, the schedule can be made.
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
