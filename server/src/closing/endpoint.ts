import type { FastifyInstance } from 'fastify'
import type { Authenticate } from '../graphql/authenticate.ts'
import type { Service } from '../graphql/context.ts'
import { inTransaction } from '../graphql/write/in-transaction.ts'
import { askPasswordAgain, forThemselves, isProved } from '../identity/own-account.ts'
import { countAttempt } from '../identity/user-pool/attempts.ts'
import { tooMany } from '../limits/limit-routes.ts'
import { closeOnce, previewClosing } from './close-own-account.ts'
import { gatherOwnData } from './gather-own-data.ts'

const SMALL_BODY = 1024

/**
 * Requests about one's own data: `GET /account/closing` previews closing the account, and `POST /account/data` returns
 * all data about the user. `POST /account/closing` is for users of an outside pool; our own pool uses `DeleteUser`.
 */
export function ownDataEndpoint(app: FastifyInstance, service: Service, authenticate: Authenticate): void {
  const { sql, now, links, limits } = service
  const handle = forThemselves(service, authenticate)
  app.get(
    '/account/closing',
    { exposeHeadRoute: false },
    handle(async ({ email }, reply, request) => {
      const client = { address: limits.networkOf(request.raw), account: email }
      const exceeded = limits.charge('looks at closing', client)
      return exceeded ? tooMany(request, reply, exceeded) : previewClosing(sql, { email, now: now(), links })
    }),
  )
  app.post(
    '/account/closing',
    { bodyLimit: SMALL_BODY },
    handle(({ email, caller }, reply) =>
      inTransaction(sql, async (tx) => {
        if (caller.session !== null)
          return reply.code(400).send({ code: 'OWN_POOL', message: 'Close this account where you sign in.' })
        return closeOnce(tx, { email, now: now(), links })
      }),
    ),
  )
  app.post(
    '/account/data',
    { bodyLimit: SMALL_BODY },
    handle(({ email, userId, caller }, reply) =>
      inTransaction(sql, async (tx): Promise<object> => {
        if (!(await isProved(tx, caller, { purpose: 'DOWNLOAD_DATA', now: now() })))
          return askPasswordAgain(reply)
        if (!(await countAttempt(tx, { kind: 'downloads', subject: email }, now())))
          return reply.code(429).send({
            code: 'TOO_MANY',
            message: 'You’ve downloaded your data several times. Please wait a while.',
          })
        return gatherOwnData(tx, { email, userId, now: now() })
      }),
    ),
  )
}
