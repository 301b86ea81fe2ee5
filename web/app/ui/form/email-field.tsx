import type { ComponentProps } from 'react'
import { Field } from './field.tsx'
import * as texts from './sign-in-fields.texts.ts'

/** The email to sign in with; password managers treat it as the user name. */
export const EmailField = (props: Partial<ComponentProps<typeof Field>>) => (
  <Field
    label={texts.email}
    name="email"
    type="email"
    inputMode="email"
    autoComplete="username"
    required
    {...props}
  />
)
