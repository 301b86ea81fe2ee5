import type { Receivers } from '@touchline/domain/mail/receivers.ts'
import { callJob } from '../../jobs/job.ts'
import type { Transaction } from '../../postgres/pool.ts'

export const CAMPAIGN_JOB = 'campaigns'

/**
 * Writes down everybody who gets the email, in one statement: from here on nobody is forgotten, whatever happens, and
 * nobody is there twice. What each email says about a family is kept with it.
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
