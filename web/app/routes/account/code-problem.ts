import { CODE_LENGTH } from '../../ui/form/code-field.tsx'

export const codeProblem = (code: string): string | null =>
  code.length === CODE_LENGTH ? null : 'Please type all six digits of the code.'
