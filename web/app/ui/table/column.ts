import type { ReactNode } from 'react'

/** One column of a list. The first is the row's name: it opens the row and cannot be hidden. */
export interface Column<Row> {
  name: string
  title: string
  /** Null if there is nothing to show. */
  cell: (row: Row) => ReactNode
  /** The field that the server sorts by; without it the column cannot be sorted. */
  sort?: string
  isNumber?: boolean
}

/** 'guardian,paid' in the address → the columns that are left. */
export function shownColumns<Row>(columns: readonly Column<Row>[], hidden: string): Column<Row>[] {
  const names = hidden.split(',')
  return columns.filter(({ name }, n) => n === 0 || !names.includes(name))
}
