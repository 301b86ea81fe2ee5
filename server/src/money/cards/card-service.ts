import type Stripe from 'stripe'
import type { JobLog } from '../../jobs/job.ts'
import type { Sql } from '../../postgres/pool.ts'
import type { SiteLinks } from '../../site-links.ts'
import type { CardConfig } from './card-config.ts'

/** The card service's client, and what is needed to book its events. */
export interface Cards {
  stripe: Stripe
  webhookSecret: string
  sql: Sql
  now: () => Date
  links: SiteLinks
  log: JobLog
}

const PATIENCE_MS = 8_000

/** The client is loaded only if there are keys. */
export async function openStripe({ secretKey, api }: CardConfig): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe')
  return new StripeClient(secretKey, {
    timeout: PATIENCE_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(api && {
      host: api.hostname,
      port: api.port,
      protocol: api.protocol === 'http:' ? 'http' : 'https',
    }),
  })
}

/** The parts of an API error that may be logged: neither the request nor our credentials. */
export function loggable(error: unknown): object {
  const { type, code, statusCode, requestId, message } = Object(error)
  return { type, code, statusCode, requestId, message: withoutKeys(String(message)) }
}

const withoutKeys = (text: string): string =>
  text.replace(/\b((sk|rk)_(test|live)|whsec)_[\w*+/=-]+/g, '$1_…')
