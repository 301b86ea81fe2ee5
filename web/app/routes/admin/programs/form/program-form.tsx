import { useNavigate } from 'react-router'
import type { Document } from '../../../../data/documents.ts'
import { getOne } from '../../../../data/get-one.ts'
import { plainProblem } from '../../../../data/plain-problem.ts'
import type { Request } from '../../../../data/request.ts'
import { ConflictDialog } from '../../../../desk/conflict-dialog.tsx'
import type { ProgramLine } from '../../../../desk/program-line.ts'
import { useSavedForm } from '../../../../desk/use-saved-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { focusFirstError } from '../../../../ui/form/focus-first-error.ts'
import { FormMessage } from '../../../../ui/form/form-message.tsx'
import { UnsavedGuard } from '../../../../ui/form/unsaved-guard.tsx'
import ui from '../../../../ui/ui.module.css'
import { FeeFields } from './fee-fields.tsx'
import { ParentPreview } from './parent-preview.tsx'
import { programDifferences } from './program-differences.ts'
import { ProgramFields } from './program-fields.tsx'
import styles from './program-form.module.css'
import { type ProgramValues, programInput } from './program-values.ts'
import { useProgramForm } from './use-program-form.ts'

interface ProgramFormProps {
  id: string
  initialValues: ProgramValues
  /** The saved program; null for a new one. */
  line: ProgramLine | null
}

/** One form for a program, its fees and its discounts, with the parents' view beside it. */
export function ProgramForm({ id, initialValues, line }: ProgramFormProps) {
  const navigate = useNavigate()
  const form = useProgramForm(initialValues)
  const { save, send, collided, isSettled, settle } = useSavedForm({
    id,
    version: line?.version ?? null,
    form,
    save: saveProgram,
    to: `/admin/programs/${id}`,
  })
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={form.onSubmit((values) => send(values), focusFirstError(form))}
    >
      <UnsavedGuard isDirty={form.isDirty() && !isSettled} />
      <div className={styles.fields}>
        <ProgramFields form={form} />
        <FeeFields form={form} line={line} />
        {save.error && !collided && <FormMessage>{plainProblem(save.error)}</FormMessage>}
        <div className={ui.actions}>
          <Button type="submit" isBusy={save.isPending}>
            {line ? 'Save changes' : 'Create the program'}
          </Button>
          <Button kind="small" onClick={() => navigate(line ? `/admin/programs/${id}` : '/admin/programs')}>
            Back
          </Button>
        </div>
      </div>
      <ParentPreview id={id} values={form.values} />
      {collided && (
        <ConflictDialog
          rowId={id}
          title="Someone else has saved this program"
          differences={programDifferences(form.values, collided)}
          mine="Overwrite with mine"
          onMine={() => send(form.values, collided._version)}
          onTheirs={settle}
        />
      )}
    </form>
  )
}

const document: Document = {
  field: 'saveProgram',
  query: `mutation SaveProgram($input: SaveProgramInput!) { saveProgram(input: $input) { id _version } }`,
}

interface ToSave {
  id: string
  /** Null for a new one. */
  version: number | null
  values: ProgramValues
}

/**
 * Saves the program together with its fees, or neither. If the answer to a new one was lost, it exists under its id all
 * the same.
 */
async function saveProgram(request: Request, { id, version, values }: ToSave): Promise<void> {
  try {
    await request(document, { input: { id, _version: version, ...programInput(values) } })
  } catch (error) {
    const isMade = version === null && (await getOne(request, 'Program', id, () => {}))
    if (!isMade) throw error
  }
}
