import type { Columns } from './columns.ts'
import type { RowOutcome } from './dry-run.ts'
import type { DateOrder } from './read-rows.ts'

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
  /** By which it is known that what is done is what was seen. */
  seen: string
}
