import { type Load, load, type Target } from './load.ts'
import { completeDataQuery, listQuery } from './queries.ts'
import { race } from './race.ts'
import { type Sign, startBoth } from './start-both.ts'

const CONNECTIONS = 16
const FAMILIES = 200

export interface Comparison {
  read: string
  registrations: number
  ours: Load
  floor: Load
  ratio: number
  /** Ours with a few connections only: how long a family waits, not how long the queue is. */
  quiet: Load
}

interface Read {
  read: string
  count: number
  ours: Target[]
  floor: Target[]
}

/** The two reads of the bars, ours and the floor by turns in one run; the best round of each counts. */
export async function compareReads(databaseUrl: string, registrations: number): Promise<Comparison[]> {
  const { touchline, floor, sign, stop } = await startBoth(databaseUrl)
  try {
    const reads = [
      await completeData(touchline.url, floor.url, sign, registrations),
      await playerList(touchline.url, floor.url, sign),
    ]
    const comparisons: Comparison[] = []
    for (const read of reads) comparisons.push({ registrations, ...(await compare(read)) })
    return comparisons
  } finally {
    await stop()
  }
}

/** Each family asks for everything of its own, as a parent: the access rules are part of the statement. */
async function completeData(ours: string, floor: string, sign: Sign, registrations: number): Promise<Read> {
  const families = registrations / 4
  const read: Read = { read: 'complete data by email (as parents)', count: 8_000, ours: [], floor: [] }
  for (let n = 0; n < FAMILIES; n += 1) {
    const email = `family${Math.floor((n * families) / FAMILIES)}@example.org`
    const body = JSON.stringify({ query: completeDataQuery, variables: { email } })
    read.ours.push({ url: `${ours}/graphql`, headers: { authorization: await sign(email, []) }, body })
    read.floor.push({ url: `${floor}/complete`, body: JSON.stringify({ variables: { email } }) })
  }
  return read
}

async function playerList(ours: string, floor: string, sign: Sign): Promise<Read> {
  const variables = { limit: 1000 }
  const authorization = await sign('desk@example.org', ['pmfcadmin'])
  const body = JSON.stringify({ query: listQuery, variables })
  return {
    read: 'list of 1,000 players (as administrator)',
    count: 800,
    ours: [{ url: `${ours}/graphql`, headers: { authorization }, body }],
    floor: [{ url: `${floor}/list`, body: JSON.stringify({ variables }) }],
  }
}

async function compare({ read, count, ours, floor }: Read): Promise<Omit<Comparison, 'registrations'>> {
  const raced = await race({ ours, floor }, CONNECTIONS, count)
  const quiet = await calmest(ours, count / 2)
  return { read, ...raced, ratio: raced.ours.perSecond / raced.floor.perSecond, quiet }
}

/** Of a few rounds the one with the shortest waits: one hiccup of the machine makes a p99. */
async function calmest(targets: Target[], count: number): Promise<Load> {
  const rounds: Load[] = []
  for (let round = 0; round < 5; round += 1) rounds.push(await load(targets, 2, count))
  return rounds.toSorted((a, b) => a.p99 - b.p99)[0] as Load
}
