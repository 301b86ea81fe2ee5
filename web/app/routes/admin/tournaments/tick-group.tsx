import { Checkbox } from '../../../ui/form/checkbox.tsx'
import styles from './tournament.module.css'

interface TickGroupProps<Id extends string> {
  legend: string
  /** What can be ticked, in this order. */
  options: readonly { id: Id; name: string }[]
  ticked: readonly Id[]
  onChange: (ticked: Id[]) => void
}

/** Some of a few: pitches, teams, roles. */
export const TickGroup = <Id extends string>({ legend, options, ticked, onChange }: TickGroupProps<Id>) => (
  <fieldset className={styles.checks}>
    <legend>{legend}</legend>
    {options.map(({ id, name }) => (
      <Checkbox
        key={id}
        label={name}
        checked={ticked.includes(id)}
        onChange={({ currentTarget }) =>
          onChange(currentTarget.checked ? [...ticked, id] : ticked.filter((one) => one !== id))
        }
      />
    ))}
  </fieldset>
)
