import type { DeskQuery } from '../../graphql/read/desk-query.ts'
import { type Paged, pageSql } from '../../graphql/read/page.ts'
import type { Sql } from '../../postgres/pool.ts'
import { instantSql } from '../../users/people-found.ts'
import { findPerson } from '../../users/person.ts'
import { openMail } from './sealed-mail.ts'

/** Emails that were refused, given up or came back, the latest failure first: for the desk to look into. */
export const deskFailedEmails: DeskQuery = {
  tokenArea: 'EMAILS',
  async read({ sql, now }, asked: Paged) {
    const [items, [count]] = await Promise.all([
      sql`
        select id, recipient as "to", ${subjectSql(sql, now)} as subject, attempts, last_error as "lastError",
          ${instantSql(sql, sql`created_at`)} as "createdAt", ${instantSql(sql, sql`failed_at`)} as "failedAt"
        from mail_outbox where failed_at is not null
        order by mail_outbox.failed_at desc, id ${pageSql(sql, asked)}`,
      sql`select count(*)::int as total from mail_outbox where failed_at is not null`,
    ])
    return { ...count, items: items.map(withSubject) }
  },
}

interface OfPerson extends Paged {
  id: string
}

/** What the club has written to somebody, the latest first. */
export const deskPersonEmails: DeskQuery = {
  tokenArea: 'PEOPLE',
  async read({ sql, now }, { id, ...asked }: OfPerson) {
    const person = await findPerson(sql, id)
    if (!person) return { items: [], total: 0 }
    const isTheirs = sql`lower(recipient) = ${person.email} and call_from is null`
    const [items, [count]] = await Promise.all([
      sql`
        select id, ${subjectSql(sql, now)} as subject, ${instantSql(sql, sql`created_at`)} as "createdAt",
          ${instantSql(sql, sql`sent_at`)} as "sentAt", ${instantSql(sql, sql`failed_at`)} as "failedAt"
        from mail_outbox where ${isTheirs} order by mail_outbox.created_at desc, id ${pageSql(sql, asked)}`,
      sql`select count(*)::int as total from mail_outbox where ${isTheirs}`,
    ])
    return { ...count, items: items.map(withSubject) }
  },
}

/** Whoever could read a code that still counts could sign in with it. */
const subjectSql = (sql: Sql, now: Date) => sql`case when expires_at > ${now} then null else subject end`

const withSubject = <Row extends { id?: string; subject?: string | null }>(row: Row) => ({
  ...row,
  subject: openMail(row.id ?? '', 'subject', row.subject ?? null),
})
