import type { StripeStandIn } from '../money/stripe-stand-in.ts'
import type { Club } from './club.ts'

/** What has to be there for a job to have something to do, for more than one family. */
export interface JobWorld {
  /** When it is made. */
  madeAt: string
  given(club: Club): Promise<unknown>
  /** When the job looks. */
  runsAt: string
  /** How much later it may look again: an email that was being sent waits for half a minute. */
  laterMs?: number
  /** What the card service has to say. */
  cards?(stripe: StripeStandIn): void
}

export type JobWorlds = Readonly<Record<string, JobWorld>>
