import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { newId } from '../../../data/new-id.ts'
import { type DeskSeason, useSeasons } from '../../../desk/seasons.ts'
import { useProgramLines } from '../../../desk/use-programs.ts'
import { pageMeta } from '../../../page-meta.ts'
import { DeskPage } from '../../../ui/desk-page.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import { ProgramForm } from './form/program-form.tsx'
import { copiedValues, emptyProgram, type ProgramValues } from './form/program-values.ts'
import { NoSuchProgram } from './no-such-program.tsx'

export const meta = pageMeta({ title: 'Create a program', description: 'A new program.', isPrivate: true })

/** Empty, or as a copy of an earlier season's: `?from=`. */
export default function CreateProgram() {
  const [id] = useState(newId)
  const [search] = useSearchParams()
  const from = search.get('from')
  const loaded = useProgramLines()
  if (!from) return <InSeason id={id} seasonId={search.get('season')} />
  return (
    <ListStates loaded={loaded}>
      {(programs) => {
        const earlier = programs.find((program) => program.id === from)
        if (!earlier) return <NoSuchProgram />
        return (
          <DeskPage
            title="Create a program"
            note={`Copied from ${earlier.name}: dates 52 weeks later, birth years one up. Check it before you save.`}
          >
            <ProgramForm id={id} initialValues={copiedValues(earlier)} line={null} />
          </DeskPage>
        )
      }}
    </ListStates>
  )
}

/** Starts with the days and hours of its season: the one in the address, else the latest. */
function InSeason({ id, seasonId }: { id: string; seasonId: string | null }) {
  return (
    <DeskPage title="Create a program">
      <ListStates loaded={useSeasons()}>
        {(seasons) => (
          <ProgramForm
            id={id}
            initialValues={valuesIn(seasons.find((season) => season.id === seasonId) ?? seasons[0])}
            line={null}
          />
        )}
      </ListStates>
    </DeskPage>
  )
}

function valuesIn(season: DeskSeason | undefined): ProgramValues {
  if (!season) return emptyProgram
  const { startDate, endDate, days, startTime, endTime } = season.plan
  return { ...emptyProgram, seasonId: season.id, startDate, endDate, days, startTime, endTime }
}
