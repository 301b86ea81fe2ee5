import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { FieldFrame } from './field-frame.tsx'
import styles from './form.module.css'

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  hint?: ReactNode
  error?: ReactNode
  /** Stands at the right end, inside. */
  aside?: ReactNode
  /** Said beside the label; not of a field that belongs to no form. */
  isOptional?: boolean
}

/** One line to fill in. Takes what `form.getInputProps` gives. */
export function Field({ label, hint, error, aside, isOptional, ...input }: FieldProps) {
  const id = useId()
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={error}
      isOptional={isOptional ?? !(input.required || input.readOnly)}
    >
      <span className={styles.box}>
        <input
          id={id}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-notes`}
          {...input}
        />
        {aside}
      </span>
    </FieldFrame>
  )
}
