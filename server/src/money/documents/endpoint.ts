import { setImmediate as others } from 'node:timers/promises'
import { languageToRead } from '@touchline/domain/families/home-languages.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isLacking } from '../../graphql/access.ts'
import { type Authenticate, NotAuthenticated } from '../../graphql/authenticate.ts'
import { accountOf } from '../../graphql/charge-request.ts'
import type { Service } from '../../graphql/context.ts'
import { type Identified, identify, inWhoseName, keepable } from '../../graphql/identify.ts'
import { tooMany } from '../../limits/limit-routes.ts'
import { Turns } from '../../turns.ts'
import { familyUserIds } from '../../users/family-users.ts'
import {
  accountOfPlace,
  accountWith,
  loadFundLetter,
  loadReceipt,
  loadStatement,
  type PdfFile,
} from './load-documents.ts'

/**
 * A family's documents as PDF, for its guardians and for the desk: `GET /account/receipts/{entry}`, `GET
 * /account/fund-letters/{place}` and `GET /account/statements/{year}`, with `?user=` for the desk. Receipts and
 * statements take `?language=` (Y-23). Another family's documents are answered with 404.
 */
export function documentsEndpoint(app: FastifyInstance, service: Service, authenticate: Authenticate): void {
  const { sql, now } = service
  const answer = answering(service, authenticate)
  type Entry = { Params: { entry: string }; Querystring: InLanguage }
  app.get<Entry>(
    '/account/receipts/:entry',
    { exposeHeadRoute: false },
    answer(async (who, { params, query: { language } }: FastifyRequest<Entry>) => {
      const id = keepable(params.entry)
      const owner = await accountWith(sql, id)
      return owner !== null && (await mayRead(service, who, owner))
        ? loadReceipt(sql, id, languageToRead(language))
        : null
    }),
  )
  app.get<{ Params: { place: string } }>(
    '/account/fund-letters/:place',
    { exposeHeadRoute: false },
    answer(async (who, { params: { place } }: FastifyRequest<{ Params: { place: string } }>) => {
      const id = keepable(place)
      const owner = await accountOfPlace(sql, id)
      return owner !== null && (await mayRead(service, who, owner)) ? loadFundLetter(sql, id, now()) : null
    }),
  )
  type Year = { Params: { year: string }; Querystring: InLanguage & { user?: string } }
  app.get<Year>(
    '/account/statements/:year',
    { exposeHeadRoute: false },
    answer(async (who, { params, query }: FastifyRequest<Year>) => {
      const userId = typeof query.user === 'string' ? keepable(query.user) : who.myUserId
      if (!/^\d{4}$/.test(params.year) || userId === null || !(await mayRead(service, who, userId)))
        return null
      const language = languageToRead(query.language)
      return loadStatement(sql, { userId, year: Number(params.year), now: now(), language })
    }),
  )
}

/** An unknown language counts as English. */
interface InLanguage {
  language?: string
}

/** The same rule as for `User.ledger`: guardians who share the account, and administrators with permission. */
async function mayRead({ sql }: Service, { caller, myUserId }: Identified, owner: string): Promise<boolean> {
  const isLedgerClosed = isLacking(modelNamed('User'), 'ledger', caller)
  if (caller.role === 'ADMIN' && !isLedgerClosed) return true
  if (caller.impersonation && isLedgerClosed) return false
  return myUserId !== null && (await familyUserIds(sql, myUserId)).includes(owner)
}

/** Rendering a PDF blocks the event loop, so render one at a time and let other requests run in between. */
const turns = new Turns({ atOnce: 1 })

type Read<Request extends FastifyRequest> = (who: Identified, request: Request) => Promise<PdfFile | null>

const answering =
  (service: Service, authenticate: Authenticate) =>
  <Request extends FastifyRequest>(read: Read<Request>) =>
  async (request: Request, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store')
    try {
      const who = await whoAsks(service, authenticate, request)
      const exceeded = service.limits.charge('documents', { account: accountOf(who.caller) })
      if (exceeded) return tooMany(request, reply, exceeded)
      const file = await turns.run(async () => {
        await others()
        return read(who, request)
      })
      if (!file) return reply.code(404).send({ code: 'NOT_FOUND', message: 'There is no such document.' })
      return reply
        .header('content-disposition', `inline; filename="${file.filename}"`)
        .type('application/pdf')
        .send(file.content)
    } catch (error) {
      if (!(error instanceof NotAuthenticated)) throw error
      return reply.code(401).send({ code: 'NOT_SIGNED_IN', message: error.message })
    }
  }

async function whoAsks(
  service: Service,
  authenticate: Authenticate,
  { headers }: FastifyRequest,
): Promise<Identified> {
  const { authorization } = headers
  if (authorization === undefined) throw new NotAuthenticated('Please sign in first.')
  const caller = await authenticate({ authorization })
  if (caller.role === 'VISITOR' || caller.accessToken !== null)
    throw new NotAuthenticated('Please sign in first.')
  return identify(service.sql, await inWhoseName(service, caller, headers), service.now())
}
