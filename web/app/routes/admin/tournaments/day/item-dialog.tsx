import { plainItem } from '@touchline/domain/tournament/day/rundown-of.ts'
import { freeId, withRow } from '@touchline/domain/tournament/plan/ids.ts'
import type { RundownItem } from '@touchline/domain/tournament/plan/plan.ts'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { Field, SelectField, TextArea } from '../../../../ui/form/field.tsx'
import type { PartProps } from '../part-props.ts'
import { PlanForm, usePlanFields } from '../plan-form.tsx'
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
  const { values, setValues, field, number, box } = usePlanFields(
    item ?? { ...newItem, start: `${tournament.date}T09:00` },
  )
  const submit = () => {
    if (!values.title.trim()) return 'Please enter what happens.'
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
      <Field label="What" required autoComplete="off" {...field('title')} />
      <div className={styles.pair}>
        <Field
          label="At"
          type="time"
          value={values.start.slice(11)}
          onChange={({ currentTarget }) =>
            setValues({ start: `${values.start.slice(0, 10)}T${currentTarget.value}` })
          }
        />
        <Field label="Minutes" {...number('minutes')} />
        <SelectField label="Kind" options={KINDS} {...field('kind')} />
      </div>
      <div className={styles.pair}>
        <Field label="Who" placeholder="marshals" {...field('owner')} />
        <Field label="Where" {...field('place')} />
        <Field label="Needs" placeholder="PA, medals" {...field('needs')} />
      </div>
      <TextArea label="The MC says" rows={3} {...field('mcText')} />
      <div className={styles.pair}>
        <Field label="Pronounced" placeholder="gong hay fat CHOY" {...field('phonetics')} />
        <Field label="Sound" {...field('avCue')} />
        <Field label="If it rains" {...field('rainText')} />
      </div>
      <Checkbox label="Keep this time even if the day runs late" {...box('fixed')} />
    </PlanForm>
  )
}
