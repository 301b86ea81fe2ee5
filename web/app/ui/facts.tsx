import type { ReactNode } from 'react'
import styles from './facts.module.css'

export type Fact = [name: string, value: ReactNode]

interface FactsProps {
  facts?: readonly Fact[]
  /** Lines that are more than a name and a value. */
  children?: ReactNode
}

/** What is known about something, a line each; what is not known has none. */
export const Facts = ({ facts = [], children }: FactsProps) => (
  <dl className={styles.facts}>
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
