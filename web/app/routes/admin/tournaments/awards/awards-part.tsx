import type { Plan } from '@touchline/domain/tournament/plan/plan.ts'
import { awardName, usualAwards } from '@touchline/domain/tournament/play/award-names.ts'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { OpenCard } from '../../../../ui/open-card.tsx'
import ui from '../../../../ui/ui.module.css'
import type { PartProps } from '../part-props.ts'
import styles from '../tournament.module.css'
import { AwardDialog } from './award-dialog.tsx'

type Award = Plan['awards'][number]

/** Who gets which award, from whom and in which order. */
export function AwardsPart({ tournament, draft }: PartProps) {
  const [open, setOpen] = useState<{ award: Award | null } | null>(null)
  const { plan } = draft
  const awards = plan.awards.toSorted((a, b) => a.order - b.order)
  return (
    <>
      <div className={ui.actions}>
        <Button onClick={() => setOpen({ award: null })}>Add an award</Button>
      </div>
      {awards.length === 0 ? (
        <EmptyState
          title="No awards yet"
          action={
            <Button
              kind="small"
              disabled={plan.divisions.length === 0}
              onClick={() =>
                draft.change({ ...plan, awards: usualAwards(plan.divisions) }, 'The usual awards are in.')
              }
            >
              Start from the usual ones
            </Button>
          }
        >
          A Fair Play lantern in every division, and a champion where scores are kept.
        </EmptyState>
      ) : (
        <ol className={`plain-list ${styles.teams}`} aria-label="Awards">
          {awards.map((award) => (
            <li key={award.id}>
              <OpenCard onOpen={() => setOpen({ award })} aside={<Given plan={plan} award={award} />}>
                <strong>{awardName(award, plan.divisions)}</strong>
                <span className="quiet small">
                  {award.presenter ? `presented by ${award.presenter}` : 'no presenter yet'}
                </span>
              </OpenCard>
            </li>
          ))}
        </ol>
      )}
      {open && (
        <AwardDialog tournament={tournament} draft={draft} award={open.award} onClose={() => setOpen(null)} />
      )}
    </>
  )
}

function Given({ plan, award: { teamId, kind } }: { plan: Plan; award: Award }) {
  const team = plan.teams.find(({ id }) => id === teamId)
  if (team) return <Chip tone="good">{team.name}</Chip>
  return kind === 'PARTICIPATION' ? null : <Chip tone="wait">Open</Chip>
}
