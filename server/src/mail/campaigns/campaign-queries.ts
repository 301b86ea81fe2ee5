import { present } from '@touchline/domain/present.ts'
import type { DeskQuery } from '../../graphql/read/desk-query.ts'
import { type Paged, pageSql } from '../../graphql/read/page.ts'
import type { Sql } from '../../postgres/pool.ts'
import { wordsOf } from './audience-names.ts'
import { type Campaign, type Counts, countsOf, findCampaign, listCampaigns } from './campaign-store.ts'

/** Emails to groups, latest change first, with how far each is. */
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

/** One of them; null if it is gone. */
export const deskCampaign: DeskQuery = {
  tokenArea: 'EMAILS',
  async read({ sql }, { id }: { id: string }) {
    const campaign = await findCampaign(sql, id)
    if (!campaign) return null
    const [view] = await asViews(sql, [campaign])
    return present(view, 'a view of the campaign')
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
