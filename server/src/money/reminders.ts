import { clubDay } from '@touchline/domain/club-clock.ts'
import { accountOf } from '@touchline/domain/money/dues.ts'
import { familyReference } from '@touchline/domain/money/family-reference.ts'
import { isWaitedFor } from '@touchline/domain/money/fund-case.ts'
import { daysToRemindOf, dueReminder, type Reminder } from '@touchline/domain/money/reminder.ts'
import { readSettings } from '../club/load-club.ts'
import { SYSTEM } from '../graphql/caller.ts'
import { inTransaction } from '../graphql/write/in-transaction.ts'
import { writeContext } from '../graphql/write/write-context.ts'
import type { Job, JobSurroundings } from '../jobs/job.ts'
import type { Sql, Transaction } from '../postgres/pool.ts'
import { lockFamilyOfUser } from '../registrations/locks.ts'
import type { SiteLinks } from '../site-links.ts'
import { familyUserIds } from '../users/family-users.ts'
import { writeToGuardians } from '../users/write-to-guardians.ts'
import { sumAccounts } from './account-sums.ts'
import { readFamilyLedger } from './family-ledger.ts'
import { casesOfFamily } from './fund-cases-of.ts'
import { paymentReminder } from './reminder-email.ts'

/** Once a day in the morning, club time. */
const EVERY_MORNING = '40 17 * * *'

/** Reminds families of unpaid amounts before, on and after the due day, as the club has configured it (B-15). */
export const remindersJob = (links: SiteLinks): Job => ({
  name: 'payment-reminders',
  cron: EVERY_MORNING,
  async run(surroundings) {
    const { sql, now, signal } = surroundings
    const { payment } = await readSettings(sql)
    const days = daysToRemindOf(payment.reminders, clubDay(now()))
    if (days.length === 0) return
    await sumAccounts(sql)
    for (const userId of await owingOn(sql, days)) {
      if (signal.aborted) return
      await remind(surroundings, links, userId)
    }
  },
})

/** One guardian of each account with an open amount due on these days. */
async function owingOn(sql: Sql, days: string[]): Promise<string[]> {
  const rows = await sql<{ userId: string }[]>`
    select min(u.id) as "userId" from account_dues d join users u on u.id = d.account_id or u.family = d.account_id
    where d.due_on = any(${days}::date[]) and d.covered_cents < d.cents and account_of(u) = d.account_id and not u._deleted
    group by d.account_id order by d.account_id`
  return rows.map(({ userId }) => userId)
}

/**
 * Reads the account under the family's lock, so that a payment booked a moment ago is not asked for. The email and the
 * record that it was sent are written together, so that a crash cannot separate them.
 */
const remind = ({ sql, now }: JobSurroundings, links: SiteLinks, userId: string): Promise<void> =>
  inTransaction(sql, async (tx) => {
    await lockFamilyOfUser(tx, userId)
    const context = await writeContext(tx, { caller: SYSTEM, now: now(), links })
    const userIds = await familyUserIds(tx, userId)
    if (await isPaused(tx, userIds, context.today)) return
    const { payment, kit } = await readSettings(tx)
    const { number, entries } = await readFamilyLedger(tx, userId)
    const sent = await sentTo(tx, userIds)
    const waited = (await casesOfFamily(tx, userIds)).filter((one) => isWaitedFor(one, context.today))
    const dues = accountOf(entries).dues.filter(({ itemId }) => !waited.some((one) => one.itemId === itemId))
    const due = dueReminder(dues, payment.reminders, { sent, today: context.today })
    if (!due) return
    await tx`
      insert into payment_reminders ${tx(
        due.reminders.map(({ dueOn, daysAfter }) => ({
          user_id: userId,
          due_on: dueOn,
          days_after: daysAfter,
          sent_at: now(),
        })),
      )}`
    const words = paymentReminder({
      dues: due.dues,
      entries,
      kit,
      reference: number === null ? null : familyReference(number),
      payment,
      today: context.today,
    })
    await writeToGuardians(context, [{ userPlayersId: userId }], words)
  })

/** Whether the club has agreed to wait for these guardians' payments (B-16). */
export async function isPaused(tx: Transaction, userIds: string[], today: string): Promise<boolean> {
  const [pause] = await tx`select from reminder_pauses where user_id = any(${userIds}) and until >= ${today}`
  return pause !== undefined
}

const sentTo = (tx: Transaction, userIds: string[]) => tx<Reminder[]>`
  select due_on::text as "dueOn", days_after as "daysAfter" from payment_reminders where user_id = any(${userIds})`
