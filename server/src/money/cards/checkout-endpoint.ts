import { clubDay } from '@touchline/domain/club-clock.ts'
import { LANGUAGES } from '@touchline/domain/languages.ts'
import { CARD_CHOICES, noCardServiceRefusal } from '@touchline/domain/money/card-payment.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Authenticate } from '../../graphql/authenticate.ts'
import type { Service } from '../../graphql/context.ts'
import { refuse } from '../../graphql/errors.ts'
import { keepable } from '../../graphql/identify.ts'
import { forThemselves } from '../../identity/own-account.ts'
import { tooMany } from '../../limits/limit-routes.ts'
import type { Cards } from './card-service.ts'
import { lookUpPayment, NoCardService, openCheckout } from './checkout.ts'

const SMALL_BODY = 1024

const Choice = z.object({
  what: z.enum(CARD_CHOICES),
  itemId: z.string().max(200).nullable().default(null),
  month: z.string().max(7).nullable().default(null),
  language: z.enum(LANGUAGES).default('en'),
})

/**
 * `POST /account/card-payments` opens a checkout page for what a family has chosen to pay, and returns its address;
 * `GET …/{id}` returns the state of the payment when the family comes back.
 */
export function checkoutEndpoint(
  app: FastifyInstance,
  service: Service,
  authenticate: Authenticate,
  cards: Cards,
): void {
  const handle = forThemselves(service, authenticate)
  app.post(
    '/account/card-payments',
    { bodyLimit: SMALL_BODY },
    handle(async ({ userId, email }, reply, request) => {
      const { data: choice } = Choice.safeParse(request.body)
      if (!choice) return reply.code(400).send({ message: 'Please choose what to pay.' })
      if (userId === null) return refuse({ code: 'NO_RECORD', message: 'Please open your profile first.' })
      const exceeded = service.limits.charge('checkouts', { account: email })
      if (exceeded) return tooMany(request, reply, exceeded)
      try {
        return { url: await openCheckout(cards, userId, choice, clubDay(service.now())) }
      } catch (error) {
        if (!(error instanceof NoCardService)) throw error
        return refuse(noCardServiceRefusal())
      }
    }),
  )
  app.get<{ Params: { id: string } }>(
    '/account/card-payments/:id',
    { exposeHeadRoute: false },
    handle(async ({ userId }, reply, { params }: FastifyRequest<{ Params: { id: string } }>) => {
      const payment = userId && (await lookUpPayment(cards, userId, keepable(params.id)))
      if (!payment) return reply.code(404).send({ message: 'There is no such payment.' })
      return { state: payment.state, cents: payment.cents }
    }),
  )
}
