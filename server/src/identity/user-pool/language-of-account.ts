import { languageToRead } from '@touchline/domain/home-languages.ts'
import type { Language } from '@touchline/domain/languages.ts'
import type { Transaction } from '../../postgres/pool.ts'

/** What they have told the club counts; before there is a record, the language of the page on which they signed up (Y-11). */
export async function languageOfAccount(tx: Transaction, id: string): Promise<Language> {
  const [row] = await tx<{ home: string | null }[]>`
    select coalesce(
      (select coalesce(u.language, 'en') from users u where u.email = p.email and not u._deleted
       order by u.created_at desc limit 1),
      p.attributes ->> 'locale') as home
    from pool_users p where p.id = ${id}`
  return languageToRead(row?.home)
}
