import type { ComponentProps } from 'react'
import { CodeField } from '../../../ui/form/code-field.tsx'
import * as texts from './second-factor.texts.ts'

/** The six digits that an authenticator app shows. */
export const AppCodeField = (props: ComponentProps<typeof CodeField>) => (
  <CodeField label={texts.sixDigits} hint={texts.sixDigitsHint} {...props} />
)
