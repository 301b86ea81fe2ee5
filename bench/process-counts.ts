import { availableParallelism } from 'node:os'
import { withClubs } from './clubs.ts'
import { type Load, load, type Target } from './load.ts'
import { type Process, production, startProcess } from './processes.ts'
import { completeDataQuery } from './queries.ts'
import { makeSigner, type Sign } from './signer.ts'
import { type Line, noted } from './summary.ts'

const COUNTS = [1, 2, 4]
const REGISTRATIONS = 10_000
const FAMILIES = 200
const CONNECTIONS = 16
const COUNT = 8_000
const ROUNDS = 5

/**
 * The same reads by one, two and four processes on one PostgreSQL, by turns; the best round of each counts. All of them,
 * PostgreSQL and whoever asks share this machine: it shows what a further process brings here, and nothing beyond its cores.
 */
export const printProcessTable = () =>
  withClubs(async (clubOf) => {
    const databaseUrl = await clubOf(REGISTRATIONS)
    const { keys, issuer, sign } = await makeSigner()
    const env = {
      DATABASE_URL: databaseUrl,
      DEMO: '0',
      TOKEN_KEY_SET: keys,
      TOKEN_ISSUER: issuer,
      ...production,
    }
    const servers: Process[] = []
    try {
      for (const _ of Array(Math.max(...COUNTS))) servers.push(await startProcess('server/src/main.ts', env))
      const bodies = await families(sign)
      const best = await measure(servers, bodies)
      const one = best.get(1)?.perSecond ?? Number.NaN
      const cores = availableParallelism()
      console.log(
        `\nComplete data by email, by several processes on one PostgreSQL, on ${cores} cores that all share with whoever asks`,
      )
      console.table(
        COUNTS.map((count) => ({
          processes: count,
          'req/s': Math.round(best.get(count)?.perSecond ?? Number.NaN),
          'p99 ms': best.get(count)?.p99.toFixed(1),
          'to one': ((best.get(count)?.perSecond ?? Number.NaN) / one).toFixed(2),
        })),
      )
      return COUNTS.slice(1).map(
        (count): Line =>
          noted(
            `${count} processes to one, on ${cores} cores`,
            (best.get(count)?.perSecond ?? Number.NaN) / one,
          ),
      )
    } finally {
      for (const server of servers) await server.stop()
    }
  }, false)

type Asked = Pick<Target, 'headers' | 'body'>

const families = (sign: Sign): Promise<Asked[]> =>
  Promise.all(
    Array.from({ length: FAMILIES }, async (_, n) => {
      const email = `family${Math.floor((n * REGISTRATIONS) / 4 / FAMILIES)}@example.org`
      const body = JSON.stringify({ query: completeDataQuery, variables: { email } })
      return { headers: { authorization: await sign(email, []) }, body }
    }),
  )

async function measure(servers: Process[], asked: Asked[]): Promise<Map<number, Load>> {
  const targetsOf = (count: number) =>
    asked.map((one, n) => ({ ...one, url: `${servers[n % count]?.url}/graphql` }))
  // Each process compiles what it is asked for first.
  await load(targetsOf(servers.length), CONNECTIONS, COUNT)
  const best = new Map<number, Load>()
  for (let round = 0; round < ROUNDS; round += 1)
    for (const count of COUNTS) {
      const now = await load(targetsOf(count), CONNECTIONS, COUNT)
      if (now.perSecond > (best.get(count)?.perSecond ?? 0)) best.set(count, now)
    }
  return best
}
