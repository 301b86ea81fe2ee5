import type { Column } from './column.ts'
import styles from './data-table.module.css'
import { RowName } from './row-name.tsx'
import type { Selection, TableProps, TableRow } from './table-props.ts'
import { useRovingRows } from './use-roving-rows.ts'
import { useVirtualRows } from './use-virtual-rows.ts'

const ROW_HEIGHT = 53

export function TableRows<Row extends TableRow>(props: TableProps<Row>) {
  const { label, rows, columns, selection, actions } = props
  const { holder, from, to, above, below } = useVirtualRows(rows.length, ROW_HEIGHT)
  useRovingRows(holder)
  const width = columns.length + (selection ? 1 : 0) + (actions ? 1 : 0)
  return (
    <table className={styles.table} aria-label={label} aria-rowcount={rows.length + 1}>
      <thead>
        <tr>
          {selection && (
            <th className={styles.tick}>
              <SelectAll rows={rows} selection={selection} />
            </th>
          )}
          {columns.map((column) => (
            <Head key={column.name} column={column} sort={props.sort} onSort={props.onSort} />
          ))}
          {actions && (
            <th>
              <span className="visually-hidden">Actions</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody ref={holder as React.RefObject<HTMLTableSectionElement>}>
        <Room height={above} width={width} />
        {rows.slice(from, to).map((row, n) => (
          <BodyRow key={row.id} row={row} index={from + n} {...props} />
        ))}
        <Room height={below} width={width} />
      </tbody>
    </table>
  )
}

/** A placeholder for the rows that are out of sight. */
function Room({ height, width }: { height: number; width: number }) {
  if (height <= 0) return null
  return (
    <tr>
      <td colSpan={width} height={height} className={styles.room} />
    </tr>
  )
}

interface HeadProps<Row> {
  column: Column<Row>
  sort?: string
  onSort?: (sort: string) => void
}

function Head<Row>({ column: { title, sort: by, isNumber }, sort, onSort }: HeadProps<Row>) {
  if (!by) return <th className={isNumber ? styles.number : undefined}>{title}</th>
  const isUp = sort === by
  const isDown = sort === `-${by}`
  const direction = isUp ? 'ascending' : 'descending'
  return (
    <th aria-sort={isUp || isDown ? direction : undefined} className={isNumber ? styles.number : undefined}>
      <button type="button" className={styles.sort} onClick={() => onSort?.(isUp ? `-${by}` : by)}>
        {title}
        <span aria-hidden="true">{isUp ? ' ↑' : isDown ? ' ↓' : ''}</span>
      </button>
    </th>
  )
}

function BodyRow<Row extends TableRow>({
  row,
  index,
  columns,
  nameOf,
  onOpen,
  openId,
  selection,
  actions,
}: TableProps<Row> & { row: Row; index: number }) {
  const [first, ...others] = columns
  const isOpen = openId === row.id
  return (
    <tr
      data-row={row.id}
      data-index={index}
      aria-rowindex={index + 2}
      className={isOpen ? styles.open : undefined}
    >
      {selection && (
        <td className={styles.tick}>
          <SelectOne id={row.id} name={nameOf(row)} selection={selection} />
        </td>
      )}
      <th scope="row">
        <RowName row={row} isOpen={isOpen} onOpen={onOpen}>
          {first?.cell(row)}
        </RowName>
      </th>
      {others.map(({ name, cell, isNumber }) => (
        <td key={name} className={isNumber ? styles.number : undefined}>
          {cell(row) ?? '–'}
        </td>
      ))}
      {actions && <td className={styles.actions}>{actions(row)}</td>}
    </tr>
  )
}

export function SelectOne({ id, name, selection }: { id: string; name: string; selection: Selection }) {
  return (
    <label className={styles.tickTarget}>
      <input
        type="checkbox"
        aria-label={`Select ${name}`}
        checked={selection.ids.has(id)}
        data-select
        onChange={({ currentTarget }) => {
          const ids = new Set(selection.ids)
          if (currentTarget.checked) ids.add(id)
          else ids.delete(id)
          selection.onChange(ids)
        }}
      />
    </label>
  )
}

function SelectAll({ rows, selection }: { rows: readonly TableRow[]; selection: Selection }) {
  const chosen = rows.filter(({ id }) => selection.ids.has(id)).length
  return (
    <label className={styles.tickTarget}>
      <input
        type="checkbox"
        aria-label="Select all on this page"
        checked={rows.length > 0 && chosen === rows.length}
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && chosen < rows.length
        }}
        onChange={({ currentTarget }) =>
          selection.onChange(new Set(currentTarget.checked ? rows.map(({ id }) => id) : []))
        }
      />
    </label>
  )
}
