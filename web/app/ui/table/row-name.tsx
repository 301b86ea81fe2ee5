import type { ReactNode } from 'react'
import styles from './data-table.module.css'
import type { TableRow } from './table-props.ts'

interface RowNameProps<Row extends TableRow> {
  row: Row
  isOpen: boolean
  onOpen?: (row: Row) => void
  children: ReactNode
}

/** The name of a row: a tap on it, or Enter, opens the row. The keys j and k move between rows. */
export function RowName<Row extends TableRow>({ row, isOpen, onOpen, children }: RowNameProps<Row>) {
  if (!onOpen) return children
  return (
    <button
      type="button"
      className={styles.name}
      data-open
      aria-expanded={isOpen}
      onClick={() => onOpen(row)}
    >
      {children}
    </button>
  )
}
