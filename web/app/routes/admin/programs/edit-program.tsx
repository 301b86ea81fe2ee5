import { useParams } from 'react-router'
import { SurelyMissing } from '../../../desk/surely-missing.tsx'
import { useProgramLines } from '../../../desk/use-programs.ts'
import { pageMeta } from '../../../page-meta.ts'
import { DeskPage } from '../../../ui/desk-page.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import { ProgramForm } from './form/program-form.tsx'
import { programValues } from './form/program-values.ts'
import { NoSuchProgram } from './no-such-program.tsx'

export const meta = pageMeta({ title: 'Edit a program', description: 'Change a program.', isPrivate: true })

export default function EditProgram() {
  const { id = '' } = useParams()
  const loaded = useProgramLines()
  return (
    <ListStates loaded={loaded}>
      {(programs) => {
        const line = programs.find((program) => program.id === id)
        if (!line)
          return (
            <SurelyMissing lookAgain={loaded.refetch}>
              <NoSuchProgram />
            </SurelyMissing>
          )
        return (
          <DeskPage title="Edit the program" note={line.name}>
            <ProgramForm key={id} id={id} initialValues={programValues(line)} line={line} />
          </DeskPage>
        )
      }}
    </ListStates>
  )
}
