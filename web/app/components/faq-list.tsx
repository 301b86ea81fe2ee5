import type { FaqItem } from '@touchline/domain/club/schemas/faq.ts'
import { ChevronIcon } from '../frame/icons.tsx'
import { written } from '../languages/written.tsx'
import styles from './faq-list.module.css'

/** Questions to open; each has an address of its own, `#faq-rain`. */
export function FaqList({ items }: { items: readonly FaqItem[] }) {
  return (
    <div className={styles.list}>
      {items.map(({ id, question, answer }) => (
        <details key={id} id={`faq-${id}`} className={styles.item}>
          <summary>
            <span>{written(question)}</span>
            <ChevronIcon />
          </summary>
          <p>{written(answer)}</p>
        </details>
      ))}
    </div>
  )
}
