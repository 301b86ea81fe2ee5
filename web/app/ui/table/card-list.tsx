import styles from './data-table.module.css'
import { RowName } from './row-name.tsx'
import type { TableProps, TableRow } from './table-props.ts'
import { SelectOne } from './table-rows.tsx'
import { useVirtualRows } from './use-virtual-rows.ts'

const CARD_HEIGHT = 180

/** The same rows for a narrow screen. */
export function CardList<Row extends TableRow>(props: TableProps<Row>) {
  const { label, rows } = props
  const { holder, from, to, above, below } = useVirtualRows(rows.length, CARD_HEIGHT)
  return (
    <ul
      className={`plain-list ${styles.cards}`}
      aria-label={label}
      ref={holder as React.RefObject<HTMLUListElement>}
    >
      <Room height={above} />
      {rows.slice(from, to).map((row, n) => (
        <Card key={row.id} row={row} index={from + n} {...props} />
      ))}
      <Room height={below} />
    </ul>
  )
}

/** A placeholder for the cards that are out of sight. */
const Room = ({ height }: { height: number }) =>
  height > 0 && (
    <li aria-hidden="true">
      <svg width="1" height={height} />
    </li>
  )

function Card<Row extends TableRow>({
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
  return (
    <li data-row={row.id} data-index={index} className={styles.card}>
      <div className={styles.cardHead}>
        {selection && <SelectOne id={row.id} name={nameOf(row)} selection={selection} />}
        <RowName row={row} isOpen={openId === row.id} onOpen={onOpen}>
          {first?.cell(row)}
        </RowName>
      </div>
      <dl className={styles.facts}>
        {others
          .map(({ name, title, cell }) => ({ name, title, content: cell(row) }))
          .filter(({ content }) => content !== null)
          .map(({ name, title, content }) => (
            <div key={name}>
              <dt>{title}</dt>
              <dd>{content}</dd>
            </div>
          ))}
      </dl>
      {actions?.(row)}
    </li>
  )
}
