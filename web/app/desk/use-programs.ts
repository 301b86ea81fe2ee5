import { useData } from '../area/area-data.tsx'
import { searchAll } from '../data/search.ts'
import { useDeskSeason } from './desk-season.tsx'
import { isElsewhere, loadProgramLines } from './program-line.ts'

/** Every program with its fees, places and money, the latest first; a club has a few dozen of them. */
export const useProgramLines = () => useData(['programs'], loadProgramLines)

interface ProgramName {
  id: string
  name: string
  seasonId: string | null
}

/** Their names alone, to choose from. */
export const useProgramNames = (): { value: string; label: string }[] => useEveryName().map(optionOf)

const optionOf = ({ id, name }: ProgramName) => ({ value: id, label: name })

function useEveryName(): readonly ProgramName[] {
  const { data = [] } = useData(['program names'], (request) =>
    searchAll<ProgramName>(request, {
      model: 'Program',
      selection: 'id name seasonId',
      filter: {},
      sort: [
        { field: 'startDate', direction: 'desc' },
        { field: 'name', direction: 'asc' },
      ],
    }),
  )
  return data
}

/** Those of the season that the desk looks at (S-19), and the one that is chosen already. */
export function useProgramOptions({ programId }: { programId?: string | null }) {
  const { season } = useDeskSeason()
  const shown = useEveryName().filter((one) => one.id === programId || !isElsewhere(one, season))
  return [{ value: '', label: 'All programs' }, ...shown.map(optionOf)]
}
