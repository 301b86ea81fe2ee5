import { withClubs } from './clubs.ts'
import { load } from './load.ts'
import { production, startProcess } from './processes.ts'
import { race, ratio } from './race.ts'
import { atLeast } from './summary.ts'

const CONNECTIONS = 16
const COUNT = 20_000
const compressed = { 'accept-encoding': 'br' }
const KEPT_BAR = 0.8
const RENDER_BAR = 120
const RENDERED_AT_ONCE = 4
/** The example club on a day with prices, with all months of a season still open. */
const IN_SEASON = { DEMO: '1', TODAY: '2025-09-02' }
/** As many different calculator results as the home page can show. */
const CHILDREN = [0, 1, 2, 3, 4]
/** A freshly started server is still compiling: render this many pages before measuring. */
const WARMED_UP_BY = 500
const RENDERED_IN_A_ROUND = 125

/**
 * The home page from the cache, compared with a script of about its size from the same server; and freshly rendered.
 */
export const printSiteTable = () =>
  withClubs(async (clubOf) => {
    const rendered = await withSite({ DATABASE_URL: await clubOf(0), ...IN_SEASON }, renderedPerSecond)
    const empty = { DATABASE_URL: await clubOf(4), DEMO: '0', ...production }
    const kept = await withSite(empty, async (url) => {
      const page = `${url}/`
      const file = await nearestFile(url, await sizeOf(page))
      const raced = await race(
        { page: [{ url: page, headers: compressed }], file: [{ url: file, headers: compressed }] },
        CONNECTIONS,
        COUNT,
      )
      const toFile = ratio(raced.page, raced.file)
      console.log(`\nA kept page against a file of the same server; the bar is ${KEPT_BAR}`)
      console.table([
        {
          'page KB': kilobytes(await sizeOf(page)),
          'file KB': kilobytes(await sizeOf(file)),
          'page req/s': Math.round(raced.page.perSecond),
          'file req/s': Math.round(raced.file.perSecond),
          ratio: toFile.toFixed(2),
        },
      ])
      return toFile
    })
    console.log(`A home page that is not kept: ${rendered.toFixed(0)} a second; the bar is ${RENDER_BAR}`)
    return [
      atLeast('a kept page, to a file of the same server', kept, KEPT_BAR),
      atLeast('home pages that are not kept, a second', rendered, RENDER_BAR),
    ]
  })

async function withSite<Found>(
  env: Record<string, string>,
  measure: (url: string) => Promise<Found>,
): Promise<Found> {
  const site = await startProcess('server/src/main.ts', env)
  try {
    return await measure(site.url)
  } finally {
    await site.stop()
  }
}

/**
 * Every address differs, so that each page is rendered and none comes from the cache. After a warm-up the best round
 * counts.
 */
async function renderedPerSecond(base: string): Promise<number> {
  const pages = inEveryOrder(await monthsOf(base))
    .flatMap((months) => CHILDREN.flatMap((once) => CHILDREN.map((twice) => ({ once, twice, months }))))
    .map(({ once, twice, months }) => `once=${once}&twice=${twice}${months.map(asked).join('')}`)
    .map((choice) => ({ url: `${base}/?${choice}`, headers: compressed }))
  await load(pages.slice(0, WARMED_UP_BY), RENDERED_AT_ONCE, WARMED_UP_BY)
  const rounds: number[] = []
  for (let at = WARMED_UP_BY; at + RENDERED_IN_A_ROUND <= pages.length; at += RENDERED_IN_A_ROUND) {
    const round = pages.slice(at, at + RENDERED_IN_A_ROUND)
    rounds.push((await load(round, RENDERED_AT_ONCE, round.length)).perSecond)
  }
  console.log(`\nHome pages that are not kept, a second: ${rounds.map((one) => one.toFixed(0)).join(', ')}`)
  return Math.max(...rounds)
}

const asked = (month: string) => `&month=${month}`

/** Subsets of the months in different orders, since the server treats each as a separate address. */
const inEveryOrder = (months: readonly string[]): string[][] => [
  [],
  ...months.flatMap((first) =>
    inEveryOrder(months.filter((month) => month !== first)).map((others) => [first, ...others]),
  ),
]

async function monthsOf(base: string): Promise<string[]> {
  const html = await (await fetch(base)).text()
  return [...html.matchAll(/name="month"[^>]* value="([\d-]+)"/g)].map(([, month]) => month as string)
}

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1)

/** The compressed size of an answer. */
async function sizeOf(url: string): Promise<number> {
  const { headers } = await fetch(url, { headers: compressed })
  return Number(headers.get('content-length'))
}

async function nearestFile(base: string, size: number): Promise<string> {
  const html = await (await fetch(base)).text()
  const paths = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))]
  const sizes = await Promise.all(paths.map(async (path) => ({ path, size: await sizeOf(base + path) })))
  const distance = (file: { size: number }) => Math.abs(file.size - size)
  const [nearest] = sizes.sort((a, b) => distance(a) - distance(b))
  if (!nearest) throw new Error('The home page names no script.')
  return base + nearest.path
}
