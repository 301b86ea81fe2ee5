import type { StoredSetting } from '@touchline/domain/club/content.ts'
import { permits } from '@touchline/domain/identity/permissions.ts'
import { translationNeed } from '@touchline/domain/translations/translation-need.ts'
import {
  isWritten,
  translationWork,
  type WrittenItem,
} from '@touchline/domain/translations/translation-work.ts'
import type { Caller } from '../graphql/caller.ts'
import type { Sql, Transaction } from '../postgres/pool.ts'

type WrittenProgram = Parameters<typeof translationWork>[0]['programs'][number]

/** What the club has written and families still read, as far as the caller may translate it (Y-21, Y-22). */
export async function readWork(
  sql: Sql | Transaction,
  { permissions }: Pick<Caller, 'permissions'>,
  today: string,
): Promise<WrittenItem[]> {
  const [programs, settings] = await Promise.all([
    sql<WrittenProgram[]>`
      select id, name, description, location, end_date::text as "endDate", translations::text as translations
      from programs where not _deleted order by start_date desc, name, id`,
    sql<(StoredSetting & { published: boolean })[]>`
      select key, value::text as value, translations::text as translations, published
      from club_settings where not _deleted`,
  ])
  return translationWork({ programs, settings: settings.filter(isWritten), today }).filter(({ kind }) =>
    permits(permissions, translationNeed(kind)),
  )
}
