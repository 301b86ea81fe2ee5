import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { newId } from '../../../data/new-id.ts'
import { useProgramLines } from '../../../desk/use-programs.ts'
import { pageMeta } from '../../../page-meta.ts'
import { DeskPage } from '../../../ui/desk-page.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import { ProgramForm } from './form/program-form.tsx'
import { copiedValues, emptyProgram } from './form/program-values.ts'
import { NoSuchProgram } from './no-such-program.tsx'

export const meta = pageMeta({ title: 'Create a program', description: 'A new program.', isPrivate: true })

/** Empty, or as a copy of an earlier season's: `?from=`. */
export default function CreateProgram() {
  const [id] = useState(newId)
  const [search] = useSearchParams()
  const from = search.get('from')
  const loaded = useProgramLines()
  if (!from)
    return (
      <DeskPage title="Create a program">
        <ProgramForm id={id} initialValues={emptyProgram} line={null} />
      </DeskPage>
    )
  return (
    <ListStates loaded={loaded}>
      {(programs) => {
        const earlier = programs.find((program) => program.id === from)
        if (!earlier) return <NoSuchProgram />
        return (
          <DeskPage
            title="Create a program"
            note={`Copied from ${earlier.name}: 52 weeks later, birth years one up. Look it over before you save.`}
          >
            <ProgramForm id={id} initialValues={copiedValues(earlier)} line={null} />
          </DeskPage>
        )
      }}
    </ListStates>
  )
}
