import { plainItem } from '@touchline/domain/tournament/day/rundown-of.ts'
import { freeId, withRow } from '@touchline/domain/tournament/plan/ids.ts'
import type { RundownItem } from '@touchline/domain/tournament/plan/plan.ts'
import { useState } from 'react'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { Field, SelectField, TextArea } from '../../../../ui/form/field.tsx'
import type { PartProps } from '../part-props.ts'
import { PlanForm } from '../plan-form.tsx'
import styles from '../tournament.module.css'

const KINDS: { value: RundownItem['kind']; label: string }[] = [
  { value: 'SETUP', label: 'Set-up' },
  { value: 'CHECKIN', label: 'Check-in' },
  { value: 'CEREMONY', label: 'Ceremony' },
  { value: 'PLAY', label: 'Play' },
  { value: 'MEAL', label: 'Meal' },
  { value: 'AWARD', label: 'Award' },
  { value: 'TEARDOWN', label: 'Tear-down' },
]

const newItem: Omit<RundownItem, 'id' | 'start'> = {
  minutes: 15,
  kind: 'CEREMONY',
  title: '',
  owner: '',
  ...plainItem,
}

interface ItemDialogProps extends PartProps {
  item: RundownItem | null
  onClose: () => void
}

/** One line of the rundown, with what the MC says. */
export function ItemDialog({ tournament, draft, item, onClose }: ItemDialogProps) {
  const { plan, change } = draft
  const [values, setValues] = useState(item ?? { ...newItem, start: `${tournament.date}T09:00` })
  const text = (
    name: 'title' | 'place' | 'owner' | 'needs' | 'mcText' | 'phonetics' | 'avCue' | 'rainText',
  ) => ({
    value: values[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setValues({ ...values, [name]: currentTarget.value }),
  })
  const submit = () => {
    if (!values.title.trim()) return 'Say what happens.'
    const row = { ...values, id: item?.id ?? freeId(plan.rundown, values.title, 'item') }
    return change({ ...plan, rundown: withRow(plan.rundown, row) })
  }
  const remove = () => {
    const rundown = plan.rundown.filter(({ id }) => id !== item?.id)
    const assignments = plan.assignments.filter(({ rundownItemId }) => rundownItemId !== item?.id)
    change({ ...plan, rundown, assignments }, `${values.title} is removed.`)
  }
  return (
    <PlanForm
      title={item ? item.title : 'Add to the rundown'}
      confirm={item ? 'Save' : 'Add it'}
      onSubmit={submit}
      onClose={onClose}
      onRemove={item && remove}
    >
      <Field label="What" required autoComplete="off" {...text('title')} />
      <div className={styles.pair}>
        <Field
          label="At"
          type="time"
          value={values.start.slice(11)}
          onChange={({ currentTarget }) =>
            setValues({ ...values, start: `${values.start.slice(0, 10)}T${currentTarget.value}` })
          }
        />
        <Field
          label="Minutes"
          type="number"
          value={String(values.minutes)}
          onChange={({ currentTarget }) => setValues({ ...values, minutes: Number(currentTarget.value) })}
        />
        <SelectField
          label="Kind"
          value={values.kind}
          options={KINDS}
          onChange={({ currentTarget }) =>
            setValues({ ...values, kind: currentTarget.value as RundownItem['kind'] })
          }
        />
      </div>
      <div className={styles.pair}>
        <Field label="Who" placeholder="marshals" {...text('owner')} />
        <Field label="Where" {...text('place')} />
        <Field label="Needs" placeholder="PA, medals" {...text('needs')} />
      </div>
      <TextArea label="The MC says" rows={3} {...text('mcText')} />
      <div className={styles.pair}>
        <Field label="Spoken as" placeholder="gong hay fat CHOY" {...text('phonetics')} />
        <Field label="Sound" {...text('avCue')} />
        <Field label="If it rains" {...text('rainText')} />
      </div>
      <Checkbox
        label="Stays where it is when the day runs late"
        checked={values.fixed}
        onChange={({ currentTarget }) => setValues({ ...values, fixed: currentTarget.checked })}
      />
    </PlanForm>
  )
}
