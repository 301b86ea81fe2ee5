import { withClubs } from './clubs.ts'
import { production, startProcess } from './processes.ts'
import { race } from './race.ts'

const CONNECTIONS = 16
const COUNT = 20_000
const compressed = { 'accept-encoding': 'br' }

/** The home page as it is kept, against the script of about its size from the same server. */
export const printSiteTable = () =>
  withClubs(async (clubOf) => {
    const env = { DATABASE_URL: await clubOf(0), PORT: '0', DEMO: '0', ...production }
    const site = await startProcess('server/src/main.ts', env)
    try {
      const page = `${site.url}/`
      const file = await nearestFile(site.url, await sizeOf(page))
      const raced = await race(
        { page: [{ url: page, headers: compressed }], file: [{ url: file, headers: compressed }] },
        CONNECTIONS,
        COUNT,
      )
      console.log('\nA kept page against a file of the same server; the bar is 0.80')
      console.table([
        {
          'page KB': kilobytes(await sizeOf(page)),
          'file KB': kilobytes(await sizeOf(file)),
          'page req/s': Math.round(raced.page.perSecond),
          'file req/s': Math.round(raced.file.perSecond),
          ratio: (raced.page.perSecond / raced.file.perSecond).toFixed(2),
        },
      ])
    } finally {
      await site.stop()
    }
  })

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1)

/** What goes over the wire. */
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
