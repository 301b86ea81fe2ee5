import { freeId, withRow } from '@touchline/domain/tournament/plan/ids.ts'
import type { Slot } from '@touchline/domain/tournament/plan/plan.ts'
import { useState } from 'react'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { Field, SelectField } from '../../../../ui/form/field.tsx'
import type { PartProps } from '../part-props.ts'
import { PlanForm } from '../plan-form.tsx'
import styles from '../tournament.module.css'

interface PauseDialogProps extends PartProps {
  slot: Slot | null
  onClose: () => void
}

/** A meal or a ceremony, for the whole venue: nothing is played meanwhile (H8). */
export function PauseDialog({ tournament, draft, slot, onClose }: PauseDialogProps) {
  const { plan } = draft
  const [kind, setKind] = useState<Slot['kind']>(slot?.kind ?? 'MEAL')
  const [from, setFrom] = useState(slot?.start.slice(11) ?? '12:00')
  const [to, setTo] = useState(slot?.end.slice(11) ?? '12:30')
  const [fixed, setFixed] = useState(slot?.fixed ?? false)
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
      title={slot ? 'Change the pause' : 'Add a pause'}
      confirm={slot ? 'Save' : 'Add the pause'}
      onSubmit={submit}
      onClose={onClose}
      onRemove={
        slot &&
        (() =>
          draft.change(
            { ...plan, slots: plan.slots.filter(({ id }) => id !== slot.id) },
            'The pause is removed.',
          ))
      }
    >
      <SelectField
        label="What"
        value={kind}
        options={[
          { value: 'MEAL', label: 'Meal' },
          { value: 'CEREMONY', label: 'Ceremony' },
        ]}
        onChange={({ currentTarget }) => setKind(currentTarget.value as Slot['kind'])}
      />
      <div className={styles.pair}>
        <Field
          label="From"
          type="time"
          value={from}
          onChange={({ currentTarget }) => setFrom(currentTarget.value)}
        />
        <Field
          label="To"
          type="time"
          value={to}
          onChange={({ currentTarget }) => setTo(currentTarget.value)}
        />
      </div>
      <Checkbox
        label="Stays where it is when the day runs late"
        checked={fixed}
        onChange={({ currentTarget }) => setFixed(currentTarget.checked)}
      />
    </PlanForm>
  )
}
