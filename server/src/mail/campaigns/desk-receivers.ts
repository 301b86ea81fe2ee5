import type { DeskQuery } from '../../graphql/read/desk-query.ts'
import { type Paged, pageFrom } from '../../graphql/read/page.ts'
import { instantSql } from '../../users/people-found.ts'
import { type ReceiverState, STATE_NOW } from './campaign-store.ts'

interface ReceiversQuery extends Paged {
  id: string
  /** Part of a name or an address. */
  words?: string | null
  state?: ReceiverState | null
}

const WHAT_WENT_WRONG_FIRST: ReceiverState[] = ['FAILED', 'RETURNED', 'SKIPPED', 'QUEUED', 'WAITING', 'SENT']

/** What became of each email to a group, those that did not arrive first. */
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
      coalesce(attempts, 0) as attempts, ${instantSql(sql, sql`settled`)} as at`
    const order = sql`array_position(${WHAT_WENT_WRONG_FIRST}, state_now), position`
    return pageFrom(sql, { select, from, order }, asked)
  },
}
