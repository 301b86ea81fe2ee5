import { clubDay } from '@touchline/domain/club-clock.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { SYSTEM } from '../graphql/caller.ts'
import { updateByRules } from '../graphql/write/apply.ts'
import { inTransaction } from '../graphql/write/in-transaction.ts'
import { selectRows } from '../graphql/write/rows.ts'
import { writeContext } from '../graphql/write/write-context.ts'
import type { Job } from '../jobs/job.ts'
import type { Sql } from '../postgres/pool.ts'
import { lockPrograms } from './locks.ts'

/** Hourly, because midnight in Vancouver has a different UTC hour in summer and in winter. */
const EVERY_HOUR = '5 * * * *'
/** Batches have their own transactions, so that a big program does not keep its families locked. */
const AT_ONCE = 100

const Registration = modelNamed('PlayerProgramRegistration')

/** Completes the registrations of programs that ended yesterday or before. */
export const completionJob: Job = {
  name: 'completion',
  cron: EVERY_HOUR,
  async run({ sql, now, signal }) {
    for (const programId of await endedPrograms(sql, clubDay(now())))
      while (!signal.aborted && (await completeSome(sql, programId, now())) === AT_ONCE);
  },
}

async function endedPrograms(sql: Sql, today: string): Promise<string[]> {
  const rows = await sql`
    select distinct f.program_fees_id as id from player_program_registrations r
    join program_fees f on f.id = r.program_fee_registrations_id join programs g on g.id = f.program_fees_id
    where r.status = 'ACTIVE' and not r._deleted and g.end_date < ${today} order by 1`
  return rows.map(({ id }) => id)
}

const completeSome = (sql: Sql, programId: string, now: Date): Promise<number> =>
  inTransaction(sql, async (tx) => {
    await lockPrograms(tx, [programId])
    const context = await writeContext(tx, { caller: SYSTEM, now })
    const where = `program_fee_registrations_id in (select id from program_fees where program_fees_id = $1)
      and status = 'ACTIVE' and not _deleted order by id limit ${AT_ONCE}`
    const rows = await selectRows(tx, Registration, where, [programId], 'for update')
    for (const row of rows) await updateByRules(context, Registration, row, { status: 'COMPLETED' })
    return rows.length
  })
