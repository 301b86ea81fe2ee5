import type { ChangeEvent, ComponentProps } from 'react'
import { Field } from './field.tsx'
import styles from './form.module.css'
import * as texts from './sign-in-fields.texts.ts'

export const CODE_LENGTH = 6

interface CodeFieldProps extends Omit<ComponentProps<typeof Field>, 'onChange' | 'label'> {
  label?: string
  onChange(code: string): void
}

/** The six digits of an email or an app: typed, pasted with the text around them, or suggested by the phone. */
export function CodeField({ onChange, ...rest }: CodeFieldProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) =>
    onChange(event.currentTarget.value.replace(/\D/g, '').slice(0, CODE_LENGTH))
  return (
    <Field
      label={texts.codeFromEmail}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      {...rest}
      className={styles.code}
      onChange={change}
    />
  )
}
