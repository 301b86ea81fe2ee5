import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import type { Service } from '../../graphql/context.ts'
import { countGuess } from '../../identity/user-pool/attempts.ts'
import type { Sql } from '../../postgres/pool.ts'
import { type Report, readReport } from './delivery-report.ts'
import { countRefusal } from './refusals.ts'
import { returnTokenIn } from './return-address.ts'

/** A report contains the email or its headers, and our emails are small. */
const LARGEST_MESSAGE = 1024 * 1024

/**
 * `POST /mail/bounces`: receives returned emails from the mail host of BOUNCE_ADDRESS. No other authentication is
 * needed, because only somebody who had the email knows its return address, and they can only report on that one.
 */
export function bouncesEndpoint(
  app: FastifyInstance,
  { sql, now }: Service,
  { bounceAddress }: Pick<Config, 'bounceAddress'>,
): void {
  if (!bounceAddress) return
  app.register(async (routes) => {
    routes.addContentTypeParser(
      'message/rfc822',
      { parseAs: 'buffer', bodyLimit: LARGEST_MESSAGE },
      (_request, body, done) => done(null, body),
    )
    routes.post<{ Body: unknown }>('/mail/bounces', async ({ body }, reply) => {
      if (!Buffer.isBuffer(body))
        return reply.code(415).send({ message: 'Send the message as it came, as message/rfc822.' })
      const token = returnTokenIn(body.toString('latin1'), bounceAddress)
      if (!token || !(await isReturnToken(sql, token)))
        return reply.code(404).send({ message: 'This is no answer to an email of ours.' })
      const isWorthReading = await countGuess(sql, [{ kind: 'answers to an email', subject: token }], now())
      const report = isWorthReading ? await readReport(body) : null
      if (!report) return { result: 'IGNORED' }
      const isNew = await takeBackEmail(sql, token, report, now())
      return { result: isNew ? report.as : 'KNOWN' }
    })
  })
}

/** Whether we have sent an email with this return address. */
async function isReturnToken(sql: Sql, token: string): Promise<boolean> {
  const [email] = await sql`select from mail_outbox where return_token = ${token}`
  return email !== undefined
}

/**
 * Records that an email was returned (N-11). False if that is known already, so that a repeated report counts once. A
 * returned email was delivered to a server, so it is never sent again, even if it was not marked as sent.
 */
function takeBackEmail(sql: Sql, token: string, { as, reason }: Report, now: Date): Promise<boolean> {
  const problem = `Bounced: ${reason}`
  return sql.begin(async (tx) => {
    // The sender holds this lock while it hands the email over.
    await tx`select from mail_outbox where return_token = ${token} for update`
    const [email] = await tx<{ id: string; to: string }[]>`
      update mail_outbox set sent_at = coalesce(sent_at, ${now}), failed_at = ${now}, last_error = ${problem}
      where return_token = ${token} and failed_at is null returning id, recipient as to`
    if (!email) return false
    await tx`
      update campaign_receivers set state = 'RETURNED', problem = ${problem}, settled_at = ${now}
      where id = ${email.id}`
    if (as === 'REFUSED') await countRefusal(tx, email.to, { problem, cameBack: true, at: now })
    return true
  })
}
