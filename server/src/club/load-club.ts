import { clubContent } from '@touchline/domain/club/content.ts'
import type { ClubContent } from '@touchline/domain/club/settings.ts'
import { BoundedCache } from '../bounded-cache.ts'
import type { Service } from '../graphql/context.ts'
import type { Sql, Transaction } from '../postgres/pool.ts'

/** What the club says in public; a setting that cannot be read is logged, and the shipped one stands in. */
export async function loadClub({ sql, log }: Pick<Service, 'sql' | 'log'>): Promise<ClubContent> {
  const { content, problems } = await readClub(sql)
  for (const problem of problems) log.error(problem, 'a club setting cannot be read')
  return content
}

/** The same, and what was wrong with it. */
export async function readClub(sql: Sql | Transaction): Promise<Club> {
  const rows = await sql<{ key: string; value: string }[]>`
    select key, value::text as value from club_settings where published and not _deleted`
  const key = JSON.stringify(rows)
  const known = contents.get(key)
  if (known) return known
  const club = clubContent(rows)
  contents.set(key, club)
  return club
}

type Club = ReturnType<typeof clubContent>

/** The same settings say the same; to put their texts together takes many times as long as to read them. */
const contents = new BoundedCache<Club>(4)
