import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import styles from './form.module.css'

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode
  error?: ReactNode
}

/** Takes what `form.getInputProps(…, { type: 'checkbox' })` gives. */
export function Checkbox({ label, error, ...input }: CheckboxProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.check} htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-notes`}
          {...input}
        />
        <span>{label}</span>
      </label>
      <div id={`${id}-notes`} className={styles.notes}>
        {error && (
          <p className={styles.error} role="alert">
            {error}
          </p>
        )}
      </div>
    </div>
  )
}
