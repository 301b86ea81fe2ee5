import { useEffect, useRef } from 'react'
import { useMediaQuery } from '../use-media-query.ts'
import { CardList } from './card-list.tsx'
import styles from './data-table.module.css'
import type { TableProps, TableRow } from './table-props.ts'
import { TableRows } from './table-rows.tsx'

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

/** If the focused row disappears, the focus moves to the row that takes its place. */
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
