import { once } from 'node:events'
import { openPool } from '../server/src/postgres/pool.ts'
import { withClubs } from './clubs.ts'
import { startBoth } from './start-both.ts'
import { type Line, noted } from './summary.ts'

const SUBSCRIBERS = 1_000
const CHANGES = 40

const SUBSCRIBE = 'subscription { onUpdateProgram { id name } }'
const CHANGE = `mutation M($input: UpdateProgramInput!) { updateProgram(input: $input) { id _version } }`

interface Frame {
  type: string
  payload?: { data?: { onUpdateProgram?: { name: string } } }
}

/** How long it takes from the button at the desk until a change is on the screens of a thousand visitors. */
export const printRealtimeTable = () =>
  withClubs(async (clubOf) => {
    const databaseUrl = await clubOf(1_000)
    const sql = openPool(databaseUrl, 1)
    const [program] = await sql<{ id: string; version: number }[]>`
      select id, _version as version from programs order by id limit 1`
    await sql.end()
    if (!program) throw new Error('The club has no program.')
    const { touchline, sign, stop } = await startBoth(databaseUrl)
    try {
      const authorization = await sign('desk@example.org', ['pmfcadmin'])
      const change = async (name: string, version: number): Promise<number> => {
        const input = { id: program.id, name, _version: version }
        const answer = await fetch(`${touchline.url}/graphql`, {
          method: 'POST',
          headers: { authorization, 'content-type': 'application/json' },
          body: JSON.stringify({ query: CHANGE, variables: { input } }),
        })
        const { data, errors } = await answer.json()
        if (errors) throw new Error(errors[0].message)
        return data.updateProgram._version
      }
      return await measure(touchline.url, program.version, change)
    } finally {
      await stop()
    }
  })

async function measure(
  url: string,
  firstVersion: number,
  change: (name: string, version: number) => Promise<number>,
): Promise<Line[]> {
  const { amplify } = await (await fetch(`${url}/config.json`)).json()
  let heard: (name: string) => void = () => {}
  const sockets = await subscribers(url, amplify.API.GraphQL.apiKey, (name) => heard(name))
  const [waits, answers]: [number[], number[]] = [[], []]
  let version = firstVersion
  for (let n = 0; n < CHANGES; n += 1) {
    const everybody = Promise.withResolvers<void>()
    let left = SUBSCRIBERS
    const startedAt = performance.now()
    heard = (name) => {
      if (name !== `Change ${n}`) return
      waits.push(performance.now() - startedAt)
      left -= 1
      if (left === 0) everybody.resolve()
    }
    version = await change(`Change ${n}`, version)
    answers.push(performance.now() - startedAt)
    await everybody.promise
  }
  for (const socket of sockets) socket.close()
  console.log(
    `\n${CHANGES} changes at the desk, each to ${SUBSCRIBERS} subscribers; milliseconds from its click`,
  )
  const onScreen = spread(waits)
  console.table({ 'on a screen': onScreen, 'the desk has its answer': spread(answers) })
  const what = `a change on the screens of ${SUBSCRIBERS} subscribers`
  return [noted(`${what}, median`, onScreen.median, ' ms'), noted(`${what}, p99`, onScreen.p99, ' ms')]
}

const spread = (values: number[]) => {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN)
  return { median: at(0.5), p99: at(0.99), slowest: at(1) }
}

/** Sockets whose subscriptions have all been acknowledged. */
async function subscribers(
  url: string,
  apiKey: string,
  onName: (name: string) => void,
): Promise<WebSocket[]> {
  const host = new URL(url).host
  const authorization = { host, 'x-api-key': apiKey }
  const packed = Buffer.from(JSON.stringify(authorization)).toString('base64url')
  const sockets: WebSocket[] = []
  for (let n = 0; n < SUBSCRIBERS; n += 1) {
    const socket = new WebSocket(`${url.replace('http:', 'ws:')}/graphql/realtime`, [
      'graphql-ws',
      `header-${packed}`,
    ])
    await once(socket, 'open')
    const ready = Promise.withResolvers<void>()
    socket.addEventListener('message', ({ data }) => {
      const { type, payload }: Frame = JSON.parse(data)
      if (type === 'start_ack') ready.resolve()
      if (type === 'error') ready.reject(new Error(data))
      const name = payload?.data?.onUpdateProgram?.name
      if (name) onName(name)
    })
    const data = JSON.stringify({ query: SUBSCRIBE })
    socket.send(JSON.stringify({ type: 'connection_init' }))
    socket.send(
      JSON.stringify({ type: 'start', id: String(n), payload: { data, extensions: { authorization } } }),
    )
    await ready.promise
    sockets.push(socket)
  }
  return sockets
}
