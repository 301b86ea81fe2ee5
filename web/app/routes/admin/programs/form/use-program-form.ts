import { useForm } from '@mantine/form'
import type { ProgramValues } from './program-values.ts'
import { programProblems } from './program-values.ts'

export const useProgramForm = (initialValues: ProgramValues) =>
  useForm<ProgramValues>({ initialValues, validateInputOnBlur: true, validate: programProblems })

export type ProgramFormState = ReturnType<typeof useProgramForm>
