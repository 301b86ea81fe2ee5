import type { ProgramPhase, ProgramStatus } from '@touchline/domain/programs/program.ts'
import type { ChipWords } from '../ui/chip.tsx'

/** Where the program stands by its dates. */
export const phaseNames: Record<ProgramPhase, ChipWords> = {
  UPCOMING: { tone: 'wait', children: 'Upcoming' },
  RUNNING: { tone: 'good', children: 'Running' },
  ENDED: { tone: 'quiet', children: 'Ended' },
}

/** Whether families can register, as the club has set it. */
export const programStatusNames: Record<ProgramStatus, string> = {
  DRAFT: 'Draft: families can’t see it',
  OPEN: 'Open for registration',
  CLOSED: 'Closed for registration',
}
