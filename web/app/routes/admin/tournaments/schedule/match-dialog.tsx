import { slotChoices } from '@touchline/domain/tournament/day/close-pitch.ts'
import type { Match } from '@touchline/domain/tournament/plan/plan.ts'
import { indexPlan } from '@touchline/domain/tournament/plan/plan-index.ts'
import { hasResult } from '@touchline/domain/tournament/play/enter-result.ts'
import { moveMatch } from '@touchline/domain/tournament/validate/check-change.ts'
import { useMemo, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Choice } from '../../../../ui/form/choice.tsx'
import styles from '../tournament.module.css'
import type { PlanDraft } from '../use-plan-draft.ts'
import { matchTitle, slotName } from './match-words.ts'
import { RefereeChoice } from './referee-choice.tsx'

interface MatchDialogProps {
  draft: PlanDraft
  match: Match
  onClose: () => void
}

/** Moves a match without a mouse and sets its referee; every slot shows the rules it would break. */
export function MatchDialog({ draft, match, onClose }: MatchDialogProps) {
  const { plan, change, violations } = draft
  const index = indexPlan(plan)
  const own = violations.filter(({ matchIds }) => matchIds.includes(match.id))
  return (
    <Dialog title={matchTitle(index, match)} onClose={onClose}>
      <p>
        {slotName(index, match.slotId)}
        {match.status === 'POSTPONED' && ' · postponed'}
      </p>
      {own.length > 0 && (
        <ul className={`plain-list ${styles.violations}`}>
          {own.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <RefereeChoice draft={draft} match={match} />
      {hasResult(match) ? (
        <p className="quiet">It’s been played, so it can’t be moved.</p>
      ) : (
        <>
          <MoveChoice draft={draft} match={match} onClose={onClose} />
          {match.slotId !== null && match.status !== 'POSTPONED' && (
            <Button
              kind="small"
              onClick={() => {
                const matches = plan.matches.map((one) =>
                  one.id === match.id ? { ...one, status: 'POSTPONED' as const } : one,
                )
                change({ ...plan, matches }, `${matchTitle(index, match)} is postponed.`)
                onClose()
              }}
            >
              Postpone it
            </Button>
          )}
        </>
      )}
    </Dialog>
  )
}

function MoveChoice({ draft: { plan, change }, match, onClose }: MatchDialogProps) {
  const index = indexPlan(plan)
  const choices = useMemo(() => slotChoices(plan, match.id), [plan, match.id])
  const [slotId, setSlot] = useState('')
  const chosen = choices.find((choice) => choice.slotId === slotId)
  const move = () => {
    if (!chosen) return
    const moved = moveMatch(plan, { matchId: match.id, slotId })
    const matches = moved.matches.map((one) =>
      one.id === match.id && one.status === 'POSTPONED' ? { ...one, status: 'SCHEDULED' as const } : one,
    )
    change({ ...moved, matches }, `${matchTitle(index, match)} moved to ${slotName(index, slotId)}.`)
    onClose()
  }
  return (
    <fieldset className={styles.choices}>
      <legend>Move it to</legend>
      {choices.length === 0 && <p>No pitch of its size has a free slot.</p>}
      <div className={styles.scroll}>
        {choices.map((choice) => (
          <Choice
            key={choice.slotId}
            type="radio"
            name="slot"
            title={slotName(index, choice.slotId)}
            value={choice.slotId}
            checked={choice.slotId === slotId}
            onChange={() => setSlot(choice.slotId)}
          >
            {choice.broken.length === 0 ? (
              (choice.mended[0] && `fixes ${choice.mended[0].text}`) || 'no conflicts'
            ) : (
              <span className={styles.wrong}>{choice.broken.map(({ text }) => text).join(' · ')}</span>
            )}
          </Choice>
        ))}
      </div>
      {chosen && chosen.broken.length > 0 && (
        <p role="alert">
          <Chip tone="stop">This breaks a rule</Chip> {chosen.broken.map(({ text }) => text).join(' · ')}
        </p>
      )}
      <Button disabled={!chosen} onClick={move}>
        {chosen && chosen.broken.length > 0 ? 'Move it anyway' : 'Move it'}
      </Button>
    </fieldset>
  )
}
