import type { ComponentProps } from 'react'
import { Field } from './field.tsx'

/** The address one signs in with; password managers take it for the user name. */
export const EmailField = (props: Partial<ComponentProps<typeof Field>>) => (
  <Field
    label="Email"
    name="email"
    type="email"
    inputMode="email"
    autoComplete="username"
    required
    {...props}
  />
)
