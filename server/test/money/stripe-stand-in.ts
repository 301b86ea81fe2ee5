import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CardConfig } from '../../src/money/cards/card-config.ts'

const WEBHOOK_SECRET = 'whsec_a_secret_between_two_servers'
const SECRET_KEY = 'sk_test_standing_in_for_stripe'

/** Nothing listens there, for tests that look only at our side. */
export const CARDS_NOWHERE: CardConfig = {
  secretKey: SECRET_KEY,
  webhookSecret: WEBHOOK_SECRET,
  api: new URL('http://127.0.0.1:9'),
}

export interface Session {
  id: string
  object: 'checkout.session'
  url: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  amount_total: number
  currency: string
  client_reference_id: string
  payment_intent: string | null
  customer_details: { name: string } | null
  success_url: string
  cancel_url: string
  /** Everything requested, as it arrived. */
  asked: Record<string, string>
}

export interface Refund {
  id: string
  object: 'refund'
  amount: number
  currency: string
  payment_intent: string
  status: 'pending' | 'succeeded' | 'failed'
  metadata: Record<string, string>
}

/** A server that speaks the parts of Stripe's API that we use, with a page where a family pays. */
export class StripeStandIn {
  readonly sessions = new Map<string, Session>()
  readonly refunds: Refund[] = []
  /** The status it answers to everything, while set. */
  failsWith: number | null = null
  /** Whether it still lists payments even then. */
  isListing = false
  /** Where it reports a payment, besides redirecting the payer. */
  webhook: string | null = null
  /** Runs while a client waits for an answer. */
  beforeAnswer: () => Promise<void> = async () => {}
  readonly #answers = new Map<string, unknown>()
  #last = 0
  readonly #server = createServer((request, response) => {
    this.#answer(request, response).catch((error) => response.writeHead(500).end(String(error)))
  })

  async start(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#server.listen(0, '127.0.0.1', resolve)
    await promise
  }

  async stop(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#server.close(() => resolve())
    this.#server.closeAllConnections()
    await promise
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  get config(): CardConfig {
    return { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, api: new URL(this.url) }
  }

  get environment(): NodeJS.ProcessEnv {
    return { STRIPE_SECRET_KEY: SECRET_KEY, STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET, STRIPE_API: this.url }
  }

  /** Pays as the family would on the page of a session. */
  pay(sessionId: string, name = 'Robin Fraser'): Session {
    const session = this.session(sessionId)
    if (session.status !== 'open') throw new Error(`${sessionId} is ${session.status}.`)
    return Object.assign(session, {
      status: 'complete',
      payment_status: 'paid',
      payment_intent: this.#newId('pi'),
      customer_details: { name },
    })
  }

  session(id: string): Session {
    const session = this.sessions.get(id)
    if (!session) throw new Error(`There is no session ${id}.`)
    return session
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', this.url)
    const form = Object.fromEntries(new URLSearchParams(await textOf(request)))
    const page = pathname.match(/^\/pay\/(\w+)$/)?.[1]
    if (page) return this.#answerPage(page, request.method === 'POST', response)
    const key = String(request.headers['idempotency-key'] ?? this.#newId('call'))
    const isKnown = request.headers.authorization === `Bearer ${SECRET_KEY}`
    const isRefused = this.failsWith && !(this.isListing && request.method === 'GET')
    if (isRefused || !isKnown) return sendJson(response, this.failsWith ?? 401, { error: { message: 'No.' } })
    const answer = this.#answers.get(key) ?? this.#call(`${request.method} ${pathname}`, form, searchParams)
    if (request.method === 'POST') this.#answers.set(key, answer)
    await this.beforeAnswer()
    return sendJson(response, answer ? 200 : 404, answer ?? { error: { message: 'Not there.' } })
  }

  #call(call: string, form: Record<string, string>, asked: URLSearchParams): unknown {
    if (call === 'POST /v1/checkout/sessions') return this.#openSession(form)
    if (call === 'POST /v1/refunds') return this.#refund(form)
    if (call === 'GET /v1/refunds')
      return {
        object: 'list',
        has_more: false,
        data: this.refunds.filter((one) => one.payment_intent === asked.get('payment_intent')),
      }
    const [, id = '', act] = call.match(/^\w+ \/v1\/checkout\/sessions\/(\w+)(\/expire)?$/) ?? []
    const session = this.sessions.get(id)
    if (session && act && session.status === 'open') session.status = 'expired'
    return session
  }

  #openSession(asked: Record<string, string>): Session {
    const id = this.#newId('cs')
    const session: Session = {
      id,
      object: 'checkout.session',
      url: `${this.url}/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: Number(asked['line_items[0][price_data][unit_amount]']),
      currency: asked['line_items[0][price_data][currency]'] ?? '',
      client_reference_id: asked.client_reference_id ?? '',
      payment_intent: null,
      customer_details: null,
      success_url: asked.success_url ?? '',
      cancel_url: asked.cancel_url ?? '',
      asked,
    }
    this.sessions.set(id, session)
    return session
  }

  #refund(asked: Record<string, string>): Refund {
    const refund: Refund = {
      id: this.#newId('re'),
      object: 'refund',
      amount: Number(asked.amount),
      currency: 'cad',
      payment_intent: asked.payment_intent ?? '',
      status: 'pending',
      metadata: { cardRefund: asked['metadata[cardRefund]'] ?? '' },
    }
    this.refunds.push(refund)
    return refund
  }

  async #answerPage(id: string, isPaid: boolean, response: ServerResponse): Promise<void> {
    const session = this.session(id)
    if (isPaid) {
      this.pay(id)
      if (this.webhook) await this.send(this.webhook, 'checkout.session.completed', session)
      response.writeHead(303, { location: session.success_url }).end()
      return
    }
    const amount = (session.amount_total / 100).toFixed(2)
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(
        `<!doctype html><html lang="en"><title>Checkout</title><h1>Pay $${amount}</h1><form method="post"><button>Pay</button></form>`,
      )
  }

  /** Reports an event, signed, and returns the answer. */
  async send(to: string, type: string, object: object, created = Date.now() / 1000): Promise<Response> {
    const body = JSON.stringify({
      id: this.#newId('evt'),
      object: 'event',
      type,
      created: Math.floor(created),
      data: { object },
    })
    return fetch(to, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signatureOf(body) },
      body,
    })
  }

  #newId(kind: string): string {
    this.#last += 1
    return `${kind}_${this.#last}_${process.pid}`
  }
}

/** Signs the way the service does. */
export function signatureOf(body: string, secret = WEBHOOK_SECRET, at = Date.now()): string {
  const seconds = Math.floor(at / 1000)
  const hash = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${hash}`
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
