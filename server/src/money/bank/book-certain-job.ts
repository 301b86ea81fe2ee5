import { readSettings } from '../../club/load-club.ts'
import { SYSTEM } from '../../graphql/caller.ts'
import { inTransaction } from '../../graphql/write/in-transaction.ts'
import type { WriteContext } from '../../graphql/write/rules.ts'
import { writeContext } from '../../graphql/write/write-context.ts'
import { recordAct } from '../../impersonation/record-act.ts'
import type { Job, JobSurroundings } from '../../jobs/job.ts'
import { isOutOfReach } from '../../postgres/lost-connections.ts'
import type { SiteLinks } from '../../site-links.ts'
import { bookCertain, openLines } from './book-lines.ts'
import { BOOK_CERTAIN_LINES } from './keep-lines.ts'

/** A fallback; normally the job is called as lines come in. */
const EVERY_HOUR = '25 * * * *'

/** Looks once at each new line, and books it if it is certain and the club wants that (B-22). */
export const bookCertainJob = (links: SiteLinks): Job => ({
  name: BOOK_CERTAIN_LINES,
  cron: EVERY_HOUR,
  async run(surroundings) {
    const { sql, log, signal } = surroundings
    const lines = await sql<
      { id: string }[]
    >`select id from bank_lines where looked_at is null order by number`
    for (const { id } of lines) {
      if (signal.aborted) return
      try {
        await lookAt(surroundings, links, id)
      } catch (error) {
        // The database was down, so leave the line to the next run.
        if (isOutOfReach(error)) throw error
        // Leave it to the desk, so that it does not block other lines.
        log.error({ err: error, line: id }, 'a line of the bank could not be booked')
        await sql`update bank_lines set looked_at = ${surroundings.now()} where id = ${id}`
      }
    }
  },
})

const lookAt = ({ sql, now }: JobSurroundings, links: SiteLinks, id: string): Promise<void> =>
  inTransaction(sql, async (tx) => {
    const context = await writeContext(tx, { caller: SYSTEM, now: now(), links })
    if ((await readSettings(tx)).payment.bookCertain) await bookByItself(context, id)
    await tx`update bank_lines set looked_at = ${now()} where id = ${id}`
  })

/** Does nothing if somebody has decided the line meanwhile. */
async function bookByItself(context: WriteContext, id: string): Promise<void> {
  const { tx, now } = context
  for (const { line, userId, entryId } of await bookCertain(context, await openLines(tx, [id], tx``)))
    await recordAct(tx, {
      adminEmail: null,
      isBySystem: true,
      action: 'BOOK_LINE',
      userId,
      after: { day: line.day, amountCents: line.cents, entryId },
      now,
    })
}
