import { printLighthouseTable } from './lighthouse.ts'
import { printListTable } from './lists.ts'
import { printReadTables } from './read-tables.ts'
import { printScreenTable } from './screens.ts'
import { printSiteTable } from './site.ts'
import { compareTournaments } from './tournament.ts'

const parts: Record<string, () => unknown> = {
  tournaments: compareTournaments,
  reads: printReadTables,
  lists: printListTable,
  site: printSiteTable,
  screens: printScreenTable,
  lighthouse: printLighthouseTable,
}

const wanted = process.argv.slice(2)
const unknown = wanted.find((name) => !(name in parts))
if (unknown) {
  console.error(
    `There is no part '${unknown}': choose from ${Object.keys(parts).join(', ')}, or all by naming none.`,
  )
  process.exitCode = 1
} else for (const name of wanted.length > 0 ? wanted : Object.keys(parts)) await parts[name]?.()
