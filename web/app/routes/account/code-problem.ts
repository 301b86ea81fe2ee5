import { CODE_LENGTH } from '../../ui/form/code-field.tsx'
import * as texts from './account-fields.texts.ts'

export const codeProblem = (code: string): string | null =>
  code.length === CODE_LENGTH ? null : texts.allDigits
