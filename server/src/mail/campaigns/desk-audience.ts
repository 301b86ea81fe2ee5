import { clubDay } from '@touchline/domain/club-clock.ts'
import { parseJson } from '@touchline/domain/complaints.ts'
import { audience } from '@touchline/domain/mail/audience.ts'
import { countByLanguage } from '@touchline/domain/mail/campaign-in-language.ts'
import type { Purpose } from '@touchline/domain/mail/campaign-text.ts'
import type { Receiver } from '@touchline/domain/mail/receivers.ts'
import { present } from '@touchline/domain/present.ts'
import { hasWords } from '@touchline/domain/search-text.ts'
import { badInput } from '../../graphql/errors.ts'
import type { DeskQuery } from '../../graphql/read/desk-query.ts'
import { type Paged, pageFrom } from '../../graphql/read/page.ts'
import { wordsOf } from './audience-names.ts'
import { findReceivers, PLANS_NOW } from './find-receivers.ts'

const MOST_SHOWN = 20
const LONGEST_SEARCH = 100

interface AudienceQuery {
  purpose: Purpose
  /** In its stored form, as JSON. */
  audience: string
  words?: string | null
}

/** How many households are in a group now, why some get no email, and the names of a few. */
export const deskAudience: DeskQuery = {
  tokenArea: 'EMAILS',
  async read({ sql, now }, { purpose, audience: text, words }: AudienceQuery) {
    const read = audience.safeParse(parseJson(text))
    if (!read.success)
      throw badInput(read.error.issues[0]?.message ?? 'Choose a group.', {
        code: 'BAD_INPUT',
        field: 'audience',
      })
    const search = words ?? ''
    if (search.length > LONGEST_SEARCH)
      throw badInput(`Write at most ${LONGEST_SEARCH} characters.`, { code: 'BAD_INPUT', field: 'words' })
    const wanted = { purpose, audience: read.data }
    const found = await findReceivers(sql, { ...wanted, today: clubDay(now) })
    const [inWords] = await wordsOf(sql, [wanted.audience])
    const counts = Object.entries(countByLanguage(found.receivers))
    return {
      count: found.receivers.length,
      words: present(inWords, 'the words of an audience'),
      leftOut: found.leftOut,
      languages: counts.map(([language, count]) => ({ language, count })),
      sample: found.receivers
        .filter((one) => isLike(one, search))
        .slice(0, MOST_SHOWN)
        .map(({ userId, name, email, values: { children, program } }) => ({
          userId,
          name,
          email,
          children,
          program,
        })),
    }
  },
}

const isLike = ({ name, email, values }: Receiver, search: string) =>
  hasWords([name, email, values.children].join(' '), search)

/** Teams of upcoming and recent tournaments; those with players of the club can be emailed. */
export const deskTeams: DeskQuery = {
  tokenArea: 'EMAILS',
  async read({ sql }, asked: Paged) {
    const from = sql`${sql.unsafe(PLANS_NOW)} t, json_array_elements(t.plan->'teams') team`
    const select = sql`
      t.id as "tournamentId", t.name as tournament, team->>'id' as "teamId", team->>'name' as team,
      (select count(*) from json_array_elements(t.plan->'players') p
       where p->>'teamId' = team->>'id' and p->>'playerId' is not null) as players`
    const order = sql`t.date desc nulls last, t.name, team->>'name', team->>'id'`
    return pageFrom(sql, { select, from, order }, asked)
  },
}
