import { wordsQuery } from '../server/src/postgres/search-words.ts'
import { withClubs } from './clubs.ts'
import { race } from './race.ts'
import { startBoth } from './start-both.ts'

const REGISTRATIONS = 20_000
const LISTS = ['players', 'registrations', 'kit-orders', 'people']
const SEARCHES = 50
const COUNT = 100
/** One volunteer waits for one list. */
const CONNECTIONS = 1

/** The desk's lists with a search, against the one indexed query behind each. */
export const printListTable = () =>
  withClubs(async (clubOf) => {
    const { touchline, floor, sign, stop } = await startBoth(await clubOf(REGISTRATIONS))
    try {
      const authorization = `Bearer ${await sign('desk@example.org', ['pmfcadmin'])}`
      const rows = []
      for (const list of LISTS) {
        const typed = Array.from({ length: SEARCHES }, (_, n) => `family ${n * 20 + 11}`)
        const raced = await race(
          {
            ours: typed.map((search) => ({
              url: `${touchline.url}/staging/manage/${list}?${new URLSearchParams({ search })}`,
              headers: { authorization },
            })),
            floor: typed.map((search) => ({
              url: `${floor.url}/search/${list}`,
              body: JSON.stringify({ variables: { query: wordsQuery(search) } }),
            })),
          },
          CONNECTIONS,
          COUNT,
        )
        const { ours, floor: alone } = raced
        rows.push({
          list,
          'ours ms': ours.p50.toFixed(2),
          'query alone ms': alone.p50.toFixed(2),
          ratio: (ours.p50 / alone.p50).toFixed(2),
        })
      }
      console.log(
        '\nA search at the desk among 10,000 players, 20,000 registrations, 10,000 kit orders; the bar is 1.50',
      )
      console.table(rows)
    } finally {
      await stop()
    }
  })
