import { availableParallelism } from 'node:os'
import { present } from '@touchline/domain/present.ts'
import { withClubs } from './clubs.ts'
import type { Target } from './load.ts'
import { type Process, production, startProcess } from './processes.ts'
import { completeDataQuery } from './queries.ts'
import { type Raced, race, ratio } from './race.ts'
import { makeSigner, type Sign } from './signer.ts'
import { noted } from './summary.ts'

const COUNTS = [1, 2, 4]
const REGISTRATIONS = 10_000
/** So many that none of them reaches its limit. */
const FAMILIES = 2_000
const CONNECTIONS = 16
const COUNT = 8_000

/**
 * The same reads by one, two and four processes on one PostgreSQL, by turns. All of them, PostgreSQL and the
 * clients share this machine: this shows what another process brings here, and nothing beyond its cores.
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
      const raced = await measure(servers, bodies)
      const by = (count: number) => present(raced[count], 'the rounds of so many processes')
      const toOne = (count: number) => ratio(by(count), by(1))
      const cores = availableParallelism()
      console.log(
        `\nComplete data by email, by several processes on one PostgreSQL, on ${cores} cores that all share with whoever asks`,
      )
      console.table(
        COUNTS.map((count) => ({
          processes: count,
          'req/s': Math.round(by(count).perSecond),
          'p99 ms': by(count).p99.toFixed(1),
          'to one': toOne(count).toFixed(2),
        })),
      )
      return COUNTS.slice(1).map((count) =>
        noted(`${count} processes to one, on ${cores} cores`, toOne(count)),
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

/** By turns, each as often as the others. */
async function measure(servers: Process[], asked: Asked[]): Promise<Record<string, Raced>> {
  const targetsOf = (count: number) =>
    asked.map((one, n) => ({ ...one, url: `${servers[n % count]?.url}/graphql` }))
  return race(Object.fromEntries(COUNTS.map((count) => [count, targetsOf(count)])), CONNECTIONS, COUNT)
}
