import { type ReactNode, useEffect, useRef } from 'react'
import { useMediaQuery } from '../use-media-query.ts'
import { CardList } from './card-list.tsx'
import type { Column } from './column.ts'
import styles from './data-table.module.css'
import { TableRows } from './table-rows.tsx'

export interface TableRow {
  id: string
}

export interface Selection {
  ids: ReadonlySet<string>
  onChange: (ids: ReadonlySet<string>) => void
}

export interface TableProps<Row extends TableRow> {
  /** What the list is, for those who do not see it. */
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

/** A table where there is room for one, cards on a phone. */
export function DataTable<Row extends TableRow>(props: TableProps<Row>) {
  const isNarrow = useMediaQuery('(max-width: 59.99em)')
  const keeper = useKeptFocus(props.rows)
  return (
    <div ref={keeper} className={props.isBusy ? styles.busy : undefined} aria-busy={props.isBusy}>
      {isNarrow ? <CardList {...props} /> : <TableRows {...props} />}
    </div>
  )
}

/** When the row one is on goes away, one is on the row that took its place. */
function useKeptFocus(rows: readonly TableRow[]) {
  const box = useRef<HTMLDivElement>(null)
  const last = useRef<number | null>(null)
  useEffect(() => {
    const element = box.current
    const remember = ({ target }: FocusEvent) => {
      const row = (target as HTMLElement).closest<HTMLElement>('[data-index]')
      last.current = row ? Number(row.dataset.index) : null
    }
    element?.addEventListener('focusin', remember)
    return () => element?.removeEventListener('focusin', remember)
  }, [])
  useEffect(() => {
    if (last.current === null || document.activeElement !== document.body) return
    const index = Math.min(last.current, rows.length - 1)
    box.current?.querySelector<HTMLElement>(`[data-index="${index}"] [data-open]`)?.focus()
  }, [rows])
  return box
}
