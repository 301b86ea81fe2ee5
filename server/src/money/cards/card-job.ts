import type { Job } from '../../jobs/job.ts'
import type { SiteLinks } from '../../site-links.ts'
import { CARD_JOB } from './book-card-refunds.ts'
import type { CardConfig } from './card-config.ts'
import { type Cards, openStripe } from './card-service.ts'
import { askAgain } from './checkout.ts'
import { sendRefunds } from './send-refunds.ts'
import { type CardPayment, paymentColumns } from './take-session.ts'

const EVERY_TEN_MINUTES = '*/10 * * * *'

/** Sends refunds, and looks up checkouts that have been open for a while, in case a webhook call was lost. */
export const cardJob = (config: CardConfig, links: SiteLinks): Job => ({
  name: CARD_JOB,
  cron: EVERY_TEN_MINUTES,
  async run({ sql, now, log, signal }) {
    const { webhookSecret } = config
    const cards: Cards = { stripe: await openStripe(config), webhookSecret, sql, now, links, log }
    await sendRefunds(cards, signal)
    // Without a session id it cannot be looked up; if it is paid after all, a webhook call will tell.
    await sql`
      update card_payments set state = 'EXPIRED'
      where state = 'OPEN' and session_id is null and opened_at < now() - interval '2 hours'`
    const open = await sql<CardPayment[]>`
      select ${paymentColumns(sql)} from card_payments
      where state = 'OPEN' and session_id is not null and opened_at < now() - interval '10 minutes' order by opened_at`
    for (const payment of open) {
      if (signal.aborted) return
      await askAgain(cards, payment)
    }
  },
})
