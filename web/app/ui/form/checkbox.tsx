import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './form.module.css'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** Takes effect at once, instead of with a form. */
  isSwitch?: boolean
}

/** Takes what `form.getInputProps(…, { type: 'checkbox' })` gives. */
export function Checkbox({ label, hint, error, isSwitch, ...input }: CheckboxProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.check} htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          role={isSwitch ? 'switch' : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-notes`}
          {...input}
        />
        <span>{label}</span>
      </label>
      <div id={`${id}-notes`} className={styles.notes}>
        {hint && <div>{hint}</div>}
        {error && (
          <p className={styles.error} role="alert">
            {error}
          </p>
        )}
      </div>
    </div>
  )
}
