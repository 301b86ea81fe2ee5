import type { RecordedCampaignAct } from '@touchline/domain/audit/audit-actions.ts'
import { CAMPAIGN_STATUSES } from '@touchline/domain/mail/campaign.ts'
import * as z from 'zod'
import { actOnCampaign } from '../mail/campaigns/campaign-acts.ts'
import { findCampaign } from '../mail/campaigns/campaign-store.ts'
import { removeDraft, saveDraft } from '../mail/campaigns/save-draft.ts'
import { sendCampaign } from '../mail/campaigns/send-campaign.ts'
import { draftBody, LARGEST_DRAFT } from './campaign-draft.ts'
import { Id, Instant, SeenVersion } from './inputs.ts'
import { conflict, notFound, RestRefusal } from './refusal.ts'
import { type RestContext, type Route, route } from './route.ts'

const gone = () => notFound('CAMPAIGN_NOT_FOUND', 'This email no longer exists.')

/** The state of an email after an action. */
const Standing = z
  .object({ id: z.string(), status: z.enum(CAMPAIGN_STATUSES), version: z.int() })
  .meta({ id: 'CampaignStanding' })

async function standing({ pool: { sql } }: RestContext, id: string) {
  const campaign = await findCampaign(sql, id)
  if (!campaign) throw gone()
  return { id, status: campaign.status, version: campaign.version }
}

const save = route({
  method: 'put',
  path: '/campaigns/{id}',
  summary: 'Keep a draft under an id that the browser has made; sent twice it is one',
  input: { params: { id: Id }, body: { ...draftBody, version: SeenVersion.nullable() } },
  largestBody: LARGEST_DRAFT,
  output: Standing,
  async handler(context, { params: { id }, body }) {
    const { adminEmail: by } = context
    const { sql, now } = context.pool
    const result = await saveDraft(sql, { ...body, id, by, now: now() })
    switch (result) {
      case 'SAVED':
        return standing(context, id)
      case 'NOT_FOUND':
        throw gone()
      case 'NO_DRAFT':
        throw conflict('NO_DRAFT', 'This email is on its way, so it can no longer be changed.')
      case 'CHANGED':
        throw conflict('CHANGED', 'Someone else has changed this email. Reload it to see their version.')
    }
  },
})

const remove = route({
  method: 'delete',
  path: '/campaigns/{id}',
  summary: 'Delete a draft; what was ever sent stays',
  input: { params: { id: Id } },
  output: null,
  async handler({ pool: { sql, now }, adminEmail: by }, { params }) {
    const result = await removeDraft(sql, { id: params.id, by, now: now() })
    if (result === 'NO_DRAFT') throw conflict('NO_DRAFT', 'Only a draft can be deleted.')
  },
})

const send = route({
  method: 'post',
  path: '/campaigns/{id}/send',
  summary: 'Begin to send a draft, now or at a time, if as many get it as was confirmed',
  input: {
    params: { id: Id },
    body: {
      version: SeenVersion,
      count: z.int('Say how many get it.').min(0, 'Say how many get it.'),
      at: Instant.nullable().default(null).describe('Null: at once'),
    },
  },
  output: Standing,
  async handler(context, { params: { id }, body }) {
    const { pool, installation, adminEmail } = context
    if (!installation.canSend)
      throw conflict('NO_MAIL', 'This server has no way to send mail yet: SMTP_URL is not set.')
    const at = body.at === null ? null : new Date(body.at)
    const problem = await sendCampaign(pool.sql, { ...body, id, at, adminEmail, now: pool.now() })
    if (problem === 'NOT_FOUND') throw gone()
    if (problem && 'fields' in problem)
      throw new RestRefusal('ValidationException', 'Please check the marked fields.', {
        code: 'BAD_INPUT',
        ...problem,
      })
    if (problem) throw conflict(problem.refusal.code, problem.refusal.message)
    return standing(context, id)
  },
})

const act = (name: RecordedCampaignAct, summary: string): Route =>
  route({
    method: 'post',
    path: `/campaigns/{id}/${name.toLowerCase()}`,
    summary,
    input: { params: { id: Id } },
    output: Standing,
    async handler(context, { params: { id } }) {
      const { pool, adminEmail } = context
      const done = await pool.sql.begin((tx) => actOnCampaign(tx, id, name, { adminEmail, now: pool.now() }))
      if (!done) throw gone()
      if ('code' in done) throw conflict(done.code, done.message)
      return standing(context, id)
    },
  })

export const campaignRoutes: Route[] = [
  save,
  remove,
  send,
  act('UNSCHEDULE', 'Make a scheduled email a draft again'),
  act('PAUSE', 'Pause an email that is being sent; the one under way arrives'),
  act('RESUME', 'Go on with an email that was paused'),
  act('CANCEL', 'Write to nobody else; those who have the email keep it'),
  act('RETRY', 'Try once more for those for whom it failed'),
]
