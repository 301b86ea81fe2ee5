import { type Audience, audience } from '@touchline/domain/mail/audience.ts'
import type { CampaignStatus } from '@touchline/domain/mail/campaign.ts'
import { CAMPAIGN_TEXTS } from '@touchline/domain/mail/campaign-in-language.ts'
import type { Purpose, TranslatedCampaign } from '@touchline/domain/mail/campaign-text.ts'
import type { LeftOut } from '@touchline/domain/mail/receivers.ts'
import {
  keptTranslations,
  readTranslations,
  type Translations,
} from '@touchline/domain/translations/translations.ts'
import type { Fragment } from 'postgres'
import type { Sql, Transaction } from '../../postgres/pool.ts'

export interface Draft extends TranslatedCampaign {
  purpose: Purpose
  audience: Audience
}

export interface Campaign extends Draft {
  id: string
  translations: Translations
  status: CampaignStatus
  version: number
  sendAt: Date | null
  createdBy: string
  createdAt: Date
  updatedAt: Date
  /** Who edited it last. */
  updatedBy: string
  startedAt: Date | null
  finishedAt: Date | null
  leftOut: Record<LeftOut, number> | null
  problem: string | null
}

export type ReceiverState = 'WAITING' | 'QUEUED' | 'SENT' | 'RETURNED' | 'FAILED' | 'SKIPPED'

const COLUMNS = `id, purpose, subject, body, translations, audience, status, version, send_at as "sendAt", created_by as "createdBy",
  created_at as "createdAt", updated_at as "updatedAt", updated_by as "updatedBy", started_at as "startedAt",
  finished_at as "finishedAt", left_out as "leftOut", problem`

/** As stored, with JSON as text. */
interface CampaignRow extends Omit<Campaign, 'audience' | 'leftOut' | 'translations'> {
  audience: string
  translations: string | null
  leftOut: string | null
}

const asCampaign = (row: CampaignRow): Campaign => ({
  ...row,
  audience: audience.parse(JSON.parse(row.audience)),
  translations: readTranslations(row.translations),
  leftOut: row.leftOut === null ? null : JSON.parse(row.leftOut),
})

/** A page of emails, latest change first. */
export async function listCampaigns(sql: Sql, page: Fragment): Promise<Campaign[]> {
  const rows = await sql<CampaignRow[]>`
    select ${sql.unsafe(COLUMNS)} from campaigns order by updated_at desc, id ${page}`
  return rows.map(asCampaign)
}

export async function findCampaign(sql: Sql | Transaction, id: string): Promise<Campaign | null> {
  const [row] = await sql<CampaignRow[]>`select ${sql.unsafe(COLUMNS)} from campaigns where id = ${id}`
  return row ? asCampaign(row) : null
}

/** Locks the email until the end of the transaction: nobody can change it or queue emails of it. */
export async function lockCampaign(tx: Transaction, id: string): Promise<Campaign | null> {
  const [row] = await tx<
    CampaignRow[]
  >`select ${tx.unsafe(COLUMNS)} from campaigns where id = ${id} for update`
  return row ? asCampaign(row) : null
}

const asJson = (translations: Translations): string | null => {
  const kept = keptTranslations(
    translations,
    CAMPAIGN_TEXTS.map((field) => ({ field })),
  )
  return Object.keys(kept).length === 0 ? null : JSON.stringify(kept)
}

interface Kept extends Draft {
  id: string
  by: string
  now: Date
}

/** False if somebody has just used the same id. */
export async function insertDraft(tx: Transaction, draft: Kept): Promise<boolean> {
  const { id, purpose, subject, body, by, now } = draft
  const { count } = await tx`
    insert into campaigns
      (id, purpose, subject, body, translations, audience, created_by, updated_by, created_at, updated_at)
    values (${id}, ${purpose}, ${subject}, ${body}, ${asJson(draft.translations ?? {})}::text::json,
      ${JSON.stringify(draft.audience)}::text::json, ${by}, ${by}, ${now}, ${now})
    on conflict (id) do nothing`
  return count === 1
}

export async function updateDraft(tx: Transaction, { id, purpose, subject, body, by, now, ...draft }: Kept) {
  const { translations } = draft
  // A client that does not know of translations leaves them unchanged.
  const kept = translations ? tx`${asJson(translations)}::text::json` : tx`translations`
  await tx`
    update campaigns set purpose = ${purpose}, subject = ${subject}, body = ${body}, translations = ${kept},
      problem = null, audience = ${JSON.stringify(draft.audience)}::text::json, version = version + 1, updated_at = ${now},
      updated_by = ${by}
    where id = ${id}`
}

/** For a receiver r whose email m may have been sent since the state was last updated. */
export const STATE_NOW = `case when r.state <> 'QUEUED' then r.state when m.sent_at is not null then 'SENT'
  when m.failed_at is not null then 'FAILED' else 'QUEUED' end`

export type Counts = Record<ReceiverState, number>

/** The number of recipients in each state, by email. */
export async function countsOf(sql: Sql, ids: readonly string[]): Promise<Map<string, Counts>> {
  const rows = await sql<{ id: string; state: ReceiverState; count: number }[]>`
    select r.campaign_id as id, ${sql.unsafe(STATE_NOW)} as state, count(*) as count
    from campaign_receivers r left join mail_outbox m on m.id = r.id and r.state = 'QUEUED'
    where r.campaign_id = any(${[...ids]}) group by 1, 2`
  const counts = new Map(ids.map((id) => [id, noCounts()]))
  for (const { id, state, count } of rows)
    counts.set(id, { ...noCounts(), ...counts.get(id), [state]: count })
  return counts
}

const noCounts = (): Counts => ({ WAITING: 0, QUEUED: 0, SENT: 0, RETURNED: 0, FAILED: 0, SKIPPED: 0 })
