import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { Table } from '../../../ui/table/table.tsx'
import ui from '../../../ui/ui.module.css'

interface ChartRow {
  cells: readonly (string | number)[]
  /** The rows that were counted here. */
  to?: string
}

interface ChartCardProps {
  title: string
  /** Shown instead of an empty chart. */
  empty: string
  head: readonly string[]
  rows: readonly ChartRow[]
  /** The list behind the numbers. */
  to: string
  children: ReactNode
}

/** A chart and its numbers: the table is for screen readers and for people who want exact figures. */
export function ChartCard({ title, empty, head, rows, to, children }: ChartCardProps) {
  const id = useId()
  return (
    <section className={ui.card} aria-labelledby={id}>
      <div className={ui.between}>
        <h2 id={id}>{title}</h2>
        <Link to={to}>
          See the list<span className="visually-hidden">: {title}</span>
        </Link>
      </div>
      {rows.length === 0 ? (
        <p className="quiet">{empty}</p>
      ) : (
        <>
          {children}
          <details className={ui.fold}>
            <summary>As a table</summary>
            <Table hasNumbers aria-labelledby={id}>
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
                {rows.map(({ cells, to: toRows }) => (
                  <tr key={cells.join(' ')}>
                    {cells.map((cell, n) =>
                      n === 0 ? (
                        <th key={head[n]} scope="row">
                          {toRows ? <Link to={toRows}>{cell}</Link> : cell}
                        </th>
                      ) : (
                        <td key={head[n]}>{cell}</td>
                      ),
                    )}
                  </tr>
                ))}
              </tbody>
            </Table>
          </details>
        </>
      )}
    </section>
  )
}
