import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Authenticate, NotAuthenticated } from '../graphql/authenticate.ts'
import type { Caller } from '../graphql/caller.ts'
import type { Service } from '../graphql/context.ts'
import { IMPERSONATION_HEADER, identify } from '../graphql/identify.ts'
import { inTransaction } from '../graphql/write/in-transaction.ts'
import { countAttempt } from '../identity/user-pool/attempts.ts'
import { takePasswordProof } from '../identity/user-pool/password-proof.ts'
import type { Transaction } from '../postgres/pool.ts'
import { closeOwnAccount, previewClosing } from './close-own-account.ts'
import { gatherOwnData } from './gather-own-data.ts'

const SMALL_BODY = 1024

/**
 * What somebody may ask about themselves: `GET /account/closing` says what closing the account would do, `POST
 * /account/data` answers with all that is held about them. `POST /account/closing` is for those whose account is
 * elsewhere; our own pool does the same with `DeleteUser`.
 */
export function ownDataEndpoint(app: FastifyInstance, service: Service, authenticate: Authenticate): void {
  const { sql, now, links } = service
  const handle =
    (work: (person: Person, reply: FastifyReply) => Promise<object>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store')
      try {
        return await work(await signedIn(service, authenticate, request), reply)
      } catch (error) {
        if (!(error instanceof NotAuthenticated)) throw error
        return reply.code(401).send({ code: 'NOT_SIGNED_IN', message: error.message })
      }
    }
  app.get(
    '/account/closing',
    { exposeHeadRoute: false },
    handle(({ email }) => previewClosing(sql, { email, now: now(), links })),
  )
  app.post(
    '/account/closing',
    { bodyLimit: SMALL_BODY },
    handle(({ email, caller }, reply) =>
      inTransaction(sql, async (tx) => {
        if (caller.session !== null)
          return reply.code(400).send({ code: 'OWN_POOL', message: 'Close this account where you sign in.' })
        return closeOwnAccount(tx, { email, now: now(), links })
      }),
    ),
  )
  app.post(
    '/account/data',
    { bodyLimit: SMALL_BODY },
    handle(({ email, userId, caller }, reply) =>
      inTransaction(sql, async (tx): Promise<object> => {
        if (!(await isProved(tx, caller, now())))
          return reply
            .code(403)
            .send({ code: 'PASSWORD_AGAIN', message: 'Please enter your password again.' })
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

interface Person {
  email: string
  userId: string | null
  caller: Caller
}

/** The person themselves: nobody in their shoes, and no program with an access token. */
async function signedIn(
  { sql, now }: Service,
  authenticate: Authenticate,
  request: FastifyRequest,
): Promise<Person> {
  const { authorization } = request.headers
  if (authorization === undefined) throw new NotAuthenticated('Please sign in first.')
  if (request.headers[IMPERSONATION_HEADER] !== undefined)
    throw new NotAuthenticated('This is not possible while you view the site as somebody else.')
  const { caller, myUserId } = await identify(sql, await authenticate({ authorization }), now())
  if (caller.role === 'VISITOR' || caller.accessToken !== null || caller.email === null)
    throw new NotAuthenticated('Please sign in first.')
  return { email: caller.email, userId: myUserId, caller }
}

/** An account of an outside pool follows that pool's own rules. */
const isProved = async (tx: Transaction, { session }: Caller, now: Date) =>
  session === null || takePasswordProof(tx, { sessionId: session, purpose: 'DOWNLOAD_DATA', now })
