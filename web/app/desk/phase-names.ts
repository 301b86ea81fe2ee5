import type { ProgramPhase, ProgramStatus } from '@touchline/domain/programs/program.ts'
import type { ChipWords } from '../ui/chip.tsx'

/** By the calendar. */
export const phaseNames: Record<ProgramPhase, ChipWords> = {
  UPCOMING: { tone: 'wait', children: 'Upcoming' },
  RUNNING: { tone: 'good', children: 'Running' },
  ENDED: { tone: 'quiet', children: 'Ended' },
}

/** By the club: whether families can register. */
export const programStatusNames: Record<ProgramStatus, string> = {
  DRAFT: 'Draft, families do not see it',
  OPEN: 'Open for registration',
  CLOSED: 'Closed for registration',
}
