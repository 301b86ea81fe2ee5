import { clubDay } from '@touchline/domain/club-clock.ts'
import { addressIn } from '@touchline/domain/link-pages.ts'
import { textProblems } from '@touchline/domain/mail/campaign.ts'
import { MERGE_FIELD_NAMES, MERGE_FIELDS } from '@touchline/domain/mail/merge-fields.ts'
import type { Receiver } from '@touchline/domain/mail/receivers.ts'
import { present } from '@touchline/domain/present.ts'
import { recordOf } from '@touchline/domain/records.ts'
import { hasWords } from '@touchline/domain/search-text.ts'
import * as z from 'zod'
import { readSettings } from '../club/load-club.ts'
import { absencePath, EXAMPLE_TOKEN as EXAMPLE_PLACE } from '../field-day/absence-link.ts'
import { placesAtSession } from '../field-day/session-links.ts'
import { teamChoices, wordsOf } from '../mail/campaigns/audience-names.ts'
import { campaignEmail } from '../mail/campaigns/campaign-email.ts'
import type { ReceiverState } from '../mail/campaigns/campaign-store.ts'
import { type Draft, RECEIVER_STATES, STATE_NOW } from '../mail/campaigns/campaign-store.ts'
import { findReceivers } from '../mail/campaigns/find-receivers.ts'
import { EXAMPLE_TOKEN, unsubscribePath } from '../mail/campaigns/unsubscribe-token.ts'
import { enqueueMail } from '../mail/outbox/outbox.ts'
import { draftBody, LeftOutView } from './campaign-draft.ts'
import { Id, Instant, line } from './inputs.ts'
import { RestRefusal } from './refusal.ts'
import { listQuery } from './reports-inputs.ts'
import { type RestContext, type Route, route } from './route.ts'

const MOST_SHOWN = 20

const teams = route({
  method: 'get',
  path: '/campaign-teams',
  summary: 'Teams of tournaments that can be written to',
  output: z.object({
    items: z.array(
      z
        .object({
          tournamentId: z.string(),
          tournament: z.string(),
          teamId: z.string(),
          team: z.string(),
          players: z.int(),
        })
        .meta({ id: 'TeamChoice' }),
    ),
  }),
  handler: async ({ pool: { sql } }) => ({ items: await teamChoices(sql) }),
})

const count = route({
  method: 'post',
  path: '/campaign-audience',
  summary:
    'How many guardians a group has right now, why some households get no email, and a few of them by name',
  input: {
    body: {
      purpose: draftBody.purpose,
      audience: draftBody.audience,
      search: line(1, 100).optional().describe('Part of a name, an address or a child’s name'),
    },
  },
  output: z.object({
    count: z.int(),
    words: z.string(),
    leftOut: LeftOutView,
    sample: z.array(
      z
        .object({
          userId: z.string(),
          name: z.string(),
          email: z.string(),
          children: z.string(),
          program: z.string(),
        })
        .meta({ id: 'SampleReceiver' }),
    ),
  }),
  async handler({ pool: { sql, now } }, { body: { search = '', ...wanted } }) {
    const found = await findReceivers(sql, { ...wanted, today: clubDay(now()) })
    const [words] = await wordsOf(sql, [wanted.audience])
    const shown = found.receivers.filter((one) => isLike(one, search)).slice(0, MOST_SHOWN)
    return {
      count: found.receivers.length,
      words: present(words, 'the words of an audience'),
      leftOut: found.leftOut,
      sample: shown.map(({ userId, name, email, values: { children, program } }) => ({
        userId,
        name,
        email,
        children,
        program,
      })),
    }
  },
})

const isLike = ({ name, email, values }: Receiver, search: string) =>
  hasWords([name, email, values.children].join(' '), search)

const asFamily = {
  ...draftBody,
  userId: Id.nullable()
    .default(null)
    .describe('As this family would read it; the first of the group if null'),
}

const preview = route({
  method: 'post',
  path: '/campaign-preview',
  summary: 'The email as one family of the group would read it; nothing is sent or kept',
  input: { body: asFamily },
  output: z.object({
    to: z.string().nullable().describe('Null: nobody is in the group, so the fields hold examples'),
    name: z.string().nullable(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
  }),
  async handler(context, { body: { userId, ...draft } }) {
    const { receiver, written } = await writtenFor(context, draft, userId)
    const { subject, text, html } = written
    return { to: receiver?.email ?? null, name: receiver?.name ?? null, subject, text, html }
  },
})

const test = route({
  method: 'post',
  path: '/campaign-test',
  summary: 'Send the email, as one family would read it, to whoever asks',
  input: {
    body: {
      ...asFamily,
      campaignId: Id.nullable().default(null).describe('The draft whose files come with it; none if null'),
    },
  },
  output: z.object({ to: z.string() }),
  async handler(context, { body: { userId, campaignId, ...draft } }) {
    const fields = textProblems(draft)
    if (Object.keys(fields).length > 0)
      throw new RestRefusal('ValidationException', 'Please look at the marked fields.', {
        code: 'BAD_INPUT',
        fields,
      })
    const { adminEmail, pool } = context
    const { subject, text, html } = (await writtenFor(context, draft, userId)).written
    await pool.sql.begin((tx) =>
      enqueueMail(tx, { to: adminEmail, subject: `[Test] ${subject}`, text, html, filesOf: campaignId }),
    )
    return { to: adminEmail }
  },
})

interface ReceiverRow {
  id: string
  name: string
  address: string
  state: ReceiverState
  problem: string | null
  attempts: number
  at: Date | null
}

const EXAMPLES = recordOf(MERGE_FIELD_NAMES, (name) => MERGE_FIELDS[name].example)

async function writtenFor({ pool: { sql, now }, links }: RestContext, draft: Draft, userId: string | null) {
  const [{ receivers }, club] = await Promise.all([
    findReceivers(sql, { ...draft, today: clubDay(now()) }),
    readSettings(sql),
  ])
  const receiver = receivers.find((one) => one.userId === userId) ?? receivers[0]
  const unsubscribeUrl = links.page(unsubscribePath(EXAMPLE_TOKEN))
  const places = receiver ? await placesAtSession(sql, draft.audience, [receiver.userId], now()) : []
  const also = places.map((place) => ({
    ...place,
    url: links.page(addressIn(place.language, absencePath(EXAMPLE_PLACE))),
  }))
  const about = { club, unsubscribeUrl, also }
  return { receiver, written: campaignEmail(draft, receiver?.values ?? EXAMPLES, about) }
}

const receivers = route({
  method: 'get',
  path: '/campaigns/{id}/receivers',
  summary: 'What became of each email, those that did not arrive first',
  input: {
    params: { id: Id },
    query: {
      page: listQuery.page,
      limit: listQuery.limit,
      search: listQuery.search,
      state: z.enum(RECEIVER_STATES, 'There is no such state.').optional(),
    },
  },
  output: z.object({
    items: z.array(
      z
        .object({
          id: z.string(),
          name: z.string(),
          address: z.string(),
          state: z.enum(RECEIVER_STATES),
          problem: z.string().nullable(),
          attempts: z.int(),
          at: Instant.nullable().describe('When it arrived, failed or was left out'),
        })
        .meta({ id: 'EmailReceiver' }),
    ),
    total: z.int(),
  }),
  async handler({ pool: { sql } }, { params, query: { state, page, limit, search } }) {
    const found = sql`
      from (select r.*, ${sql.unsafe(STATE_NOW)} as state_now, m.attempts, m.last_error,
              coalesce(r.settled_at, m.sent_at, m.failed_at) as at
            from campaign_receivers r left join mail_outbox m on m.id = r.id
            where r.campaign_id = ${params.id}) r
      where ${state ? sql`state_now = ${state}` : sql`true`}
        and ${search ? sql`strpos(lower(name || ' ' || address), ${search.toLowerCase()}) > 0` : sql`true`}`
    const [rows, [counted]] = await Promise.all([
      sql<
        ReceiverRow[]
      >`select id, name, address, state_now as state, coalesce(problem, last_error) as problem,
            coalesce(attempts, 0) as attempts, at ${found}
          order by array_position(${['FAILED', 'RETURNED', 'SKIPPED', 'QUEUED', 'WAITING', 'SENT']}, state_now), position
          limit ${limit} offset ${(page - 1) * limit}`,
      sql<{ total: number }[]>`select count(*) as total ${found}`,
    ])
    const items = rows.map((row) => ({ ...row, at: row.at?.toISOString() ?? null }))
    return { items, total: counted?.total ?? 0 }
  },
})

export const campaignDeskRoutes: Route[] = [teams, count, preview, test, receivers]
