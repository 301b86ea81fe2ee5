import { shiftDay } from '@touchline/domain/tournament/day/shift-day.ts'
import { useMemo } from 'react'
import { Field, SelectField } from '../../../../ui/form/field.tsx'
import ui from '../../../../ui/ui.module.css'
import type { PartProps } from '../part-props.ts'
import { PlanForm, usePlanFields } from '../plan-form.tsx'
import styles from '../tournament.module.css'

interface ShiftDialogProps extends PartProps {
  from: string
  onClose: () => void
}

/** "+10 minutes from here", with what that breaks before it is done (T-15). */
export function ShiftDialog({ draft, from, onClose }: ShiftDialogProps) {
  const { plan, change } = draft
  const { values, field } = usePlanFields({ time: from.slice(11), minutes: '10' })
  const { time, minutes } = values
  const moment = `${from.slice(0, 10)}T${time || '00:00'}`
  const preview = useMemo(
    () => shiftDay(plan, { from: moment, minutes: Number(minutes) }),
    [plan, moment, minutes],
  )
  const { broken, collisions, movedMatchIds, movedItemIds } = preview
  return (
    <PlanForm
      title="The day runs late"
      confirm={broken.length > 0 ? `+${minutes} minutes all the same` : `+${minutes} minutes from here`}
      onSubmit={() => change(preview.plan, `Everything from here is ${minutes} minutes later.`)}
      onClose={onClose}
    >
      <div className={styles.pair}>
        <Field label="From" type="time" {...field('time')} />
        <SelectField
          label="Minutes"
          options={['5', '10', '15', '20', '30', '45', '60']}
          {...field('minutes')}
        />
      </div>
      <p role="status">
        {movedMatchIds.length} matches and {movedItemIds.length} items of the rundown move. What is fixed,
        done or played stays.
      </p>
      {broken.length + collisions.length === 0 ? (
        <p>No rule is broken by it.</p>
      ) : (
        <>
          <p>This would break:</p>
          <ul className={ui.bullets}>
            {[...broken.map(({ text }) => text), ...collisions].map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </PlanForm>
  )
}
