import { useData } from '../area/area-data.tsx'
import { searchAll } from '../data/search.ts'
import { loadProgramLines } from './program-line.ts'

/** Every program with its fees, places and money, the latest first; a club has a few dozen of them. */
export const useProgramLines = () => useData(['programs'], loadProgramLines)

/** Their names alone, to choose from. */
export function useProgramNames(): { value: string; label: string }[] {
  const { data = [] } = useData(['program names'], (request) =>
    searchAll<{ id: string; name: string }>(request, {
      model: 'Program',
      selection: 'id name',
      filter: {},
      sort: [
        { field: 'startDate', direction: 'desc' },
        { field: 'name', direction: 'asc' },
      ],
    }),
  )
  return data.map(({ id, name }) => ({ value: id, label: name }))
}

export const useProgramOptions = () => [{ value: '', label: 'All programs' }, ...useProgramNames()]
