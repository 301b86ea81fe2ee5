import { clubDay } from '@touchline/domain/club-clock.ts'
import { LANGUAGES, type Language } from '@touchline/domain/languages.ts'
import { addressIn } from '@touchline/domain/link-pages.ts'
import { campaignIn, campaignProblems } from '@touchline/domain/mail/campaign-in-language.ts'
import { MERGE_FIELD_NAMES, MERGE_FIELDS } from '@touchline/domain/mail/merge-fields.ts'
import { recordOf } from '@touchline/domain/records.ts'
import * as z from 'zod'
import { readSettings } from '../club/load-club.ts'
import { absencePath, EXAMPLE_TOKEN as EXAMPLE_PLACE } from '../field-day/absence-link.ts'
import { placesAtSession } from '../field-day/session-links.ts'
import { campaignEmail } from '../mail/campaigns/campaign-email.ts'
import type { Draft } from '../mail/campaigns/campaign-store.ts'
import { findReceivers } from '../mail/campaigns/find-receivers.ts'
import { EXAMPLE_TOKEN, unsubscribePath } from '../mail/campaigns/unsubscribe-token.ts'
import { enqueueMail } from '../mail/outbox/outbox.ts'
import { draftBody, LARGEST_DRAFT } from './campaign-draft.ts'
import { Id } from './inputs.ts'
import { RestRefusal } from './refusal.ts'
import { type RestContext, type Route, route } from './route.ts'

const asFamily = {
  ...draftBody,
  userId: Id.nullable()
    .default(null)
    .describe('As this family would read it; the first of the group if null'),
  language: z
    .enum(LANGUAGES, 'There is no such language.')
    .nullable()
    .default(null)
    .describe('As if they read this language; that of their account if null'),
}

const preview = route({
  method: 'post',
  path: '/campaign-preview',
  summary: 'The email as one family of the group would read it; nothing is sent or kept',
  input: { body: asFamily },
  largestBody: LARGEST_DRAFT,
  output: z.object({
    to: z.string().nullable().describe('Null: nobody is in the group, so the fields hold examples'),
    name: z.string().nullable(),
    language: z.enum(LANGUAGES).describe('What it is written in: English where it is not translated'),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
  }),
  async handler(context, { body: { userId, language, ...draft } }) {
    const { receiver, written, writtenIn } = await writtenFor(context, draft, { userId, language })
    const { subject, text, html } = written
    const { email: to = null, name = null } = receiver ?? {}
    return { to, name, language: writtenIn, subject, text, html }
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
  largestBody: LARGEST_DRAFT,
  output: z.object({ to: z.string() }),
  async handler(context, { body: { userId, language, campaignId, ...draft } }) {
    const fields = campaignProblems(draft)
    if (Object.keys(fields).length > 0)
      throw new RestRefusal('ValidationException', 'Please check the marked fields.', {
        code: 'BAD_INPUT',
        fields,
      })
    const { adminEmail, pool } = context
    const { subject, text, html } = (await writtenFor(context, draft, { userId, language })).written
    await pool.sql.begin((tx) =>
      enqueueMail(tx, { to: adminEmail, subject: `[Test] ${subject}`, text, html, filesOf: campaignId }),
    )
    return { to: adminEmail }
  },
})

const EXAMPLES = recordOf(MERGE_FIELD_NAMES, (name) => MERGE_FIELDS[name].example)

interface Reader {
  userId: string | null
  language: Language | null
}

async function writtenFor(
  { pool: { sql, now }, links }: RestContext,
  draft: Draft,
  { userId, language: readAs }: Reader,
) {
  const [{ receivers }, club] = await Promise.all([
    findReceivers(sql, { ...draft, today: clubDay(now()), readAs }),
    readSettings(sql),
  ])
  const receiver = receivers.find((one) => one.userId === userId) ?? receivers[0]
  const language = receiver?.language ?? readAs ?? 'en'
  const unsubscribeUrl = links.page(addressIn(language, unsubscribePath(EXAMPLE_TOKEN)))
  const places = receiver ? await placesAtSession(sql, draft.audience, [receiver.userId], now()) : []
  const also = places.map((place) => ({
    ...place,
    url: links.page(addressIn(place.language, absencePath(EXAMPLE_PLACE))),
  }))
  const written = campaignEmail(draft, receiver?.values ?? EXAMPLES, { club, unsubscribeUrl, also, language })
  return { receiver, written, writtenIn: campaignIn(draft, language).language }
}

export const campaignDeskRoutes: Route[] = [preview, test]
