import { withClubs } from './clubs.ts'
import type { Load, Target } from './load.ts'
import { race } from './race.ts'
import { creates, gets, type Sides, searches, updates, type Ways } from './row-targets.ts'
import { startBoth, startPeer } from './start-both.ts'
import { atLeast, type Line, noted } from './summary.ts'

const REGISTRATIONS = 10_000
const FAMILIES = REGISTRATIONS / 4
const CONNECTIONS = 16
const COUNT = 1_000
const PEOPLE = 200

type Raced = Record<keyof Sides, Load>

/** A search of the desk, one row, a new one and a changed one: ours, the floor and PostGraphile by turns. */
export const printRowTable = () =>
  withClubs(async (clubOf) => {
    const databaseUrl = await clubOf(REGISTRATIONS)
    const { touchline, floor, sign, stop } = await startBoth(databaseUrl)
    const peer = await startPeer(databaseUrl)
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
        peer: (query, variables) => ({
          url: `${peer.url}/graphql`,
          body: () => JSON.stringify({ query, variables: variables() }),
        }),
      })
      printTable(raced)
      return raced.flatMap(linesOf)
    } finally {
      await peer.stop()
      await stop()
    }
  })

async function raceRows(ways: Ways): Promise<[string, Raced][]> {
  const rows: Record<string, Sides> = {
    'search at the desk': await searches(ways, FAMILIES),
    'get a player': gets(ways),
    'create a program': creates(ways),
    'update a player (as its family)': updates(ways),
  }
  const raced: [string, Raced][] = []
  for (const [row, sides] of Object.entries(rows)) raced.push([row, await race(sides, CONNECTIONS, COUNT)])
  return raced
}

function printTable(raced: [string, Raced][]): void {
  console.log(
    '\nRequests a second. We check who asks and may, and note and tell what changed; the floor and PostGraphile do not',
  )
  console.table(
    raced.map(([row, { ours, floor, peer }]) => ({
      row,
      ours: Math.round(ours.perSecond),
      floor: Math.round(floor.perSecond),
      'PostGraphile 5': Math.round(peer.perSecond),
      'to the floor': (ours.perSecond / floor.perSecond).toFixed(2),
      'to PostGraphile 5': (ours.perSecond / peer.perSecond).toFixed(2),
    })),
  )
}

const linesOf = ([row, { ours, floor, peer }]: [string, Raced]): Line[] => [
  noted(`${row}, to the floor`, ours.perSecond / floor.perSecond),
  atLeast(`${row}, to PostGraphile 5`, ours.perSecond / peer.perSecond, 1),
]
