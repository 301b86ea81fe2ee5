import { makeAuthenticate } from '../server/src/graphql/authenticate.ts'
import { chargeAnswer, chargeArrival, inTurn } from '../server/src/graphql/charge-request.ts'
import { answerHeaders } from '../server/src/http/answer-headers.ts'
import { type BareRoutes, bodyOf, fastifyBehind } from '../server/src/http/bare-routes.ts'
import { networkReader } from '../server/src/limits/client-address.ts'
import { ClientLimits } from '../server/src/limits/client-limits.ts'
import { HeldBytes } from '../server/src/limits/held-bytes.ts'
import { FewAtOnce } from '../server/src/postgres/few-at-once.ts'
import { inTime, openPool } from '../server/src/postgres/pool.ts'
import { readsFrom } from '../server/src/postgres/reads.ts'
import { statements } from './floor-statements.ts'

/**
 * The floor's statements behind our own front door: the same HTTP server, limits, authentication and connections as every
 * request of ours, but no GraphQL and no access rules. What our reads lose to these is what their engine costs.
 */
const { DATABASE_URL = '', TOKEN_KEY_SET = '', TOKEN_ISSUER = '' } = process.env
const LARGEST_BODY = 2 * 1024 * 1024
const now = () => new Date()

const sql = openPool(DATABASE_URL)
const reads = new FewAtOnce(readsFrom(sql))
const headers = answerHeaders({ publicUrl: undefined })
const ownHeaders = {
  ...headers,
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
}
const networkOf = networkReader(['loopback'])
const held = new HeldBytes()
const routes: BareRoutes = new Map()
const app = fastifyBehind(routes, { headers, now, slow: { networkOf, held } }, { logger: { level: 'warn' } })
const limits = new ClientLimits({ sql, now, log: app.log, networkOf, held })
const authenticate = makeAuthenticate({
  apiKey: '',
  keys: JSON.parse(TOKEN_KEY_SET),
  issuer: TOKEN_ISSUER,
  now,
})

for (const [path, text] of Object.entries(statements))
  routes.set(`POST ${path}`, async (request, response) => {
    const body = await bodyOf(request, LARGEST_BODY)
    if (!(body instanceof Buffer)) throw new Error(`The body is ${body}.`)
    const address = networkOf(request)
    chargeArrival({ limits }, address, body.length)
    const caller = await authenticate({ authorization: request.headers.authorization })
    const { variables } = JSON.parse(body.toString('utf8'))
    const values = Object.values<string>(variables)
    const [row] = await inTurn(address, () =>
      inTime(reads.run((sql) => sql.unsafe(text, values, { prepare: true }))),
    )
    const answer = `{"data":${row?.data}}`
    chargeAnswer({ limits }, caller, address, answer)
    response.writeHead(200, { ...ownHeaders, 'content-length': Buffer.byteLength(answer) }).end(answer)
  })

limits.start()
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
console.log('Ready: hand-written statements')
