import type { DayView } from '@touchline/domain/tournament/view/day-view.ts'
import { FormMessage } from '../ui/form/form-message.tsx'

/** Lists, before printing, where the rundown and the schedule disagree (T-30). */
export const RundownMisfits = ({ day: { rundownProblems } }: { day: Pick<DayView, 'rundownProblems'> }) =>
  rundownProblems.length > 0 && (
    <FormMessage>The rundown doesn’t fit the schedule. {rundownProblems.join(' ')}</FormMessage>
  )
