import type { FeeType } from '../pricing/fee-types.ts'
import type { Columns } from './columns.ts'
import type { RowOutcome } from './dry-run.ts'
import type { DateOrder } from './read-date.ts'

/** What would become of a sheet; without all columns that are needed, only which those are. */
export interface LookedAt {
  headings: string[]
  /** The first values of each column. */
  samples: string[][]
  columns: Columns
  missing: string[]
  isOrderAsked: boolean
  order: DateOrder | null
  rows: RowOutcome[]
  families: number
  joined: number
  children: number
  withEmail: number
  registrations: number
  payments: number
  /** The programs that the sheet names, each with the fee that it stands for; null: left out, none: not chosen yet. */
  programs: { key: string; name: string; feeId?: string | null }[]
  /** What they can stand for. */
  plans: { feeId: string; program: string; season: string | null; type: FeeType }[]
  /** By which it is known that what is done is what was seen. */
  seen: string
}
