import { languageToRead } from '@touchline/domain/families/home-languages.ts'
import { addressIn } from '@touchline/domain/link-pages.ts'
import { type Audience, audience } from '@touchline/domain/mail/audience.ts'
import type { Purpose } from '@touchline/domain/mail/campaign-text.ts'
import type { FieldValues } from '@touchline/domain/mail/merge-fields.ts'
import { type LeftOut, whyNot } from '@touchline/domain/mail/receivers.ts'
import { present } from '@touchline/domain/present.ts'
import { readTranslations } from '@touchline/domain/translations/translations.ts'
import { readSettings } from '../../club/load-club.ts'
import { absencePathFor } from '../../field-day/absence-link.ts'
import { placesAtSession, type SessionPlace } from '../../field-day/session-links.ts'
import type { Sql, Transaction } from '../../postgres/pool.ts'
import type { SiteLinks } from '../../site-links.ts'
import { sealMail } from '../outbox/sealed-mail.ts'
import { campaignEmail } from './campaign-email.ts'
import { guardiansNow } from './find-receivers.ts'
import { unsubscribePath, unsubscribeToken } from './unsubscribe-token.ts'

/** Few enough to stay in the outbox only for seconds, but enough to keep the sender busy. */
const AT_ONCE = 25

interface Next {
  id: string
  campaignId: string
  userId: string
  address: string
  values: string
  purpose: Purpose
  subject: string
  body: string
  /** As JSON, if there are any. */
  translations: string | null
  /** The reader's language; null for English. */
  language: string | null
  /** The audience, as JSON. */
  audience: string
}

/** The explanations shown in the list of recipients. */
const WHY_SKIPPED: Record<LeftOut | 'GONE', string> = {
  NO_CONSENT: 'Unsubscribed in the meantime.',
  STOPPED: 'Emails to this address bounced too often.',
  NO_ADDRESS: 'There’s no email address.',
  GONE: 'The account no longer exists.',
}

/**
 * Writes the next emails into the outbox and marks their recipients in the same transaction, so that each is queued
 * exactly once. Returns how many recipients were handled.
 */
export function feedEmails(sql: Sql, links: SiteLinks, now: Date): Promise<number> {
  return sql.begin(async (tx) => {
    const next = await nextReceivers(tx)
    if (next.length === 0) return 0
    const [club, guardians] = await Promise.all([
      readSettings(tx),
      guardiansNow(tx, [...new Set(next.map(({ userId }) => userId))]),
    ])
    const places = await placesOf(tx, next, now)
    const emails: Queued[] = []
    for (const one of next) {
      const guardian = guardians.get(one.userId)
      const why = guardian ? whyNot({ ...guardian, hasAddress: true }, one.purpose) : 'GONE'
      if (why) await skip(tx, one.id, WHY_SKIPPED[why], now)
      else emails.push(sealed({ ...one, ...(await written(one, { links, club, places: places(one) })) }))
    }
    await queue(tx, emails)
    return next.length
  })
}

/** Locks them, so that pausing or cancelling happens before or after this batch. */
const nextReceivers = (tx: Transaction) => tx<Next[]>`
  select r.id, r.campaign_id as "campaignId", r.user_id as "userId", r.address, r.field_values as values, c.purpose,
    c.subject, c.body, c.translations, r.language, c.audience
  from campaign_receivers r join campaigns c on c.id = r.campaign_id
  where c.status = 'SENDING' and r.state = 'WAITING'
  order by c.started_at, c.id, r.position limit ${AT_ONCE} for update of r skip locked for share of c`

/** For an email about a session: the places of each reader's children who are expected there. */
async function placesOf(
  tx: Transaction,
  next: readonly Next[],
  now: Date,
): Promise<(one: Next) => SessionPlace[]> {
  const byCampaign = new Map<string, SessionPlace[]>()
  for (const [id, ones] of Map.groupBy(next, ({ campaignId }) => campaignId)) {
    const about: Audience = audience.parse(JSON.parse(present(ones[0], 'a receiver').audience))
    const readers = ones.map(({ userId }) => userId)
    byCampaign.set(id, await placesAtSession(tx, about, readers, now))
  }
  return ({ campaignId, userId }) =>
    (byCampaign.get(campaignId) ?? []).filter(({ guardianId }) => guardianId === userId)
}

interface Surroundings {
  links: SiteLinks
  club: Parameters<typeof campaignEmail>[2]['club']
  places: readonly SessionPlace[]
}

async function written(next: Next, { links, club, places }: Surroundings) {
  const linkOf = async (place: SessionPlace) => ({
    ...place,
    url: links.page(addressIn(place.language, await absencePathFor(links, place)(place.guardianId))),
  })
  const also = await Promise.all(places.map(linkOf))
  const token = await unsubscribeToken(links, next.userId)
  const language = languageToRead(next.language)
  const unsubscribeUrl = links.page(addressIn(language, unsubscribePath(token)))
  const values: FieldValues = JSON.parse(next.values)
  const draft = { ...next, translations: readTranslations(next.translations) }
  return campaignEmail(draft, values, { club, unsubscribeUrl, also, language })
}

interface Queued {
  id: string
  campaignId: string
  address: string
  subject: string
  text: string
  html: string
  unsubscribeUrl: string | null
}

const sealed = ({ id, campaignId, address, subject, text, html, unsubscribeUrl }: Queued): Queued => ({
  id,
  campaignId,
  address,
  subject: sealMail(id, 'subject', subject),
  text: sealMail(id, 'text_body', text),
  html: sealMail(id, 'html_body', html),
  unsubscribeUrl: sealMail(id, 'unsubscribe_url', unsubscribeUrl),
})

async function queue(tx: Transaction, emails: readonly Queued[]): Promise<void> {
  await tx`
    with emails as (
      select * from json_to_recordset(${JSON.stringify(emails)}::text::json)
        as l(id text, "campaignId" text, address text, subject text, text text, html text, "unsubscribeUrl" text)
    ), kept as (
      insert into mail_outbox (id, recipient, subject, text_body, html_body, campaign_id, unsubscribe_url)
      select id, address, subject, text, html, "campaignId", "unsubscribeUrl" from emails
      on conflict (id) do nothing)
    update campaign_receivers set state = 'QUEUED' where id in (select id from emails)`
}

async function skip(tx: Transaction, id: string, problem: string, now: Date): Promise<void> {
  await tx`update campaign_receivers set state = 'SKIPPED', problem = ${problem}, settled_at = ${now} where id = ${id}`
}
