import type { StripeStandIn } from '../money/stripe-stand-in.ts'
import type { Club } from './club.ts'

/** The data that give a job something to do, for more than one family. */
export interface JobWorld {
  /** The time when the data are created. */
  madeAt: string
  given(club: Club): Promise<unknown>
  /** The time when the job runs. */
  runsAt: string
  /** How much later it may run again: an email that was being sent waits for half a minute. */
  laterMs?: number
  /** Prepares the answers of the card service. */
  cards?(stripe: StripeStandIn): void
}

export type JobWorlds = Readonly<Record<string, JobWorld>>
