import { clubDay } from '@touchline/domain/club-clock.ts'
import { isLinkOpen } from '@touchline/domain/field-day/field-day.ts'
import type { Dated } from '@touchline/domain/programs/program-sessions.ts'
import type { Sql, Transaction } from '../postgres/pool.ts'
import { installationSecret } from '../postgres/secrets.ts'
import { FIELD_SECRET, readFieldToken } from './field-token.ts'

/** The link of a coach to a program. */
export interface FieldLink {
  id: string
  /** The coach's name, as entered by the desk. */
  name: string
  program: Dated & { id: string; name: string; location: string | null }
}

/** The link of a token; null if we did not make it, it was ended, or its program is over. */
export async function openLink(sql: Sql | Transaction, token: string, now: Date): Promise<FieldLink | null> {
  const id = readFieldToken(await installationSecret(sql, FIELD_SECRET), token)
  if (id === null) return null
  const [row] = await sql<Row[]>`
    select l.name, l.revoked_at as "revokedAt", g.id as "programId", g.name as program, g.location, g.days,
      g.start_date::text as "startDate", g.end_date::text as "endDate", g.start_time as "startTime",
      g.end_time as "endTime"
    from field_links l join programs g on g.id = l.program_id where l.id = ${id} and not g._deleted`
  if (!row) return null
  const { name, revokedAt, programId, program, ...dated } = row
  return isLinkOpen(dated, { revokedAt }, clubDay(now))
    ? { id, name, program: { id: programId, name: program, ...dated } }
    : null
}

type Row = Dated & {
  name: string
  revokedAt: Date | null
  programId: string
  program: string
  location: string | null
}
