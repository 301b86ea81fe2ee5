import { clubDay } from '@touchline/domain/club-clock.ts'
import { ADMIN_GROUP } from '@touchline/domain/identity/role.ts'
import { hasEmail } from '@touchline/domain/walk-ins/walk-in.ts'
import { normaliseEmail } from '../identity/email-address.ts'
import { openMail } from '../mail/outbox/sealed-mail.ts'
import type { Transaction } from '../postgres/pool.ts'
import { eventDay } from './waivers.ts'
import { wipeActor, wipeHistoryAbout, wipeHistoryOf } from './wipe-history.ts'

/** Empties the row of a merged user, whose data and history live on with the other. */
export async function wipeUserRow(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx`delete from family_calendars where user_id = ${id}`
  await tx`delete from family_codes where user_id = ${id}`
  await tx`delete from moved_in_addresses where user_id = ${id}`
  await tx`delete from known_apart where one_id = ${id} or other_id = ${id}`
  await tx`delete from family_invitations where inviter_id = ${id}`
  await tx`delete from barred_guardians where user_id = ${id} or from_user_id = ${id}`
  await tx`delete from impersonations where target_user_id = ${id}`
  await tx`delete from reminder_pauses where user_id = ${id}`
  await tx`delete from account_closings where user_id = ${id}`
  await tx`
    update users set email = '', external_user_id = null, first_name = null, last_name = null, avatar_url = null,
      phone = null, language = null, newsletter = null, family_emails = null, family = null
    where id = ${id} and _deleted`
  await tx`
    insert into wiped_rows (model, id, wiped_at) values ('User', ${id}, ${now}) on conflict (model, id) do nothing`
}

/** Wipes the data of a user who has just become a tombstone (Z-3, Z-4). */
export async function wipeUser(tx: Transaction, { id, email }: Person, now: Date): Promise<void> {
  const addresses = [
    ...new Set([
      email,
      ...(await earlierAddresses(tx, id)),
      ...(await mergedAddresses(tx, id)),
      ...(await invitedAddresses(tx, id)),
    ]),
  ].filter(hasEmail)
  await wipeUserRow(tx, id, now)
  await tx`update ledger_entries set payer = null, note = null where user_id = ${id}`
  await tx`update card_payments set problem = null where user_id = ${id}`
  const consents = await tx<{ id: string }[]>`select id from consents where user_id = ${id}`
  await wipeHistoryOf(tx, [id, ...consents.map((row) => row.id)])
  await wipeHistoryAbout(tx, id)
  await forgetReceiver(tx, id)
  for (const address of addresses) await wipeAddress(tx, address, now)
}

interface Person {
  id: string
  email: string
}

/** Their earlier email addresses. */
async function earlierAddresses(tx: Transaction, id: string): Promise<string[]> {
  const rows = await tx<{ email: string | null }[]>`
    select distinct before ->> 'email' as email from audit_entries where row_id = ${id} and model = 'User'`
  return rows.flatMap(({ email }) => (email ? [email] : []))
}

/** The addresses of accounts that were closed in merges with this one. */
async function mergedAddresses(tx: Transaction, id: string): Promise<string[]> {
  const rows = await tx<{ email: string | null }[]>`
    select after ->> 'email' as email from audit_entries where subject_user_id = ${id} and action = 'MERGE'`
  return rows.flatMap(({ email }) => (email ? [email] : []))
}

/** The addresses that a code was sent to (I-8). */
async function invitedAddresses(tx: Transaction, id: string): Promise<string[]> {
  const rows = await tx<{ email: string }[]>`
    select email from moved_in_addresses where user_id = ${id} and invited_at is not null`
  return rows.map(({ email }) => email)
}

/** Emails that are still waiting are not sent any more. */
const forgetReceiver = (tx: Transaction, userId: string) => tx`
  update campaign_receivers set name = '', address = id, household = id, language = null, field_values = '{}',
    problem = null,
    state = case when state in ('WAITING', 'QUEUED', 'FAILED') then 'SKIPPED' else state end
  where user_id = ${userId}`

/** Wipes data stored by email address only, unless another user has that address now. */
export async function wipeAddress(tx: Transaction, email: string, now: Date): Promise<void> {
  const [taken] = await tx`select from users where email = ${email} and not _deleted`
  if (taken || email === '') return
  const spellings = [...new Set([email, normaliseEmail(email) ?? email])]
  const accounts = await tx<{ id: string }[]>`select id from pool_users where email = any(${spellings})`
  await wipeHistoryOf(
    tx,
    accounts.map(({ id }) => id),
  )
  // Deleting a record must not delete an administrator's account.
  await tx`
    delete from pool_users p where email = any(${spellings})
      and not exists (select from pool_groups g where g.user_id = p.id and g.name = ${ADMIN_GROUP})`
  await tx`delete from pool_codes where subject = any(${spellings}) or sent_to = any(${spellings})`
  await tx`delete from outside_addresses where email = any(${spellings})`
  await tx`delete from mail_refusals where address = any(${spellings})`
  await tx`delete from contact_messages where lower(email) = any(${spellings})`
  await tx`delete from opening_notices where lower(email) = any(${spellings})`
  await tx`delete from club_jobs where input ->> 'email' = any(${spellings})`
  await tx`delete from family_invitations where email = any(${spellings})`
  await tx`update attendance set absent_said_by = null where lower(absent_said_by) = any(${spellings})`
  await forgetEmails(tx, spellings)
  for (const spelling of spellings) await wipeActor(tx, spelling)
  await tx`
    update fun_day_waivers w set phone = '', emergency_name = '', emergency_phone = ''
    where lower(email) = any(${spellings}) and ${eventDay(tx)} < ${clubDay(now)}`
  await tx`
    update fun_day_waiver_children c set health_notes = '' from fun_day_waivers w
    where w.id = c.waiver_id and lower(w.email) = any(${spellings}) and ${eventDay(tx)} < ${clubDay(now)}`
}

/** Deletes emails to them, and emails to others that contain their address, such as quoted contact messages. */
async function forgetEmails(tx: Transaction, spellings: readonly string[]): Promise<void> {
  await tx`delete from mail_outbox where lower(recipient) = any(${[...spellings]})`
  const addresses = spellings.map(wholeAddress)
  const named: string[] = []
  // Encrypted texts cannot be searched in SQL, so decrypt the emails of the last months in batches.
  const done = tx<{ id: string; text: string }[]>`
    select id, text_body as text from mail_outbox where sent_at is not null or failed_at is not null`
  for await (const batch of done.cursor(AT_ONCE))
    for (const { id, text } of batch) {
      const plain = openMail(id, 'text_body', text).toLowerCase()
      if (addresses.some((address) => address.test(plain))) named.push(id)
    }
  await tx`delete from mail_outbox where id = any(${named})`
}

const AT_ONCE = 500

/** Matches the address, but not a longer one that contains it. */
const wholeAddress = (email: string) =>
  new RegExp(`(^|[^a-z0-9._%+-])${email.replace(/[^a-z0-9@]/g, '\\$&')}($|[^a-z0-9-])`)
