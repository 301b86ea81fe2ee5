import type { Receivers } from '@touchline/domain/mail/receivers.ts'
import { callJob } from '../../jobs/job.ts'
import type { Transaction } from '../../postgres/pool.ts'

export const CAMPAIGN_JOB = 'campaigns'

/**
 * Stores all recipients in one statement, so that nobody is left out or listed twice, even after a crash. The family's
 * field values are stored with each.
 */
export async function startCampaign(
  tx: Transaction,
  id: string,
  { receivers, leftOut }: Receivers,
  now: Date,
): Promise<void> {
  await tx`
    insert into campaign_receivers
      (id, campaign_id, position, user_id, household, name, address, language, field_values)
    select gen_random_uuid()::text, ${id}, n, one->>'userId', one->>'household', one->>'name', one->>'email',
      one->>'language', one->'values'
    from json_array_elements(${JSON.stringify(receivers)}::text::json) with ordinality as list(one, n)`
  await tx`
    update campaigns set status = 'SENDING', started_at = ${now}, updated_at = ${now}, send_at = null, problem = null,
      left_out = ${JSON.stringify(leftOut)}::text::json
    where id = ${id}`
  await callJob(tx, CAMPAIGN_JOB)
}
