import { languageToRead } from '@touchline/domain/families/home-languages.ts'
import type { JobLog } from '../../jobs/job.ts'
import { loadReceipt } from '../../money/documents/load-documents.ts'
import { inOneGo } from '../../postgres/in-one-go.ts'
import type { Sql, Transaction } from '../../postgres/pool.ts'
import { attachedFiles } from '../campaigns/campaign-files.ts'
import { countRefusal, forgetRefusals } from './refusals.ts'
import { openMail } from './sealed-mail.ts'
import {
  type AttachedFile,
  concernsTheEmail,
  type Deliver,
  isAddressRefused,
  isRefusedForGood,
  type SmtpError,
  type StoredEmail,
} from './smtp.ts'

interface Sending {
  sql: Sql
  deliver: Deliver
  now: () => Date
  log: JobLog
  /** Stops after the current email. */
  signal?: AbortSignal
  lane?: Lane
  /** Waits until the next email may be sent. */
  pace?(): Promise<void>
}

/** Individual emails and emails to groups have separate queues, so that neither delays the other. */
type Lane = 'EMAILS' | 'GROUPS'

export interface Outcome {
  id: string
  /** `lost`: another process has taken over the email. */
  result: 'sent' | 'retry' | 'failed' | 'lost'
  /** When to retry. */
  dueAt?: Date
  /** The next email would fail the same way. */
  isServerDown?: boolean
}

interface Claim extends Omit<StoredEmail, 'attachments'> {
  attempts: number
  receipts: string[] | null
  /** The email to a group whose files are attached. */
  filesOf: string | null
}

/** Spread over about 20 hours, to survive an evening without mail and to report the failure after a day. */
export const MOST_ATTEMPTS = 14
const FIRST_DELAY_MS = 30_000
const LONGEST_DELAY_MS = 4 * 60 * 60_000

export const retryDelay = (attempts: number): number =>
  Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), LONGEST_DELAY_MS)

/** The delay for each number of earlier attempts. */
const DELAYS = JSON.stringify(Array.from({ length: MOST_ATTEMPTS }, (_, before) => retryDelay(before + 1)))

/**
 * Sends all emails that are due, one at a time. Any number of processes may run it at once.
 *
 * 1. Claim: count the attempt, postpone the next one, and commit before sending anything. So an email is never tried
 *    more than `MOST_ATTEMPTS` times, whatever happens.
 * 2. Send, holding a lock on the row, so that other processes skip it however long the server takes. If this process
 *    dies, PostgreSQL releases the lock, and the email is sent again at the postponed time.
 * 3. Mark as sent, in the transaction that holds the lock.
 *
 * If a process dies (or loses its database) between the server's OK and that commit, the email was sent but is not
 * marked. It is sent a second time with the same Message-ID, by which mail systems recognize duplicates. SMTP offers
 * no way to close this gap.
 */
export async function sendDue(sending: Sending): Promise<Outcome[]> {
  const outcomes = await giveUp(sending)
  while (!sending.signal?.aborted) {
    const claim = await claimNext(sending)
    if (!claim) break
    const outcome = await send(sending, claim)
    outcomes.push(outcome)
    if (outcome.isServerDown) break
    await sending.pace?.()
  }
  return outcomes
}

/** Gives up emails that have expired, and those whose last attempt was cut short by a crash. */
async function giveUp({ sql, now, log, lane = 'EMAILS' }: Sending): Promise<Outcome[]> {
  const at = now()
  const rows = await sql<{ id: string }[]>`
    update mail_outbox set failed_at = ${at}, last_error = coalesce(last_error, case
      when expires_at <= ${at} then 'It could not be sent in time.'
      else 'The server ended during the last attempt.' end)
    where id in (
      select id from mail_outbox
      where sent_at is null and failed_at is null and call_from is null
        and (campaign_id is null) = ${lane === 'EMAILS'}
        and (expires_at <= ${at} or (attempts >= ${MOST_ATTEMPTS} and due_at <= ${at}))
      for update skip locked)
    returning id`
  if (rows.length > 0) log.error({ emailIds: rows.map(({ id }) => id) }, 'emails were given up')
  return rows.map(({ id }) => ({ id, result: 'failed' }))
}

/** A single statement, and therefore a transaction of its own. */
async function claimNext({ sql, now, lane = 'EMAILS' }: Sending): Promise<Claim | undefined> {
  const at = now()
  // The queued emails of a paused or cancelled group email stay in the outbox.
  const isInLane =
    lane === 'EMAILS'
      ? sql`campaign_id is null`
      : sql`campaign_id in (select id from campaigns where status = 'SENDING')`
  const [email] = await sql<Claim[]>`
    update mail_outbox set attempts = attempts + 1,
      due_at = ${at}::timestamptz + (${DELAYS}::text::json ->> attempts)::float8 * interval '1 millisecond'
    where id = (
      select id from mail_outbox
      where sent_at is null and failed_at is null and attempts < ${MOST_ATTEMPTS} and due_at <= ${at}
        and ${isInLane}
      order by due_at, created_at limit 1 for update skip locked)
    returning id, recipient as "to", subject, text_body as text, html_body as html, created_at as "createdAt",
      unsubscribe_url as "unsubscribeUrl", return_token as "returnToken", receipts, coalesce(campaign_id, files_of) as "filesOf",
      attempts`
  return email
}

function opened(claim: Claim): Omit<StoredEmail, 'attachments'> {
  const { id, subject, text, html, unsubscribeUrl } = claim
  return {
    ...claim,
    subject: openMail(id, 'subject', subject),
    text: openMail(id, 'text_body', text),
    html: openMail(id, 'html_body', html),
    unsubscribeUrl: openMail(id, 'unsubscribe_url', unsubscribeUrl),
  }
}

const dueAfter = (at: Date, attempts: number) => new Date(at.getTime() + retryDelay(attempts))

function send(sending: Sending, claim: Claim): Promise<Outcome> {
  const { id, attempts, to } = claim
  return sending.sql.begin(async (tx): Promise<Outcome> => {
    // May wait for a concurrent claim that has touched this row, which releases it at once.
    const [held] = await tx`
      select id from mail_outbox where id = ${id} and attempts = ${attempts} and sent_at is null for update`
    if (!held) return { id, result: 'lost' }
    const attachments = await filesOf(tx, claim)
    const error = await sending.deliver({ ...opened(claim), attachments }).then(
      () => null,
      (reason: SmtpError) => reason,
    )
    if (error)
      return {
        ...(await recordFailure(tx, sending, claim, error)),
        isServerDown: !concernsTheEmail(error),
      }
    await inOneGo([
      tx`update mail_outbox set sent_at = ${sending.now()}, last_error = null where id = ${id}`.execute(),
      forgetRefusals(tx, to),
    ])
    return { id, result: 'sent' }
  })
}

/** The files of a group email, or receipts; receipts deleted with their account are left out. */
async function filesOf(
  tx: Transaction,
  { to, receipts, filesOf: groupEmail }: Claim,
): Promise<AttachedFile[]> {
  if (groupEmail !== null) return attachedFiles(tx, groupEmail)
  if (!receipts?.length) return []
  const [reader] = await tx<{ language: string | null }[]>`
    select language from users where lower(email) = lower(${to}) and not _deleted`
  const files = await Promise.all(receipts.map((id) => loadReceipt(tx, id, languageToRead(reader?.language))))
  return files.flatMap((file) => (file === null ? [] : [{ ...file, contentType: 'application/pdf' }]))
}

async function recordFailure(
  tx: Transaction,
  { now, log }: Sending,
  { id, attempts, to }: Claim,
  error: SmtpError,
): Promise<Outcome> {
  const at = now()
  const isFinal = isRefusedForGood(error) || attempts >= MOST_ATTEMPTS
  const dueAt = dueAfter(at, attempts)
  await tx`update mail_outbox
           set last_error = ${error.message}, due_at = ${dueAt}, failed_at = ${isFinal ? at : null}
           where id = ${id}`
  if (isAddressRefused(error)) await countRefusal(tx, to, { problem: error.message, cameBack: false, at })
  const details = { emailId: id, attempts, reason: error.message }
  if (isFinal) {
    log.error(details, 'an email was given up')
    return { id, result: 'failed' }
  }
  log.warn(details, 'an email could not be sent yet')
  return { id, result: 'retry', dueAt }
}
