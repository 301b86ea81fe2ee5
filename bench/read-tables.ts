import { withClubs } from './clubs.ts'
import { ratio } from './race.ts'
import { type Comparison, compareReads } from './reads.ts'
import { atLeast, atMost, type Line } from './summary.ts'

const SMALL = 10_000
const LARGE = 1_000_000
const FLOOR_BAR = 0.93
const PEER_BAR = 3
const GROWTH_BAR = 1.5

/** The service's reads compared with the floor, and how they grow with the club. */
export const printReadTables = () =>
  withClubs(async (clubOf) => {
    const small = await compareReads(await clubOf(SMALL), SMALL)
    const large = await compareReads(await clubOf(LARGE), LARGE)
    const raced = [...small, ...large]
    printRaces(raced)
    printGrowth(small, large)
    return [...raced.flatMap(raceLines), ...small.map((row, n) => growthLine(row, large[n] as Comparison))]
  })

const size = ({ registrations }: Comparison) => registrations.toLocaleString('en-CA')
const toFloor = ({ ours, floor }: Comparison) => ratio(ours, floor)
const toPeer = ({ ours, peer }: Comparison) => ratio(ours, peer)
const growth = (small: Comparison, large: Comparison) => large.quiet.p99 / small.quiet.p99

function printRaces(rows: Comparison[]): void {
  console.log(
    `\nReads a second against the floor (bare node:http and one hand-written statement; the bar is ${FLOOR_BAR}) and PostGraphile 5 without rules of access (the bar is ${PEER_BAR})`,
  )
  console.table(
    rows.map((row) => ({
      read: row.read,
      registrations: size(row),
      ours: Math.round(row.ours.perSecond),
      floor: Math.round(row.floor.perSecond),
      'PostGraphile 5': Math.round(row.peer.perSecond),
      'to the floor': toFloor(row).toFixed(2),
      'to PostGraphile 5': toPeer(row).toFixed(2),
    })),
  )
}

function printGrowth(small: Comparison[], large: Comparison[]): void {
  console.log(
    `\nGrowth from 10,000 to 1,000,000 registrations, p99 of the same reads; the bar is ${GROWTH_BAR}`,
  )
  console.table(
    small.map((row, n) => {
      const grown = large[n] as Comparison
      return {
        read: row.read,
        'p99 ms small': row.quiet.p99.toFixed(2),
        'p99 ms large': grown.quiet.p99.toFixed(2),
        ratio: growth(row, grown).toFixed(2),
      }
    }),
  )
}

const raceLines = (row: Comparison): Line[] => [
  atLeast(`${row.read}, ${size(row)}, to the floor`, toFloor(row), FLOOR_BAR),
  atLeast(`${row.read}, ${size(row)}, to PostGraphile 5`, toPeer(row), PEER_BAR),
]

const growthLine = (small: Comparison, large: Comparison): Line =>
  atMost(`${small.read}, p99 of 1,000,000 to 10,000`, growth(small, large), GROWTH_BAR)
