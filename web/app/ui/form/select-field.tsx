import { type ReactNode, type SelectHTMLAttributes, useId } from 'react'
import { FieldFrame } from './field-frame.tsx'
import styles from './form.module.css'

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string
  hint?: ReactNode
  error?: ReactNode
  options: readonly { value: string; name: string }[]
}

/** One of a few: the device's own list. Takes what `form.getInputProps` gives. */
export function SelectField({ label, hint, error, options, ...select }: SelectFieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isOptional={!select.required}>
      <select
        id={id}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-notes`}
        {...select}
      >
        {options.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
