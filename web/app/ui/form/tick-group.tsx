import type { ComponentProps, ReactNode } from 'react'
import { Checkbox } from './checkbox.tsx'
import styles from './tick-group.module.css'

interface TickGroupProps<Id extends string>
  extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'className'> {
  legend: ReactNode
  /** What can be ticked, in this order. */
  options: readonly { id: Id; name: ReactNode; isDisabled?: boolean }[]
  ticked: readonly Id[]
  onChange: (ticked: Id[]) => void
  error?: ReactNode
}

/** Several of a few options, side by side: days, teams, statuses. A chosen value that is not an option here stays. */
export function TickGroup<Id extends string>(props: TickGroupProps<Id>) {
  const { legend, options, ticked, onChange, error, ...fieldset } = props
  const elsewhere = ticked.filter((one) => options.every(({ id }) => id !== one))
  const change = (id: Id, isOn: boolean) =>
    onChange([
      ...elsewhere,
      ...options.map((one) => one.id).filter((one) => (one === id ? isOn : ticked.includes(one))),
    ])
  return (
    <fieldset className={styles.group} {...fieldset}>
      <legend>{legend}</legend>
      {options.map(({ id, name, isDisabled }) => (
        <Checkbox
          key={id}
          label={name}
          checked={ticked.includes(id)}
          disabled={isDisabled}
          onChange={({ currentTarget }) => change(id, currentTarget.checked)}
        />
      ))}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
