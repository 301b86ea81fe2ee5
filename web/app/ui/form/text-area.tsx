import { type ReactNode, type TextareaHTMLAttributes, useId } from 'react'
import { FieldFrame } from './field-frame.tsx'
import styles from './form.module.css'

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string
  hint?: ReactNode
  error?: ReactNode
}

export function TextArea({ label, hint, error, ...area }: TextAreaProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isOptional={!area.required}>
      <textarea
        id={id}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-notes`}
        {...area}
      />
    </FieldFrame>
  )
}
