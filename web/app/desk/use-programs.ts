import type { ProgramLine } from './report-lines.ts'
import { useReport } from './use-report.ts'

/** Every program, the latest first; a club has a few dozen of them. */
export const useProgramLines = () => useReport<{ items: ProgramLine[] }>('/programs')

export function useProgramOptions(): { value: string; label: string }[] {
  const { data } = useProgramLines()
  const named = (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return [{ value: '', label: 'All programs' }, ...named]
}
