import type { ReactNode } from 'react'
import type { Column } from './column.ts'

export interface TableRow {
  id: string
}

export interface Selection {
  ids: ReadonlySet<string>
  onChange: (ids: ReadonlySet<string>) => void
}

export interface TableProps<Row extends TableRow> {
  /** The name of the list, for screen readers. */
  label: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  nameOf: (row: Row) => string
  /** '-total': by total, the largest first. Left out where columns name no order to sort by. */
  sort?: string
  onSort?: (sort: string) => void
  /** Opens a row beside the list; without it the first cell brings its own link. */
  onOpen?: (row: Row) => void
  openId?: string
  selection?: Selection
  isBusy?: boolean
  /** At the end of each row. */
  actions?: (row: Row) => ReactNode
}
