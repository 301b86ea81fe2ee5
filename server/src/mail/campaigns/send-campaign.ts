import { clubDay } from '@touchline/domain/club-clock.ts'
import { campaignMove, countRefusal, sendTimeRefusal } from '@touchline/domain/mail/campaign.ts'
import { campaignProblems } from '@touchline/domain/mail/campaign-in-language.ts'
import type { Refusal } from '@touchline/domain/refusal.ts'
import { callJob } from '../../jobs/job.ts'
import type { Sql } from '../../postgres/pool.ts'
import { recordCampaignAct } from './campaign-acts.ts'
import { type Campaign, lockCampaign } from './campaign-store.ts'
import { findReceivers } from './find-receivers.ts'
import { CAMPAIGN_JOB, startCampaign } from './start-campaign.ts'

interface SendRequest {
  id: string
  /** The version and number of recipients that the user has confirmed. */
  version: number
  count: number
  /** Null for now. */
  at: Date | null
  adminEmail: string
  now: Date
}

export type NotSent = { fields: Record<string, string> } | { refusal: Refusal } | 'NOT_FOUND'

/** Starts sending a draft, or schedules it. Returns null on success. */
export function sendCampaign(sql: Sql, wanted: SendRequest): Promise<NotSent | null> {
  const { id, at, now, adminEmail } = wanted
  return sql.begin(async (tx) => {
    const campaign = await lockCampaign(tx, id)
    if (!campaign) return 'NOT_FOUND'
    const found = await findReceivers(tx, { ...campaign, today: clubDay(now) })
    const receivers = found.receivers.length
    const problem = whyNot(campaign, wanted, receivers)
    if (problem) return problem
    if (at === null) {
      await startCampaign(tx, id, found, now)
      await recordCampaignAct(tx, campaign, 'SEND', { adminEmail, now, receivers })
      return null
    }
    await tx`
      update campaigns set status = 'SCHEDULED', send_at = ${at}, problem = null, updated_at = ${now} where id = ${id}`
    await callJob(tx, CAMPAIGN_JOB)
    await recordCampaignAct(tx, campaign, 'SCHEDULE', { adminEmail, now, at: at.toISOString() })
    return null
  })
}

function whyNot(campaign: Campaign, { version, count, at, now }: SendRequest, found: number): NotSent | null {
  const move = campaignMove(campaign.status, at === null ? 'SEND' : 'SCHEDULE')
  if ('refusal' in move) return move
  if (campaign.version !== version)
    return {
      refusal: {
        code: 'CHANGED',
        field: 'version',
        message: 'Someone has changed this email. Please check it again.',
      },
    }
  const fields = campaignProblems(campaign)
  if (Object.keys(fields).length > 0) return { fields }
  const refusal = (at && sendTimeRefusal(at, now)) ?? countRefusal(count, found)
  return refusal ? { refusal } : null
}
