import type { ConsentTexts } from '@touchline/domain/club/schemas/consent-texts.ts'
import { REQUIRED_CONSENTS } from '@touchline/domain/registrations/consents.ts'
import type { Fragment } from 'postgres'
import type { Sql } from '../postgres/pool.ts'

/** What a player p has not been agreed to for, in the wording of now (E-7, E-14). */
export function missingConsents(sql: Sql, texts: ConsentTexts): Fragment {
  const versions = REQUIRED_CONSENTS.map((name) => texts[name].version)
  return sql`array(
    select t.name from unnest(${[...REQUIRED_CONSENTS]}::text[], ${versions}::text[]) t(name, version)
    where (select c.agreed from consents c
           where c.player_id = p.id and c.text = t.name and c.text_version = t.version and not c._deleted
           order by c.created_at desc limit 1) is not true)`
}
