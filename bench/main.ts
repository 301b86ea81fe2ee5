import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { printBankTable } from './bank.ts'
import { printLighthouseTable } from './lighthouse.ts'
import { printListTable } from './lists.ts'
import { printMoneyTable } from './money.ts'
import { printMovingInTable } from './moving-in.ts'
import { printReadTables } from './read-tables.ts'
import { printRealtimeTable } from './realtime.ts'
import { printSiteTable } from './site.ts'
import { compareTournaments } from './tournament.ts'
import { planFeasibleDays } from './tournament-days.ts'
import { proveImpossibleDays } from './tournament-impossible.ts'
import { compareSeeds } from './tournament-spread.ts'

/** The browser tests know how to find or install a browser. */
function measureScreens(): void {
  const script = fileURLToPath(new URL('../e2e/measure-screens.ts', import.meta.url))
  const { status } = spawnSync(process.execPath, [script], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The screens could not be measured.')
}

const parts: Record<string, () => unknown> = {
  tournaments: compareTournaments,
  spread: compareSeeds,
  days: planFeasibleDays,
  impossible: proveImpossibleDays,
  reads: printReadTables,
  lists: printListTable,
  realtime: printRealtimeTable,
  money: printMoneyTable,
  bank: printBankTable,
  'moving-in': printMovingInTable,
  site: printSiteTable,
  screens: measureScreens,
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
