import type { FastifyInstance } from 'fastify'
import type Stripe from 'stripe'
import type { Cards } from './card-service.ts'
import { takeEvent } from './take-event.ts'

/** The service's events have a few kilobytes. */
const LARGEST_EVENT = 256 * 1024

/**
 * `POST /stripe/webhooks`: events of the card service. Only events that it has signed within the last minutes are
 * read; it repeats each event until we respond with 200.
 */
export function webhookEndpoint(app: FastifyInstance, cards: Cards): void {
  app.register(async (routes) => {
    routes.removeAllContentTypeParsers()
    routes.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: LARGEST_EVENT },
      (_request, body, done) => done(null, body),
    )
    routes.post<{ Body: unknown }>('/stripe/webhooks', async ({ body, headers }, reply) => {
      const event = Buffer.isBuffer(body) ? signedEvent(cards, body, headers['stripe-signature']) : null
      if (!event) return reply.code(400).send({ message: 'This is not signed by the card service.' })
      return { result: await takeEvent(cards, event) }
    })
  })
}

function signedEvent(
  { stripe, webhookSecret }: Cards,
  body: Buffer,
  signature: string | string[] | undefined,
): Stripe.Event | null {
  if (typeof signature !== 'string') return null
  try {
    return stripe.webhooks.constructEvent(body, signature, webhookSecret)
  } catch {
    // Do not tell what is wrong with it, so that an attacker learns nothing.
    return null
  }
}
