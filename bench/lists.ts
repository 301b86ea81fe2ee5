import { withClubs } from './clubs.ts'
import { listRequests } from './list-requests.ts'
import { type Load, load, type Target } from './load.ts'
import { type Raced, race, ratio } from './race.ts'
import { startBoth } from './start-both.ts'
import { atLeast, atMost } from './summary.ts'

const SMALL = 5_000
const LARGE = 1_000_000
const SEARCHES = 50
const COUNT = 1_000
/** Limits a round, because a list that takes a tenth of a second must not take an hour. */
const ROUND_MS = 3_000
const CONNECTIONS = 16
const BAR = 0.8
const GROWTH_BAR = 1.5
/** A few volunteers at the desk, since this measures how long they wait, not how long the queue is. */
const VOLUNTEERS = 2

interface Comparison {
  list: string
  registrations: number
  ours: Raced
  handWritten: Raced
  floor: Raced
  quiet: Load
}

/** The desk's lists with a search, compared with one hand-written statement each, and how they grow with the club. */
export const printListTable = () =>
  withClubs(async (clubOf) => {
    const small = await compareLists(await clubOf(SMALL), SMALL)
    const large = await compareLists(await clubOf(LARGE), LARGE)
    const rows = [...small, ...large]
    const growths = small.map(({ quiet }, n) => (large[n] as Comparison).quiet.p99 / quiet.p99)
    console.log(
      `\nA search at the desk against a hand-written statement behind the same front door, and against bare node:http; the bar is ${BAR}`,
    )
    console.table(
      rows.map(({ list, registrations, ours, handWritten, floor }) => ({
        list,
        registrations: registrations.toLocaleString('en-CA'),
        'ours req/s': Math.round(ours.perSecond),
        'hand-written req/s': Math.round(handWritten.perSecond),
        'bare req/s': Math.round(floor.perSecond),
        ratio: ratio(ours, handWritten).toFixed(2),
        'to bare': ratio(ours, floor).toFixed(2),
      })),
    )
    console.log(
      `\nGrowth from 5,000 to 1,000,000 registrations, p99 of the same searches; the bar is ${GROWTH_BAR}`,
    )
    console.table(
      small.map(({ list, quiet }, n) => ({
        list,
        'p99 ms small': quiet.p99.toFixed(2),
        'p99 ms large': large[n]?.quiet.p99.toFixed(2),
        ratio: growths[n]?.toFixed(2),
      })),
    )
    const least = (to: 'handWritten' | 'floor') => Math.min(...rows.map((row) => ratio(row.ours, row[to])))
    const slowest = `the slowest of ${rows.length} desk searches`
    return [
      atLeast(`${slowest}, to a hand-written statement`, least('handWritten'), BAR),
      atLeast(`${slowest}, to the same on bare node:http`, least('floor'), BAR),
      atMost('desk searches, p99 of 1,000,000 to 5,000, the worst', Math.max(...growths), GROWTH_BAR),
    ]
  })

async function compareLists(databaseUrl: string, registrations: number): Promise<Comparison[]> {
  const { touchline, floor, startHandWritten, sign, stop } = await startBoth(databaseUrl)
  try {
    const handWritten = await startHandWritten()
    // The number of a later family is not the prefix of another, so each search finds one, however large the club.
    const first = registrations / 4 / 5
    const families = Array.from(
      { length: SEARCHES },
      (_, n) => `family${first + Math.floor((n * first * 4) / SEARCHES)}`,
    )
    // A different volunteer searches for each family, since one alone may not send that many requests a minute.
    const signedIn = (name: string) =>
      Promise.all(
        families.map(async (_, n) => ({
          authorization: await sign(`${name}${n}@example.org`, ['pmfcadmin']),
        })),
      )
    const [volunteers, others] = [await signedIn('desk'), await signedIn('other')]
    const comparisons: Comparison[] = []
    for (const [list, { body, values }] of Object.entries(listRequests)) {
      const bodies = await Promise.all(families.map(body))
      const ours = bodies.map(
        (body, n): Target => ({ url: `${touchline.url}/graphql`, headers: volunteers[n] ?? {}, body }),
      )
      const statementAt = (url: string, callers: Target['headers'][] = []) =>
        families.map(
          (family, n): Target => ({
            url: `${url}/search/${list}`,
            headers: callers[n] ?? {},
            body: JSON.stringify({ variables: values(family) }),
          }),
        )
      const sides = { ours, handWritten: statementAt(handWritten.url, others), floor: statementAt(floor.url) }
      const raced = await race(sides, CONNECTIONS, COUNT, ROUND_MS)
      comparisons.push({ list, registrations, ...raced, quiet: await calmest(ours) })
    }
    return comparisons
  } finally {
    await stop()
  }
}

/** Takes the calmest of a few rounds, because a single hiccup of the machine decides a p99. */
async function calmest(targets: Target[]): Promise<Load> {
  const rounds: Load[] = []
  for (let round = 0; round < 5; round += 1) rounds.push(await load(targets, VOLUNTEERS, COUNT / 2, ROUND_MS))
  return rounds.toSorted((a, b) => a.p99 - b.p99)[0] as Load
}
