import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import type { Service } from '../../graphql/context.ts'
import { readReport } from './delivery-report.ts'
import { returnTokenIn } from './return-address.ts'
import { isReturnToken, takeBackLetter } from './take-back-email.ts'

/** A report brings the letter along, or its head; ours are small. */
const LARGEST_MESSAGE = 1024 * 1024

/**
 * `POST /mail/bounces`: a letter that came back, as the mail host of BOUNCE_ADDRESS got it. Whoever knows the return
 * address of a letter has had it in their hands, so nothing else is asked for; nobody can say anything about others'.
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
        return reply.code(404).send({ message: 'This is no answer to a letter of ours.' })
      const report = await readReport(body)
      if (!report) return { result: 'IGNORED' }
      const isNew = await takeBackLetter(sql, token, report, now())
      return { result: isNew ? report.as : 'KNOWN' }
    })
  })
}
