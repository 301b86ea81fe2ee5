import { randomUUID } from 'node:crypto'
import { modelNamed } from '@touchline/domain/models.ts'
import { PHONED_SHOWN_DAYS, withoutEmail } from '@touchline/domain/walk-ins/walk-in.ts'
import * as z from 'zod'
import { notFound, unauthorised } from '../../graphql/errors.ts'
import type { DeskQuery } from '../../graphql/read/desk-query.ts'
import { type Paged, pageSql } from '../../graphql/read/page.ts'
import type { Action } from '../../graphql/write/rules.ts'
import { parsed } from '../../graphql/write/validate-input.ts'
import { recordAct } from '../../impersonation/record-act.ts'
import { instantSql } from '../../postgres/instant-sql.ts'
import type { Sql, Transaction } from '../../postgres/pool.ts'
import type { Held } from './outbox.ts'
import { openMail, sealMail } from './sealed-mail.ts'

/** A due date that the mail job never reaches. */
const NEVER = '9999-12-31'

interface Call {
  userId: string
  subject: string
  /** The paragraphs to tell the family. */
  paragraphs: readonly string[]
  /** After this, the call is no longer needed. */
  expiresAt?: Date | undefined
  held?: Held | undefined
  now: Date
}

/** Records a phone call for the desk to make, in the transaction of its cause (P-18). */
export async function enqueueCall(tx: Transaction, call: Call): Promise<void> {
  const { userId, subject, paragraphs, expiresAt = null, held, now } = call
  const id = held ? `${held.name} ${randomUUID()}` : randomUUID()
  await tx`
    insert into mail_outbox (id, recipient, subject, text_body, html_body, created_at, expires_at, due_at, call_from)
    values (${id}, ${withoutEmail(userId)}, ${sealMail(id, 'subject', subject)},
      ${sealMail(id, 'text_body', paragraphs.join('\n\n'))}, ${sealMail(id, 'html_body', '')}, ${now}, ${expiresAt},
      ${NEVER}, ${held?.until ?? now})`
}

/** Deletes a family's pending calls, because they are at the desk and know already. */
export async function forgetCalls(tx: Transaction, userId: string): Promise<void> {
  await tx`delete from mail_outbox where recipient = ${withoutEmail(userId)} and call_from is not null`
}

const DAY_MS = 86_400_000

const isWaiting = (sql: Sql | Transaction, now: Date) =>
  sql`m.call_from <= ${now} and m.sent_at is null and (m.expires_at is null or m.expires_at > ${now})`

/** Joins the person to call; without a row, the record was taken over or deleted, and no call is needed. */
const calledSql = (sql: Sql | Transaction) =>
  sql`mail_outbox m join users u on u.email = m.recipient and not u._deleted`

export async function callsWaiting(sql: Sql, now: Date): Promise<number> {
  const [waiting] = await sql<{ count: number }[]>`
    select count(*)::int as count from ${calledSql(sql)} where ${isWaiting(sql, now)}`
  return waiting?.count ?? 0
}

/** The calls to make, most urgent first, then those made recently. */
export const deskCalls: DeskQuery = {
  tokenArea: null,
  async read({ sql, now }, asked: Paged) {
    const shownFrom = new Date(now.getTime() - PHONED_SHOWN_DAYS * DAY_MS)
    const isShown = sql`(${isWaiting(sql, now)}) or (m.call_from is not null and m.sent_at > ${shownFrom})`
    const [count] = await sql`select count(*)::int as total from ${calledSql(sql)} where ${isShown}`
    const rows = await sql`
      select m.id, u.id as "userId", nullif(trim(concat(u.first_name, ' ', u.last_name)), '') as guardian, u.phone,
        m.subject, m.text_body as text, ${instantSql(sql, 'm.created_at')} as "createdAt",
        ${instantSql(sql, 'm.expires_at')} as "answerBy", ${instantSql(sql, 'm.sent_at')} as "phonedAt",
        m.phoned_by as "phonedBy"
      from ${calledSql(sql)}
      where ${isShown}
      order by m.sent_at desc nulls first, m.expires_at nulls last, m.created_at, m.id ${pageSql(sql, asked)}`
    const items = rows.map((row) => ({
      ...row,
      subject: openMail(row.id, 'subject', row.subject),
      text: openMail(row.id, 'text_body', row.text),
    }))
    return { ...count, items }
  },
}

const Input = z.object({ id: z.string().max(200), isDone: z.boolean() })

/** Marks a call as made, or as not made after all. */
export const markPhoned: Action = {
  model: modelNamed('User'),
  tokenWrites: null,
  async run({ tx, caller, now }, given) {
    if (caller.role !== 'ADMIN') throw unauthorised('markPhoned', 'Mutation')
    const { id, isDone } = parsed(Input, given)
    const [call] = await tx<{ userId: string; wasDone: boolean }[]>`
      select u.id as "userId", m.sent_at is not null as "wasDone" from ${calledSql(tx)}
      where m.id = ${id} and m.call_from is not null for update of m`
    if (!call) throw notFound('Call', id)
    const { userId, wasDone } = call
    if (wasDone !== isDone) {
      await tx`
        update mail_outbox set sent_at = ${isDone ? now : null}, phoned_by = ${isDone ? caller.email : null}
        where id = ${id}`
      await recordAct(tx, {
        adminEmail: caller.email,
        action: isDone ? 'PHONED' : 'PHONED_UNDO',
        userId,
        now,
      })
    }
    return { id: userId }
  },
}
