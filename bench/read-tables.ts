import { withClubs } from './clubs.ts'
import { compareReads } from './reads.ts'

const SMALL = 10_000
const LARGE = 1_000_000

/** The service's reads against the floor, and how they grow with the club. */
export const printReadTables = () =>
  withClubs(async (clubOf) => {
    const small = await compareReads(await clubOf(SMALL), SMALL)
    const large = await compareReads(await clubOf(LARGE), LARGE)
    console.log('\nReads against the floor (bare node:http and one hand-written statement); the bar is 0.80')
    console.table(
      [...small, ...large].map(({ read, registrations, ours, floor, ratio }) => ({
        read,
        registrations: registrations.toLocaleString('en-CA'),
        'ours req/s': Math.round(ours.perSecond),
        'floor req/s': Math.round(floor.perSecond),
        ratio: ratio.toFixed(2),
      })),
    )
    console.log('\nGrowth from 10,000 to 1,000,000 registrations, p99 of the same reads; the bar is 1.50')
    console.table(
      small.map((row, n) => {
        const grown = (large[n] as typeof row).quiet.p99
        return {
          read: row.read,
          'p99 ms small': row.quiet.p99.toFixed(2),
          'p99 ms large': grown.toFixed(2),
          ratio: (grown / row.quiet.p99).toFixed(2),
        }
      }),
    )
  })
