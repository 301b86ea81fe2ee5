import { clubContent } from '@touchline/domain/club/content.ts'
import type { ClubContent } from '@touchline/domain/club/settings.ts'
import type { Service } from '../graphql/context.ts'
import type { Sql, Transaction } from '../postgres/pool.ts'

/** What the club says in public; a setting that cannot be read is logged, and the shipped one stands in. */
export async function loadClub({ sql, log }: Pick<Service, 'sql' | 'log'>): Promise<ClubContent> {
  const { content, problems } = await readClub(sql)
  for (const problem of problems) log.error(problem, 'a club setting cannot be read')
  return content
}

/** The same, and what was wrong with it. */
export async function readClub(sql: Sql | Transaction): Promise<ReturnType<typeof clubContent>> {
  const rows = await sql<{ key: string; value: string }[]>`
    select key, value::text as value from club_settings where published and not _deleted`
  return clubContent(rows)
}
