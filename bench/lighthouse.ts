import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { LANGUAGES, pathIn } from '@touchline/domain/languages.ts'
import { withClubs } from './clubs.ts'
import { startProcess } from './processes.ts'
import { atMost } from './summary.ts'

const BAR = 98
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const MEASURES = {
  'largest paint': 'largest-contentful-paint',
  'blocked for': 'total-blocking-time',
  'layout shift': 'cumulative-layout-shift',
}

/** What a family reads before it registers, in the other languages: same pages, different words and fonts. */
const IN_CHINESE = LANGUAGES.filter((language) => language !== 'en').flatMap((language) =>
  ['/', '/programs', '/registration-form'].map((page) => pathIn(language, page)),
)

interface Row extends Record<string, string | number> {
  page: string
}

interface Report {
  categories: Partial<Record<string, { score: number | null }>>
  audits: Partial<Record<string, { displayValue?: string }>>
}

/** Every page of the sitemap and some in Chinese, on a first visit by a phone on a slow line. */
export const printLighthouseTable = () =>
  withClubs(async (clubOf) => {
    const env = { DATABASE_URL: await clubOf(0), PORT: '0', DEMO: '1' }
    const site = await startProcess('server/src/main.ts', env)
    try {
      const chromium = findChromium()
      const rows: Row[] = []
      for (const path of [...(await sitemapOf(site.url)), ...IN_CHINESE])
        rows.push(visit(site.url + path, path, chromium))
      console.log(
        `\nLighthouse on a phone, every page of the sitemap and some in Chinese; the bar is ${BAR} in all four`,
      )
      console.table(rows)
      const below = rows.filter((row) => CATEGORIES.some((name) => Number(row[name]) < BAR))
      console.log(verdict(rows, below))
      return [atMost(`pages below ${BAR} in Lighthouse, of ${rows.length}`, below.length, 0)]
    } finally {
      await site.stop()
    }
  })

function verdict(rows: Row[], below: Row[]): string {
  if (below.length === 0) return `All ${rows.length} pages reach ${BAR} in all four.`
  return `Below ${BAR}: ${below.map(({ page }) => page).join(', ')}`
}

/** The browser tests know how to find or install one. */
function findChromium(): string {
  const script = fileURLToPath(new URL('../e2e/print-chromium.ts', import.meta.url))
  const { status, stdout } = spawnSync(process.execPath, [script], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0) throw new Error('No Chromium could be found or installed.')
  return stdout.trim().split('\n').at(-1) as string
}

async function sitemapOf(base: string): Promise<string[]> {
  const xml = await (await fetch(`${base}/sitemap.xml`)).text()
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address as string).pathname)
}

/** Run by its command line: the package is only in `bench/node_modules`, which the type checker skips. */
function visit(url: string, page: string, chromium: string): Row {
  const flags = `--headless=new${process.getuid?.() === 0 ? ' --no-sandbox' : ''}`
  const program = fileURLToPath(new URL('node_modules/lighthouse/cli/index.js', import.meta.url))
  const only = `--only-categories=${CATEGORIES.join(',')}`
  const args = [program, url, '--quiet', '--output=json', only, `--chrome-flags=${flags}`]
  const { status, stdout } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, CHROME_PATH: chromium },
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0) throw new Error(`Lighthouse made no report of ${url}.`)
  const report: Report = JSON.parse(stdout)
  const scores = CATEGORIES.map((name) => [name, Math.round((report.categories[name]?.score ?? 0) * 100)])
  const measures = Object.entries(MEASURES).map(([name, audit]) => [
    name,
    report.audits[audit]?.displayValue ?? '?',
  ])
  return {
    page,
    ...Object.fromEntries(scores),
    ...Object.fromEntries(measures),
  }
}
