import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useChange } from '../../../../area/area-data.tsx'
import { focusFirstError } from '../../../../components/form/focus-first-error.ts'
import { FormMessage } from '../../../../components/form/form-message.tsx'
import type { Row } from '../../../../data/row.ts'
import { conflictOf } from '../../../../desk/conflict.ts'
import { ConflictDialog } from '../../../../desk/conflict-dialog.tsx'
import type { ProgramLine } from '../../../../desk/report-lines.ts'
import { tell } from '../../../../desk/tell.tsx'
import family from '../../../../family/family.module.css'
import { plainProblem, serviceError } from '../../../../family/plain-problem.ts'
import { UnsavedGuard } from '../../../../family/unsaved-guard.tsx'
import { FeeFields } from './fee-fields.tsx'
import { ParentPreview } from './parent-preview.tsx'
import { programDifferences } from './program-differences.ts'
import { ProgramFields } from './program-fields.tsx'
import styles from './program-form.module.css'
import { type ProgramValues, programProblems } from './program-values.ts'
import { saveProgram } from './save-program.ts'

interface ProgramFormProps {
  id: string
  initialValues: ProgramValues
  /** The program as it stands; null for a new one. */
  line: ProgramLine | null
}

/** One form for a program, its fees and its discounts, with a parent's view of it beside. */
export function ProgramForm({ id, initialValues, line }: ProgramFormProps) {
  const navigate = useNavigate()
  const form = useProgramForm(initialValues)
  // What is typed was typed over this version, whatever the list behind the form has learned since.
  const [version] = useState(line?.version ?? null)
  const [collided, setCollided] = useState<Row | null>(null)
  const save = useChange(saveProgram)
  // The way on opens once the guard of what is typed has stepped aside.
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    if (isSettled) navigate(`/admin/programs/${id}`)
  }, [isSettled, navigate, id])

  const send = async (values: ProgramValues, over: number | null) => {
    setCollided(null)
    try {
      await save.mutateAsync({ id, version: over, values })
    } catch (error) {
      setCollided(conflictOf(error))
      const { field } = serviceError(error)?.errorInfo ?? {}
      if (field && field in values) form.setFieldError(field, plainProblem(error))
      return
    }
    tell(`${values.name.trim()} is saved.`)
    setSettled(true)
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={form.onSubmit((values) => send(values, version), focusFirstError(form))}
    >
      <UnsavedGuard isDirty={form.isDirty() && !isSettled} />
      <div className={styles.fields}>
        <ProgramFields form={form} />
        <FeeFields form={form} line={line} />
        {save.error && !collided && <FormMessage>{plainProblem(save.error)}</FormMessage>}
        <div className={family.actions}>
          <Button type="submit" loading={save.isPending}>
            {line ? 'Save changes' : 'Create the program'}
          </Button>
          <Button
            variant="default"
            onClick={() => navigate(line ? `/admin/programs/${id}` : '/admin/programs')}
          >
            Back
          </Button>
        </div>
      </div>
      <ParentPreview id={id} values={form.values} />
      {collided && (
        <ConflictDialog
          rowId={id}
          title="Somebody else has saved this program"
          differences={programDifferences(form.values, collided)}
          mine="Save mine over it"
          onMine={() => send(form.values, collided._version)}
          onTheirs={() => setSettled(true)}
        />
      )}
    </form>
  )
}

const useProgramForm = (initialValues: ProgramValues) =>
  useForm<ProgramValues>({ initialValues, validateInputOnBlur: true, validate: programProblems })

export type ProgramFormState = ReturnType<typeof useProgramForm>
