import type { PasswordPurpose } from '@touchline/domain/identity/password-purpose.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Authenticate, NotAuthenticated } from '../graphql/authenticate.ts'
import type { Caller } from '../graphql/caller.ts'
import type { Service } from '../graphql/context.ts'
import { Refusal } from '../graphql/errors.ts'
import { IMPERSONATION_HEADER, identify } from '../graphql/identify.ts'
import type { Transaction } from '../postgres/pool.ts'
import { takePasswordProof } from './user-pool/password-proof.ts'

/** A caller who acts on their own account. */
export interface OwnAccount {
  email: string
  userId: string | null
  caller: Caller
}

type Work<Request extends FastifyRequest> = (
  person: OwnAccount,
  reply: FastifyReply,
  request: Request,
) => Promise<object>

/** Runs only for the person themselves, not for an administrator viewing as them or an access token. */
export const forThemselves =
  (service: Service, authenticate: Authenticate) =>
  <Request extends FastifyRequest>(work: Work<Request>) =>
  async (request: Request, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store')
    try {
      return await work(await signedIn(service, authenticate, request), reply, request)
    } catch (error) {
      if (error instanceof Refusal) {
        const { code, message, sentence, facts } = error
        return reply.code(409).send({ code, message, ...(sentence && { sentence, facts }) })
      }
      if (!(error instanceof NotAuthenticated)) throw error
      return reply.code(401).send({ code: 'NOT_SIGNED_IN', message: error.message })
    }
  }

async function signedIn(
  { sql, now }: Service,
  authenticate: Authenticate,
  request: FastifyRequest,
): Promise<OwnAccount> {
  const { authorization } = request.headers
  if (authorization === undefined) throw new NotAuthenticated('Please sign in first.')
  if (request.headers[IMPERSONATION_HEADER] !== undefined)
    throw new NotAuthenticated('This is not possible while you view the site as somebody else.')
  const { caller, myUserId } = await identify(sql, await authenticate({ authorization }), now())
  if (caller.role === 'VISITOR' || caller.accessToken !== null || caller.email === null)
    throw new NotAuthenticated('Please sign in first.')
  return { email: caller.email, userId: myUserId, caller }
}

/** Whether they have just re-entered their password for this; accounts of an outside pool do not need to. */
export const isProved = async (
  tx: Transaction,
  { session }: Caller,
  { purpose, now }: { purpose: PasswordPurpose; now: Date },
): Promise<boolean> => session === null || takePasswordProof(tx, { sessionId: session, purpose, now })

export const askPasswordAgain = (reply: FastifyReply): FastifyReply =>
  reply.code(403).send({ code: 'PASSWORD_AGAIN', message: 'Please enter your password again.' })
