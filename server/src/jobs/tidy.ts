import { clubDay } from '@touchline/domain/club-clock.ts'
import { firstKeptDay } from '@touchline/domain/retention/retention.ts'
import { finishClosings } from '../closing/close-family.ts'
import { forgetExpired } from '../identity/user-pool/forget-expired.ts'
import { forgetUses } from '../limits/limit-store.ts'
import { forgetOldReturns } from '../mail/outbox/refusals.ts'
import { forgetOldHolds } from '../players/injury-holds.ts'
import type { Sql } from '../postgres/pool.ts'
import { forgetFinishedJobs } from '../rest/jobs.ts'
import { forgetBooks, forgetConsents, forgetHistory, forgetLeftovers } from '../retention/forget-books.ts'
import {
  forgetEmails,
  forgetMessages,
  forgetNotices,
  forgetReceivers,
  forgetRefusedAddresses,
} from '../retention/forget-mail.ts'
import { forgetNotes, forgetTournaments } from '../retention/forget-tournaments.ts'
import { forgetWaivers } from '../retention/waivers.ts'
import { removeLongGonePlayers, wipeTombstones } from '../retention/wipe-tombstones.ts'
import type { Job } from './job.ts'

/** At half past two or three in Vancouver, when nobody is at the desk. */
const EVERY_NIGHT = '30 10 * * *'

type Step = (sql: Sql, now: Date) => Promise<void>

/** Applies the retention table (Z-2). In this order, because some deletions make other rows unreferenced. */
const STEPS: readonly Step[] = [
  (sql, now) => forgetExpired({ sql, now: () => now }),
  forgetFinishedJobs,
  forgetEmails,
  forgetOldReturns,
  forgetUses,
  forgetRefusedAddresses,
  forgetReceivers,
  forgetMessages,
  forgetNotices,
  forgetWaivers,
  forgetTournaments,
  forgetNotes,
  forgetFieldDays,
  finishClosings,
  removeLongGonePlayers,
  wipeTombstones,
  forgetOldHolds,
  forgetBooks,
  forgetConsents,
  forgetHistory,
  forgetLeftovers,
]

/** Steps with retention periods in seasons or days of the club. */
const BY_SEASON: readonly Step[] = [
  forgetWaivers,
  forgetTournaments,
  forgetNotes,
  forgetFieldDays,
  removeLongGonePlayers,
  forgetBooks,
  forgetConsents,
]

const job = (steps: readonly Step[]): Job => ({
  name: 'tidy',
  cron: EVERY_NIGHT,
  async run({ sql, now, signal }) {
    const failures: unknown[] = []
    // A step that fails must not keep the others from running.
    for (const step of steps) {
      if (signal.aborted) break
      await step(sql, now()).catch((error) => failures.push(error))
    }
    if (failures.length > 0) throw failures[0]
  },
})

/** Deletes what can no longer be used, and what must not be kept any longer. */
export const tidy = job(STEPS)

/** Without the steps by season: the demo club's season is usually over, and its families must stay visible. */
export const tidyDemoClub = job(STEPS.filter((step) => !BY_SEASON.includes(step)))

/** Deletes attendance, coaches' notes and the links to enter them. */
async function forgetFieldDays(sql: Sql, now: Date): Promise<void> {
  const today = clubDay(now)
  await sql`delete from attendance where day < ${firstKeptDay('attendance', today)}`
  await sql`delete from field_notes where day < ${firstKeptDay('fieldNotes', today)}`
  await sql`
    delete from field_links l using programs g
    where g.id = l.program_id and g.end_date < ${firstKeptDay('attendance', today)}
      and not exists (select from field_notes n where n.link_id = l.id)`
}
