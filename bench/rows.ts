import { copyOfClub, withClubs } from './clubs.ts'
import type { Target } from './load.ts'
import { type Raced, race, ratio } from './race.ts'
import { creates, gets, type Sides, searches, updates, type Ways } from './row-targets.ts'
import { startBoth, startPeer } from './start-both.ts'
import { atLeast, type Line, noted } from './summary.ts'

const REGISTRATIONS = 10_000
const FAMILIES = REGISTRATIONS / 4
const CONNECTIONS = 16
const COUNT = 1_000
const PEOPLE = 200
/**
 * The bundled PostgreSQL has sixty connections for all four; the floor sends several statements at a time through each.
 */
const PEER_CONNECTIONS = 12
const FLOOR_CONNECTIONS = 8

type Sided = Record<'ours' | 'floor' | 'peer', Raced> & { keeper?: Raced }

/**
 * A desk search, one row, a new row and a changed one: ours, the floor and PostGraphile in turns. Writes are compared
 * with PostGraphile both with what a club needs and bare.
 */
export const printRowTable = () =>
  withClubs(async (clubOf) => {
    const databaseUrl = await clubOf(REGISTRATIONS)
    const copy = await copyOfClub(databaseUrl)
    const { touchline, floor, sign, stop } = await startBoth(databaseUrl, FLOOR_CONNECTIONS)
    const peer = await startPeer(databaseUrl, { connections: PEER_CONNECTIONS })
    const keeper = await startPeer(copy, { connections: PEER_CONNECTIONS, keepsHistory: true })
    try {
      const people = await Promise.all(
        Array.from({ length: PEOPLE }, (_, n) => sign(`desk${n}@example.org`, ['pmfcadmin'])),
      )
      const families = await Promise.all(
        people.map((_, n) => sign(`family${Math.floor(n / 2)}@example.org`, [])),
      )
      const ours = (tokens: string[]) => (n: number, body: Target['body']) => ({
        url: `${touchline.url}/graphql`,
        headers: { authorization: tokens[n] as string },
        body,
      })
      const raced = await raceRows({
        people: PEOPLE,
        ours: ours(people),
        oursAsFamily: ours(families),
        floor: (path, variables) => ({
          url: floor.url + path,
          body: () => JSON.stringify({ variables: variables() }),
        }),
        peer: asked(peer.url),
        keeper: asked(keeper.url),
      })
      printTable(raced)
      return raced.flatMap(linesOf)
    } finally {
      await peer.stop()
      await keeper.stop()
      await stop()
    }
  })

const asked = (url: string) => (query: string, variables: () => object) => ({
  url: `${url}/graphql`,
  body: () => JSON.stringify({ query, variables: variables() }),
})

async function raceRows(ways: Ways): Promise<[string, Sided][]> {
  const rows: Record<string, Sides> = {
    'search at the desk': await searches(ways, FAMILIES),
    'get a player': gets(ways),
    'create a program': creates(ways),
    'update a player (as its family)': updates(ways),
  }
  const raced: [string, Sided][] = []
  for (const [row, { keeper, ...others }] of Object.entries(rows)) {
    const loads: Sided = keeper
      ? await race({ ...others, keeper }, CONNECTIONS, COUNT)
      : await race(others, CONNECTIONS, COUNT)
    raced.push([row, loads])
  }
  return raced
}

function printTable(raced: [string, Sided][]): void {
  console.log(
    `
Requests a second. We check who asks and may, note what changed and tell who listens. The floor and the bare PostGraphile do
not; the one with a history notes and tells, by triggers, and asks nobody who they are.`,
  )
  console.table(
    raced.map(([row, { ours, floor, peer, keeper }]) => ({
      row,
      ours: Math.round(ours.perSecond),
      floor: Math.round(floor.perSecond),
      'PostGraphile 5, bare': Math.round(peer.perSecond),
      'with a history': keeper ? Math.round(keeper.perSecond) : '',
      'to the floor': ratio(ours, floor).toFixed(2),
      'to the bare one': ratio(ours, peer).toFixed(2),
      'to the one with a history': keeper ? ratio(ours, keeper).toFixed(2) : '',
    })),
  )
}

const linesOf = ([row, { ours, floor, peer, keeper }]: [string, Sided]): Line[] => {
  const toBare = ratio(ours, peer)
  const toFloor = noted(`${row}, to the floor`, ratio(ours, floor))
  if (!keeper) return [toFloor, atLeast(`${row}, to PostGraphile 5`, toBare, 1)]
  return [
    toFloor,
    noted(`${row}, to PostGraphile 5, bare`, toBare),
    atLeast(`${row}, to PostGraphile 5 with a history`, ratio(ours, keeper), 1),
  ]
}
