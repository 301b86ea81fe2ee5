import type { RecordedCampaignAct } from '@touchline/domain/audit/audit-actions.ts'
import { type CampaignAct, campaignMove } from '@touchline/domain/mail/campaign.ts'
import type { Refusal } from '@touchline/domain/refusal.ts'
import { recordAct } from '../../impersonation/record-act.ts'
import { callJob } from '../../jobs/job.ts'
import type { Transaction } from '../../postgres/pool.ts'
import { type Campaign, lockCampaign } from './campaign-store.ts'
import { CAMPAIGN_JOB } from './start-campaign.ts'

interface Actor {
  adminEmail: string
  now: Date
}

/** Effects on an email that is being sent; the sender checks the status before each one. */
const effects: Partial<Record<CampaignAct, (tx: Transaction, id: string, now: Date) => Promise<void>>> = {
  RESUME: callSender,
  async CANCEL(tx, id, now) {
    // An email being sent right now is locked and still arrives.
    await tx`
      delete from mail_outbox where id in (
        select id from mail_outbox where campaign_id = ${id} and sent_at is null and failed_at is null
        for update skip locked)`
    await tx`
      update campaign_receivers r set state = 'SKIPPED', settled_at = ${now}, problem = 'Cancelled before it was sent.'
      where campaign_id = ${id} and (state = 'WAITING' or
        (state = 'QUEUED' and not exists (select from mail_outbox m where m.id = r.id)))`
  },
  async RETRY(tx, id) {
    await tx`
      update mail_outbox m set failed_at = null, last_error = null, attempts = 0, due_at = '-infinity'
      from campaign_receivers r
      where r.campaign_id = ${id} and r.state = 'FAILED' and m.id = r.id and m.failed_at is not null`
    await tx`
      update campaign_receivers r set problem = null, settled_at = null,
        state = case when exists (select from mail_outbox m where m.id = r.id) then 'QUEUED' else 'WAITING' end
      where campaign_id = ${id} and state = 'FAILED'`
    await callSender(tx)
  },
}

async function callSender(tx: Transaction): Promise<void> {
  await callJob(tx, CAMPAIGN_JOB)
}

/** Changes an email's status if that is allowed, and records who did it. */
export async function actOnCampaign(
  tx: Transaction,
  id: string,
  act: RecordedCampaignAct,
  { adminEmail, now }: Actor,
): Promise<Campaign | Refusal | null> {
  const campaign = await lockCampaign(tx, id)
  if (!campaign) return null
  const move = campaignMove(campaign.status, act)
  if ('refusal' in move) return move.refusal
  await tx`
    update campaigns set status = ${move.to}, updated_at = ${now}, send_at = null,
      finished_at = ${move.to === 'CANCELLED' ? now : null}
    where id = ${id}`
  await effects[act]?.(tx, id, now)
  await recordCampaignAct(tx, campaign, act, { adminEmail, now })
  return campaign
}

export const recordCampaignAct = (
  tx: Transaction,
  { id, subject }: Pick<Campaign, 'id' | 'subject'>,
  act: RecordedCampaignAct,
  { adminEmail, now, ...after }: Actor & { receivers?: number; at?: string },
): Promise<void> =>
  recordAct(tx, {
    adminEmail,
    action: `EMAIL_${act}`,
    row: { model: 'Campaign', id },
    userId: null,
    after: { subject, ...after },
    now,
  })
