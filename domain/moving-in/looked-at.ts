import type { FeeType } from '../pricing/fee-types.ts'
import type { Columns } from './columns.ts'
import type { RowOutcome } from './dry-run.ts'
import type { DateOrder } from './read-date.ts'

/** What would happen to a sheet. While required columns are missing, it only says which ones. */
export interface LookedAt {
  headings: string[]
  /** The first few values of each column. */
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
  /** The programs that the sheet names, each with the fee chosen for it. null: left out; absent: not chosen yet. */
  programs: { key: string; name: string; feeId?: string | null }[]
  /** The plans that can be chosen for them. */
  plans: { feeId: string; program: string; season: string | null; type: FeeType }[]
  /** Identifies this preview, so that what is carried out is exactly what was seen. */
  seen: string
}
