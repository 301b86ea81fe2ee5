import type { ReactNode } from 'react'
import styles from './data-table.module.css'
import type { TableRow } from './table-props.ts'

interface RowNameProps<Row extends TableRow> {
  row: Row
  isOpen: boolean
  onOpen?: (row: Row) => void
  children: ReactNode
}

/** What a row is called by: a tap on it, or Enter, opens it. The keys j and k go from one to the next. */
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
