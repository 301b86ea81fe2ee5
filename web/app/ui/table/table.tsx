import type { ComponentProps } from 'react'
import styles from './table.module.css'

interface TableProps extends ComponentProps<'table'> {
  /** All columns but the first are numbers, aligned at the right. */
  hasNumbers?: boolean
  /** On a phone each row becomes a block, with the `data-label` of each cell before it. */
  isCardsOnPhone?: boolean
}

/** Rows with a line between; a list of the desk, whose rows open and are sorted, is a `DataTable`. */
export function Table({ hasNumbers, isCardsOnPhone, className, ...table }: TableProps) {
  const looks = [hasNumbers && styles.numbers, isCardsOnPhone && styles.cardsOnPhone, className]
  return <table className={[styles.table, ...looks].filter(Boolean).join(' ')} {...table} />
}
