import { freeId, withRow } from '@touchline/domain/tournament/plan/ids.ts'
import type { Slot } from '@touchline/domain/tournament/plan/plan.ts'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { Field, SelectField } from '../../../../ui/form/field.tsx'
import type { PartProps } from '../part-props.ts'
import { PlanForm, usePlanFields } from '../plan-form.tsx'
import styles from '../tournament.module.css'

interface PauseDialogProps extends PartProps {
  slot: Slot | null
  onClose: () => void
}

/** A meal or a ceremony for the whole venue, during which nothing is played (H8). */
export function PauseDialog({ tournament, draft, slot, onClose }: PauseDialogProps) {
  const { plan } = draft
  const { values, field, box } = usePlanFields({
    kind: slot?.kind ?? ('MEAL' as const),
    from: slot?.start.slice(11) ?? '12:00',
    to: slot?.end.slice(11) ?? '12:30',
    fixed: slot?.fixed ?? false,
  })
  const { kind, from, to, fixed } = values
  const submit = () => {
    const day = slot?.start.slice(0, 10) ?? tournament.date
    const row: Slot = {
      id: slot?.id ?? freeId(plan.slots, kind === 'MEAL' ? 'meal' : 'ceremony', 'pause'),
      pitchId: slot?.pitchId ?? null,
      start: `${day}T${from}`,
      end: `${day}T${to}`,
      kind,
      fixed,
    }
    return draft.change({ ...plan, slots: withRow(plan.slots, row) })
  }
  return (
    <PlanForm
      title={slot ? 'Edit break' : 'Add a break'}
      confirm={slot ? 'Save' : 'Add the break'}
      onSubmit={submit}
      onClose={onClose}
      onRemove={
        slot &&
        (() =>
          draft.change({ ...plan, slots: plan.slots.filter(({ id }) => id !== slot.id) }, 'Break removed.'))
      }
    >
      <SelectField
        label="What"
        options={[
          { value: 'MEAL', label: 'Meal' },
          { value: 'CEREMONY', label: 'Ceremony' },
        ]}
        {...field('kind')}
      />
      <div className={styles.pair}>
        <Field label="From" type="time" {...field('from')} />
        <Field label="To" type="time" {...field('to')} />
      </div>
      <Checkbox label="Keep this time even if the day runs late" {...box('fixed')} />
    </PlanForm>
  )
}
