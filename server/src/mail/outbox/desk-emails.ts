import type { DeskQuery } from '../../graphql/read/desk-query.ts'
import { type Paged, pageFrom } from '../../graphql/read/page.ts'
import { instantSql } from '../../postgres/instant-sql.ts'
import type { Sql } from '../../postgres/pool.ts'
import { findPerson } from '../../users/person.ts'
import { openMail } from './sealed-mail.ts'

/** Emails that were refused, given up or returned, for the desk to look into; latest failure first. */
export const deskFailedEmails: DeskQuery = {
  tokenArea: 'EMAILS',
  async read({ sql, now }, asked: Paged) {
    const select = sql`
      id, recipient as "to", ${subjectSql(sql, now)} as subject, attempts, last_error as "lastError",
      ${instantSql(sql, 'created_at')} as "createdAt", ${instantSql(sql, 'failed_at')} as "failedAt"`
    const from = sql`mail_outbox where failed_at is not null`
    const order = sql`mail_outbox.failed_at desc, id`
    const { items, total } = await pageFrom<EmailRow>(sql, { select, from, order }, asked)
    return { total, items: items.map(withSubject) }
  },
}

interface EmailRow {
  id: string
  /** Encrypted. */
  subject: string | null
}

interface OfPerson extends Paged {
  id: string
}

/** Emails from the club to a person, latest first. */
export const deskPersonEmails: DeskQuery = {
  tokenArea: 'PEOPLE',
  async read({ sql, now }, { id, ...asked }: OfPerson) {
    const person = await findPerson(sql, id)
    if (!person) return { items: [], total: 0 }
    const select = sql`
      id, ${subjectSql(sql, now)} as subject, ${instantSql(sql, 'created_at')} as "createdAt",
      ${instantSql(sql, 'sent_at')} as "sentAt", ${instantSql(sql, 'failed_at')} as "failedAt"`
    const from = sql`mail_outbox where lower(recipient) = ${person.email} and call_from is null`
    const order = sql`mail_outbox.created_at desc, id`
    const { items, total } = await pageFrom<EmailRow>(sql, { select, from, order }, asked)
    return { total, items: items.map(withSubject) }
  },
}

/** Hides subjects with codes that are still valid, because they would allow signing in. */
const subjectSql = (sql: Sql, now: Date) => sql`case when expires_at > ${now} then null else subject end`

const withSubject = (row: EmailRow) => ({ ...row, subject: openMail(row.id, 'subject', row.subject) })
