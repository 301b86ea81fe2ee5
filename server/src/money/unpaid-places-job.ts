import { randomUUID } from 'node:crypto'
import { clubDay } from '@touchline/domain/club-clock.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { familyReference } from '@touchline/domain/money/family-reference.ts'
import { lastDayToPay, unpaidStep } from '@touchline/domain/money/unpaid-places.ts'
import { readSettings } from '../club/load-club.ts'
import { SYSTEM } from '../graphql/caller.ts'
import { updateByRules } from '../graphql/write/apply.ts'
import { inTransaction } from '../graphql/write/in-transaction.ts'
import { selectRows } from '../graphql/write/rows.ts'
import { writeContext } from '../graphql/write/write-context.ts'
import type { Job, JobSurroundings } from '../jobs/job.ts'
import type { Sql } from '../postgres/pool.ts'
import { lockFamilyOfUser, lockRegistration } from '../registrations/locks.ts'
import type { SiteLinks } from '../site-links.ts'
import { writeToGuardians } from '../users/write-to-guardians.ts'
import { sumAccounts } from './account-sums.ts'
import { readFamilyLedger } from './family-ledger.ts'
import { placesAtRisk, unpaidReason } from './unpaid-emails.ts'
import { forgetNotices } from './unpaid-notices.ts'
import { type UnpaidPlace, unpaidPlacesOf } from './unpaid-places-of.ts'

/** Once a day in the morning, club time, so that no email arrives at night. */
const EVERY_MORNING = '30 17 * * *'

const Registration = modelNamed('PlayerProgramRegistration')

/** If enabled, notifies families of places they will lose unless something is paid, and cancels expired ones (B-26). */
export const unpaidPlacesJob = (links: SiteLinks): Job => ({
  name: 'unpaid-places',
  cron: EVERY_MORNING,
  async run(surroundings) {
    const { sql, now, signal } = surroundings
    const { areGivenUp } = (await readSettings(sql)).payment.unpaidPlaces
    await forgetNotices(sql, areGivenUp)
    if (!areGivenUp) return
    await sumAccounts(sql)
    for (const { userId, noticed } of await owing(sql, clubDay(now()))) {
      if (signal.aborted) return
      for (const id of noticed) await giveUp(surroundings, links, userId, id)
      await notify(surroundings, links, userId)
    }
  },
})

/** Guardians with approved places that are overdue, and those of the places they were notified of. */
const owing = (sql: Sql, today: string) => sql<{ userId: string; noticed: string[] }[]>`
  select p.user_players_id as "userId",
    coalesce(array_agg(distinct n.registration_id) filter (where n.registration_id is not null), '{}') as noticed
  from account_dues d join player_program_registrations r on r.id = d.registration_id
    join players p on p.id = r.player_registrations_id left join unpaid_notices n on n.registration_id = r.id
  where d.due_on < ${today} and d.covered_cents < d.cents and r.status = 'APPROVED' and not r._deleted
    and p.user_players_id is not null
  group by 1 order by 1`

/** The email and its record are written together, so that a crash cannot separate them. */
const notify = ({ sql, now }: JobSurroundings, links: SiteLinks, userId: string): Promise<void> =>
  inTransaction(sql, async (tx) => {
    await lockFamilyOfUser(tx, userId)
    const context = await writeContext(tx, { caller: SYSTEM, now: now(), links })
    const { payment } = await readSettings(tx)
    const { today } = context
    const places = (await unpaidPlacesOf(context, userId))
      .filter((place) => unpaidStep(place, payment.unpaidPlaces, today) === 'NOTIFY')
      .map((place) => ({ ...place, lastDay: lastDayToPay(place.dueOn, payment.unpaidPlaces, today) }))
    if (places.length === 0) return
    const name = `unpaid places ${randomUUID()}`
    await tx`
      insert into unpaid_notices ${tx(
        places.map(({ id, lastDay }) => ({
          registration_id: id,
          email_name: name,
          last_day: lastDay,
          noted_at: now(),
        })),
      )}`
    const { number } = await readFamilyLedger(tx, userId)
    const reference = number === null ? null : familyReference(number)
    const words = placesAtRisk(places, { reference, payment })
    await writeToGuardians(context, [{ userPlayersId: userId }], words, { held: { name, until: now() } })
  })

/** Checks again under the locks, because a payment booked a moment ago keeps the place. */
const giveUp = (
  { sql, now }: JobSurroundings,
  links: SiteLinks,
  userId: string,
  id: UnpaidPlace['id'],
): Promise<void> =>
  inTransaction(sql, async (tx) => {
    await lockRegistration(tx, id)
    const context = await writeContext(tx, { caller: SYSTEM, now: now(), links })
    const { unpaidPlaces } = (await readSettings(tx)).payment
    const place = (await unpaidPlacesOf(context, userId)).find((one) => one.id === id)
    if (!place?.notice || unpaidStep(place, unpaidPlaces, context.today) !== 'GIVE_UP') return
    const [row] = await selectRows(tx, Registration, 'id = $1', [id], 'for update')
    if (!row) return
    const reason = unpaidReason(place.notice.lastDay)
    await updateByRules(context, Registration, row, { status: 'CANCELLED', reason })
    await tx`delete from unpaid_notices where registration_id = ${id}`
  })
