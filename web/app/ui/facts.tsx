import type { ReactNode } from 'react'
import styles from './facts.module.css'

export type Fact = [name: string, value: ReactNode]

/** Line by line; on a card; or in a grid, each name above its value. */
const looks = { lines: styles.lines, sheet: styles.sheet, grid: styles.grid }

interface FactsProps {
  look?: keyof typeof looks
  facts?: readonly Fact[]
  /** For lines with more than a name and a value. */
  children?: ReactNode
}

/** The known facts about something, one line each; unknown ones are left out. */
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
