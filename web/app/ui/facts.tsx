import type { ReactNode } from 'react'
import styles from './facts.module.css'

export type Fact = [name: string, value: ReactNode]

/** Line by line; on a sheet of their own; or as many in a line as fit, each name above its value. */
const looks = { lines: styles.lines, sheet: styles.sheet, grid: styles.grid }

interface FactsProps {
  look?: keyof typeof looks
  facts?: readonly Fact[]
  /** Lines that are more than a name and a value. */
  children?: ReactNode
}

/** What is known about something, a line each; what is not known has none. */
export const Facts = ({ look = 'lines', facts = [], children }: FactsProps) => (
  <dl className={looks[look]}>
    {facts
      .filter(([, value]) => value)
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    {children}
  </dl>
)
