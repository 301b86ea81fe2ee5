import type { RulesPart } from '@touchline/domain/club/rules-parts/rules-part.ts'
import { written } from '../../../languages/written.tsx'
import { Table } from '../../../ui/table/table.tsx'
import styles from './rules.module.css'

export function RulesPartView({
  part: { id, title, summary, groups, table },
  number,
}: {
  part: RulesPart
  number: number
}) {
  return (
    <section id={id} className={styles.part} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        <span className={styles.number}>{number}</span> {title}
      </h2>
      <p className={styles.summary}>{written(summary)}</p>
      {table && <PartTable table={table} />}
      {groups.map(({ title: groupTitle, points }) => (
        <div key={groupTitle ?? id}>
          {groupTitle && <h3>{groupTitle}</h3>}
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point}>{written(point)}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

/** On a phone each line of the table becomes a block of its own, with the column's title before each cell. */
function PartTable({ table: { caption, columns, rows } }: { table: NonNullable<RulesPart['table']> }) {
  return (
    <Table isCardsOnPhone>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...cells]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {cells.map((cell, n) => (
              <td key={columns[n + 1]} data-label={columns[n + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
