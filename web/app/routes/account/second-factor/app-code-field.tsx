import type { ComponentProps } from 'react'
import { CodeField } from '../../../ui/form/code-field.tsx'

/** The six digits that an authenticator app shows. */
export const AppCodeField = (props: ComponentProps<typeof CodeField>) => (
  <CodeField label="6-digit code" hint="Enter the 6-digit code from your authenticator app." {...props} />
)
