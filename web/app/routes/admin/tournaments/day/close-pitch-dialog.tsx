import { closePitches, findPlaces } from '@touchline/domain/tournament/day/close-pitch.ts'
import { indexPlan } from '@touchline/domain/tournament/plan/plan-index.ts'
import { useMemo } from 'react'
import { clubNow } from '../../../../club/club-now.ts'
import { Field, SelectField } from '../../../../ui/form/field.tsx'
import ui from '../../../../ui/ui.module.css'
import type { PartProps } from '../part-props.ts'
import { PlanForm, usePlanFields } from '../plan-form.tsx'
import { matchTitle, slotName } from '../schedule/match-words.ts'
import { TickGroup } from '../tick-group.tsx'
import styles from '../tournament.module.css'

/** A pitch is under water: its matches move to where nothing stands against them, or are postponed (T-16). */
export function ClosePitchDialog({ tournament, draft, onClose }: PartProps & { onClose: () => void }) {
  const { plan, change } = draft
  const now = clubNow()
  const { values, field } = usePlanFields<{ pitchIds: string[]; from: string; to: string; way: string }>({
    pitchIds: [],
    // On the day it is closed from now on: what has been played is over.
    from: now.day === tournament.date ? now.time : '',
    to: '',
    way: 'MOVE',
  })
  const { pitchIds, from, to, way } = values
  const preview = useMemo(() => {
    const at = (time: string) => (time ? `${tournament.date}T${time}` : null)
    const closed = closePitches(plan, { pitchIds, from: at(from), to: at(to) })
    if (way === 'MOVE') return findPlaces(closed.plan, closed.mustMove, at(from))
    const gone = new Set(closed.mustMove)
    const matches = closed.plan.matches.map((match) =>
      gone.has(match.id) ? { ...match, status: 'POSTPONED' as const } : match,
    )
    return { plan: { ...closed.plan, matches }, moved: [], homeless: closed.mustMove }
  }, [plan, tournament.date, pitchIds, from, to, way])
  const index = indexPlan(preview.plan)
  const count = preview.moved.length + preview.homeless.length
  return (
    <PlanForm
      title="A pitch is closed"
      confirm={pitchIds.length > 1 ? 'Close these pitches' : 'Close this pitch'}
      onSubmit={() =>
        pitchIds.length === 0
          ? 'Choose a pitch.'
          : change(preview.plan, `Closed; ${count} matches concerned.`)
      }
      onClose={onClose}
    >
      <TickGroup
        legend="Which"
        options={plan.pitches}
        ticked={pitchIds}
        onChange={field('pitchIds').onChange}
      />
      <div className={styles.pair}>
        <Field label="From" hint="Empty: all day" type="time" {...field('from')} />
        <Field label="To" hint="Empty: to the end" type="time" {...field('to')} />
        <SelectField
          label="Its matches"
          hint="Those not begun"
          options={[
            { value: 'MOVE', label: 'move where they can' },
            { value: 'CANCEL', label: 'are postponed' },
          ]}
          {...field('way')}
        />
      </div>
      {pitchIds.length > 0 && (
        <section aria-live="polite">
          <p>
            {count === 0
              ? 'No match has to move.'
              : `${preview.moved.length} find another place, ${preview.homeless.length} are postponed.`}
          </p>
          <ul className={ui.bullets}>
            {preview.moved.map(({ matchId, slotId }) => (
              <li key={matchId}>
                {matchTitle(index, index.match(matchId))} to {slotName(index, slotId)}
              </li>
            ))}
            {preview.homeless.map((matchId) => (
              <li key={matchId}>{matchTitle(index, index.match(matchId))} is postponed</li>
            ))}
          </ul>
        </section>
      )}
    </PlanForm>
  )
}
