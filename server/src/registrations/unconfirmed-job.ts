import { addDays } from '@touchline/domain/calendar-day.ts'
import { clubDay, clubMidnight } from '@touchline/domain/club-clock.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import {
  daysHeld,
  dueStep,
  heldUntil,
  lastDayDue,
} from '@touchline/domain/registrations/unconfirmed-places.ts'
import { readSettings } from '../club/load-club.ts'
import { SYSTEM } from '../graphql/caller.ts'
import { updateByRules } from '../graphql/write/apply.ts'
import { inTransaction } from '../graphql/write/in-transaction.ts'
import { selectRows } from '../graphql/write/rows.ts'
import { writeContext } from '../graphql/write/write-context.ts'
import type { Job, JobSurroundings } from '../jobs/job.ts'
import type { Sql, Transaction } from '../postgres/pool.ts'
import type { SiteLinks } from '../site-links.ts'
import { writeToGuardians } from '../users/write-to-guardians.ts'
import { lockRegistration } from './locks.ts'
import { ranOutReason, runsOutSoon } from './unconfirmed-emails.ts'

/** Once a day in the morning, club time, so that no email arrives at night. */
const EVERY_MORNING = '20 17 * * *'

const Registration = modelNamed('PlayerProgramRegistration')

/** Reminds families of unconfirmed places, and cancels those that have expired. */
export const unconfirmedJob = (links: SiteLinks): Job => ({
  name: 'unconfirmed',
  cron: EVERY_MORNING,
  async run(surroundings) {
    const { sql, now, signal } = surroundings
    const { facts, payment } = await readSettings(sql)
    const days = daysHeld(facts.limits.pendingDays, payment.dueDays)
    const today = clubDay(now())
    const due = Map.groupBy(await unconfirmed(sql, { until: lastDayDue(days, today) }), (place) =>
      dueStep(place, days, today),
    )
    const reminded = Map.groupBy(due.get('REMIND') ?? [], ({ guardian }) => guardian)
    for (const places of reminded.values()) {
      if (signal.aborted) return
      await remind(surroundings, links, places, days)
    }
    for (const place of due.get('CANCEL') ?? []) {
      if (signal.aborted) return
      await giveUp(surroundings, links, place, days)
    }
  },
})

interface Place {
  id: string
  guardian: string | null
  firstName: string
  program: string
  registeredOn: string
  remindedOn: string | null
}

/** All registered up to a day, or a single one. */
type Looked = { until: string; id?: undefined } | { id: string; until?: undefined }

/**
 * PENDING registrations that the desk had no part in. That is read from the history, because families can enter a
 * reason too; price changes caused by what the desk did for a sibling have no reason.
 */
async function unconfirmed(sql: Sql | Transaction, { id, until }: Looked): Promise<Place[]> {
  const looked =
    until === undefined
      ? sql`r.id = ${id}`
      : sql`r.created_at < ${clubMidnight(addDays(until, 1)).toISOString()}`
  const rows = await sql`
    select r.id, p.user_players_id as guardian, p.first_name, g.name as program, r.created_at, m.reminded_at
    from player_program_registrations r
    join players p on p.id = r.player_registrations_id
    join program_fees f on f.id = r.program_fee_registrations_id join programs g on g.id = f.program_fees_id
    left join unconfirmed_reminders m on m.registration_id = r.id
    where r.status = 'PENDING' and not r._deleted and ${looked}
      and not exists (
        select from audit_entries a where a.row_id = r.id and a.model = 'PlayerProgramRegistration'
          and a.actor_role = 'ADMIN' and a.as_user_id is null and (a.action = 'CREATE' or a.reason is not null))
    order by r.created_at, p.first_name, r.id`
  return rows.map((row) => ({
    id: row.id,
    guardian: row.guardian,
    firstName: row.first_name,
    program: row.program,
    registeredOn: clubDay(new Date(row.created_at)),
    remindedOn: row.reminded_at && clubDay(new Date(row.reminded_at)),
  }))
}

const remind = (
  { sql, now }: JobSurroundings,
  links: SiteLinks,
  places: readonly Place[],
  days: number,
): Promise<void> =>
  inTransaction(sql, async (tx) => {
    const context = await writeContext(tx, { caller: SYSTEM, now: now(), links })
    const noted = await tx`
      insert into unconfirmed_reminders (registration_id, reminded_at)
      select id, ${now()} from player_program_registrations
      where id = any(${places.map(({ id }) => id)}) and status = 'PENDING' and not _deleted
      on conflict do nothing returning registration_id as id`
    const ids = new Set(noted.map(({ id }) => id))
    const expiring = places
      .filter(({ id }) => ids.has(id))
      .map((place) => ({ ...place, heldUntil: heldUntil(place, days, context.today) }))
    const [first] = expiring
    if (first) await writeToGuardians(context, [{ userPlayersId: first.guardian }], runsOutSoon(expiring))
  })

/** Checks again under the lock, because the desk may have approved it meanwhile. */
const giveUp = (
  { sql, now }: JobSurroundings,
  links: SiteLinks,
  { id }: Place,
  days: number,
): Promise<void> =>
  inTransaction(sql, async (tx) => {
    await lockRegistration(tx, id)
    const [row] = await selectRows(tx, Registration, 'id = $1', [id], 'for update')
    const [place] = await unconfirmed(tx, { id })
    const context = await writeContext(tx, { caller: SYSTEM, now: now(), links })
    if (!row || !place || dueStep(place, days, context.today) !== 'CANCEL') return
    await updateByRules(context, Registration, row, { status: 'CANCELLED', reason: ranOutReason(days) })
  })
