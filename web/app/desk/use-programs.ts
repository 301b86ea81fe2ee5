import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useData } from '../area/area-data.tsx'
import { searchAll } from '../data/search.ts'
import { useDeskSeason } from './desk-season.tsx'
import { isElsewhere, loadProgramLines, type ProgramLine } from './program-line.ts'

const LATEST = ['latest programs']

/** Every program with its fees, places and money, latest first. */
export function useProgramLines() {
  const client = useQueryClient()
  return useData(['programs'], (request) =>
    loadProgramLines(request, (latest) => client.setQueryData(LATEST, latest)),
  )
}

/** The same for a list to look through: shows the latest until all of them have loaded. */
export function useProgramLinesSoFar() {
  const every = useProgramLines()
  const latest = useQuery<ProgramLine[]>({ queryKey: LATEST, queryFn: skipToken })
  return every.data ? every : { ...every, data: latest.data, isPlaceholderData: true }
}

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

/** The programs of the season shown at the desk (S-19), plus the one already chosen. */
export function useProgramOptions({ programId }: { programId?: string | null }) {
  const { season } = useDeskSeason()
  const shown = useEveryName().filter((one) => one.id === programId || !isElsewhere(one, season))
  return [{ value: '', label: 'All programs' }, ...shown.map(optionOf)]
}
