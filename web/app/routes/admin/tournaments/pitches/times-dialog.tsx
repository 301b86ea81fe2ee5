import { divisionName } from '@touchline/domain/tournament/plan/division.ts'
import { CHANGEOVER } from '@touchline/domain/tournament/plan/limits.ts'
import { playSlots } from '@touchline/domain/tournament/plan/make-slots.ts'
import { elapsedMinutes } from '@touchline/domain/tournament/plan/match-times.ts'
import type { Plan, Slot } from '@touchline/domain/tournament/plan/plan.ts'
import { Field } from '../../../../ui/form/field.tsx'
import { TickGroup } from '../../../../ui/form/tick-group.tsx'
import type { PartProps } from '../part-props.ts'
import { PlanForm, usePlanFields } from '../plan-form.tsx'
import styles from '../tournament.module.css'

/** Creates one slot after another on the chosen pitches and removes the old ones. */
export function TimesDialog({ tournament, draft, onClose }: PartProps & { onClose: () => void }) {
  const { plan } = draft
  const needed = Math.max(0, ...plan.divisions.map((division) => elapsedMinutes(division) + CHANGEOVER))
  const longest = plan.divisions.find((division) => elapsedMinutes(division) + CHANGEOVER === needed)
  const { values, field, number } = usePlanFields({
    from: '09:30',
    to: '15:00',
    minutes: Math.max(30, Math.ceil(needed / 5) * 5),
    pitchIds: plan.pitches.map(({ id }) => id),
  })
  const { from, to, minutes, pitchIds } = values
  const pauses = plan.slots.filter(({ kind }) => kind === 'MEAL' || kind === 'CEREMONY')
  const submit = () => {
    if (!(minutes >= 5)) return 'Slots must be at least 5 minutes long.'
    if (!from || !to || from >= to) return 'The day must end after it starts.'
    const made = pitchIds.flatMap((pitchId) =>
      playSlots(
        {
          pitchId,
          start: `${tournament.date}T${from}`,
          end: `${tournament.date}T${to}`,
          minutes,
        },
        pauses.filter((pause) => pause.pitchId === null || pause.pitchId === pitchId),
      ),
    )
    if (made.length === 0) return 'No slot fits between these times.'
    return draft.change(withPlaySlots(plan, pitchIds, made))
  }
  return (
    <PlanForm title="Set times" confirm="Make the slots" onSubmit={submit} onClose={onClose}>
      <div className={styles.pair}>
        <Field label="First kick-off" type="time" {...field('from')} />
        <Field label="Everything over by" type="time" {...field('to')} />
        <Field label="Minutes per slot" {...number('minutes')} />
      </div>
      {longest && (
        <p className="quiet">
          {divisionName(longest)} needs {needed} minutes per slot: the match, its break and {CHANGEOVER}{' '}
          minutes to change over.
        </p>
      )}
      <TickGroup
        legend="On these pitches"
        options={plan.pitches}
        ticked={pitchIds}
        onChange={field('pitchIds').onChange}
      />
    </PlanForm>
  )
}

/** These pitches with new slots; a match whose slot is gone must be placed again. */
function withPlaySlots(plan: Plan, pitchIds: readonly string[], made: readonly Slot[]): Plan {
  const kept = plan.slots.filter(({ pitchId, kind }) => kind !== 'PLAY' || !pitchIds.includes(pitchId ?? ''))
  const slots = [...kept, ...made]
  const ids = new Set(slots.map(({ id }) => id))
  const matches = plan.matches.map((match) =>
    ids.has(match.slotId ?? '') ? match : { ...match, slotId: null },
  )
  return { ...plan, slots, matches }
}
