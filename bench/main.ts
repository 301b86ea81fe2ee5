import { printBankTable } from './bank.ts'
import { printLighthouseTable } from './lighthouse.ts'
import { printListTable } from './lists.ts'
import { printMoneyTable } from './money.ts'
import { printMovingInTable } from './moving-in.ts'
import { printProcessTable } from './process-counts.ts'
import { printReadTables } from './read-tables.ts'
import { printRealtimeTable } from './realtime.ts'
import { printRowTable } from './rows.ts'
import { measureScreens } from './screens.ts'
import { printSiteTable } from './site.ts'
import { soak } from './soak.ts'
import { printStartTable } from './starts.ts'
import { type Line, printSummary } from './summary.ts'
import { compareTournaments } from './tournament.ts'
import { planFeasibleDays } from './tournament-days.ts'
import { proveImpossibleDays } from './tournament-impossible.ts'
import { compareSeeds } from './tournament-spread.ts'

const parts: Record<string, () => Line[] | Promise<Line[]>> = {
  tournaments: compareTournaments,
  spread: compareSeeds,
  days: planFeasibleDays,
  impossible: proveImpossibleDays,
  reads: printReadTables,
  rows: printRowTable,
  lists: printListTable,
  realtime: printRealtimeTable,
  processes: printProcessTable,
  money: printMoneyTable,
  bank: printBankTable,
  'moving-in': printMovingInTable,
  night: soak,
  starts: printStartTable,
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
} else printSummary(await measured(wanted.length > 0 ? wanted : Object.keys(parts)))

/** Runs one part after another; a failed one gets a line that says so, and the others still run. */
async function measured(names: string[]): Promise<Line[]> {
  const lines: Line[] = []
  for (const name of names)
    try {
      lines.push(...((await parts[name]?.()) ?? []))
    } catch (error) {
      console.error(error)
      process.exitCode = 1
      lines.push({ what: name, measured: 'failed', bar: '', isMet: false })
    }
  return lines
}
