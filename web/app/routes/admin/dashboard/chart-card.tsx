import { type ReactNode, useId } from 'react'
import family from '../../../family/family.module.css'
import styles from './dashboard.module.css'

interface ChartCardProps {
  title: string
  /** Said in place of a chart of nothing. */
  empty: string
  head: readonly string[]
  rows: readonly (readonly (string | number)[])[]
  children: ReactNode
}

/** A picture of numbers, and the numbers: as a table for those who do not see the picture, or want to count. */
export function ChartCard({ title, empty, head, rows, children }: ChartCardProps) {
  const id = useId()
  return (
    <section className={family.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {rows.length === 0 ? (
        <p className="quiet">{empty}</p>
      ) : (
        <>
          <div aria-hidden="true">{children}</div>
          <details className={family.fold}>
            <summary>As a table</summary>
            <table className={styles.table} aria-labelledby={id}>
              <thead>
                <tr>
                  {head.map((name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.join(' ')}>
                    {row.map((cell, n) =>
                      n === 0 ? (
                        <th key={head[n]} scope="row">
                          {cell}
                        </th>
                      ) : (
                        <td key={head[n]}>{cell}</td>
                      ),
                    )}
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </section>
  )
}
