import { clubDay } from '@touchline/domain/club-clock.ts'
import { readNotice } from '@touchline/domain/money/bank/e-transfer-notice.ts'
import type { FastifyInstance } from 'fastify'
import { readSettings } from '../../club/load-club.ts'
import type { Service } from '../../graphql/context.ts'
import { plainText } from '../../mail/plain-text.ts'
import { readMessage } from '../../mail/read-message.ts'
import { isSameSecret } from '../../secrets/same-secret.ts'
import { keepNotice } from './keep-lines.ts'
import { type Resolver, verifiedSender } from './verified-sender.ts'

const LARGEST_MESSAGE = 1024 * 1024

/**
 * `POST /mail/incoming/{secret}`: receives emails from the mail host of the club's e-Transfer address. Those about a
 * deposit become bank lines (B-19); others are ignored, so that the host can forward everything.
 */
export function noticesEndpoint(
  app: FastifyInstance,
  { sql, now }: Service,
  secret: string,
  resolver: Resolver,
): void {
  app.register(async (routes) => {
    routes.addContentTypeParser(
      'message/rfc822',
      { parseAs: 'buffer', bodyLimit: LARGEST_MESSAGE },
      (_request, body, done) => done(null, body),
    )
    routes.post<{ Body: unknown; Params: { secret: string } }>(
      '/mail/incoming/:secret',
      async ({ body, params }, reply) => {
        if (!isSameSecret(params.secret, secret))
          return reply.code(404).send({ message: 'There is nothing here.' })
        if (!Buffer.isBuffer(body))
          return reply.code(415).send({ message: 'Send the message as it came, as message/rfc822.' })
        const message = await readMessage(body)
        if (!message) return { result: 'IGNORED' }
        const { subject = '', html, text, date, to = [] } = message
        const notice = readNotice({ subject, text: text ?? plainText(html ?? '') })
        if (!notice) return { result: 'IGNORED' }
        const { etransferTo: payTo } = (await readSettings(sql)).payment
        // A recipient group has no address of its own.
        const receivers = to.map(({ address = '' }) => address)
        const verdict = await verifiedSender(body, { receivers, payTo, now: now(), resolver })
        if (verdict === 'ASK_LATER')
          return reply
            .code(503)
            .header('retry-after', '300')
            .send({ message: 'The signature cannot be looked up now.' })
        const day = dayOf(date, now())
        const isVerified = verdict === 'VERIFIED'
        const isNew = await sql.begin((tx) => keepNotice(tx, { ...notice, day, isVerified }, now()))
        return { result: isNew ? verdict : 'KNOWN' }
      },
    )
  })
}

/** The day of the email, club time, but not in the future. */
function dayOf(date: string | undefined, now: Date): string {
  const sent = new Date(date ?? now)
  return clubDay(Number.isNaN(sent.getTime()) || sent > now ? now : sent)
}
