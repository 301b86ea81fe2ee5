import { present } from '@touchline/domain/present.ts'
import type { DeskQuery } from '../../graphql/read/desk-query.ts'
import { type Paged, pageFrom, pageSql } from '../../graphql/read/page.ts'
import { instantSql } from '../../postgres/instant-sql.ts'
import type { Sql } from '../../postgres/pool.ts'
import { wordsOf } from './audience-names.ts'
import {
  type Campaign,
  type Counts,
  countsOf,
  findCampaign,
  listCampaigns,
  type ReceiverState,
  STATE_NOW,
} from './campaign-store.ts'

/** Emails to groups with their progress, latest change first. */
export const deskCampaigns: DeskQuery = {
  tokenArea: 'EMAILS',
  async read({ sql, canSend }, asked: Paged) {
    const [campaigns, [count]] = await Promise.all([
      listCampaigns(sql, pageSql(sql, asked)),
      sql`select count(*)::int as total from campaigns`,
    ])
    return { ...count, items: await asViews(sql, campaigns), canSend }
  },
}

/** A single email; null if it was deleted. */
export const deskCampaign: DeskQuery = {
  tokenArea: 'EMAILS',
  async read({ sql }, { id }: { id: string }) {
    const campaign = await findCampaign(sql, id)
    if (!campaign) return null
    const [view] = await asViews(sql, [campaign])
    return present(view, 'a view of the campaign')
  },
}

interface ReceiversQuery extends Paged {
  id: string
  /** Part of a name or address. */
  words?: string | null
  state?: ReceiverState | null
}

const WHAT_WENT_WRONG_FIRST: ReceiverState[] = ['FAILED', 'RETURNED', 'SKIPPED', 'QUEUED', 'WAITING', 'SENT']

/** The state of each recipient's email, those that did not arrive first. */
export const deskCampaignReceivers: DeskQuery = {
  tokenArea: 'EMAILS',
  async read({ sql }, { id, words, state, ...asked }: ReceiversQuery) {
    const part = words?.trim().toLowerCase()
    const from = sql`
      (select r.*, ${sql.unsafe(STATE_NOW)} as state_now, m.attempts, m.last_error,
              coalesce(r.settled_at, m.sent_at, m.failed_at) as settled
            from campaign_receivers r left join mail_outbox m on m.id = r.id
            where r.campaign_id = ${id}) r
      where ${state ? sql`state_now = ${state}` : sql`true`}
        and ${part ? sql`strpos(lower(name || ' ' || address), ${part}) > 0` : sql`true`}`
    const select = sql`
      id, name, address, state_now as state, coalesce(problem, last_error) as problem,
      coalesce(attempts, 0) as attempts, ${instantSql(sql, 'settled')} as at`
    const order = sql`array_position(${WHAT_WENT_WRONG_FIRST}, state_now), position`
    return pageFrom(sql, { select, from, order }, asked)
  },
}

async function asViews(sql: Sql, campaigns: readonly Campaign[]) {
  const [words, counts] = await Promise.all([
    wordsOf(
      sql,
      campaigns.map((one) => one.audience),
    ),
    countsOf(
      sql,
      campaigns.map(({ id }) => id),
    ),
  ])
  return campaigns.map((campaign, n) => ({
    ...campaign,
    audience: JSON.stringify(campaign.audience),
    translations: JSON.stringify(campaign.translations),
    audienceWords: present(words[n], 'words for each audience'),
    sendAt: campaign.sendAt?.toISOString() ?? null,
    createdAt: campaign.createdAt.toISOString(),
    updatedAt: campaign.updatedAt.toISOString(),
    startedAt: campaign.startedAt?.toISOString() ?? null,
    finishedAt: campaign.finishedAt?.toISOString() ?? null,
    counts: totals(present(counts.get(campaign.id), 'the counts of each')),
  }))
}

const totals = ({ WAITING, QUEUED, SENT, RETURNED, FAILED, SKIPPED }: Counts) => ({
  waiting: WAITING + QUEUED,
  sent: SENT,
  returned: RETURNED,
  failed: FAILED,
  skipped: SKIPPED,
  total: WAITING + QUEUED + SENT + RETURNED + FAILED + SKIPPED,
})
