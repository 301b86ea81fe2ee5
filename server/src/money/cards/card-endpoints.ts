import type { FastifyInstance } from 'fastify'
import type { Authenticate } from '../../graphql/authenticate.ts'
import type { Service } from '../../graphql/context.ts'
import type { SiteLinks } from '../../site-links.ts'
import type { CardConfig } from './card-config.ts'
import { type Cards, openStripe } from './card-service.ts'
import { checkoutEndpoint } from './checkout-endpoint.ts'
import { webhookEndpoint } from './webhook-endpoint.ts'

/** The endpoints for card payments; not registered without keys. */
export async function cardEndpoints(
  app: FastifyInstance,
  service: Service & { links: SiteLinks },
  authenticate: Authenticate,
  config: CardConfig,
): Promise<void> {
  const { sql, now, log, links } = service
  const { webhookSecret } = config
  const cards: Cards = { stripe: await openStripe(config), webhookSecret, sql, now, links, log }
  checkoutEndpoint(app, service, authenticate, cards)
  webhookEndpoint(app, cards)
}
