import type { FaqItem } from '@touchline/domain/club/schemas/faq.ts'
import { ChevronIcon } from '../frame/icons.tsx'
import styles from './faq-list.module.css'

/** Questions to open; each has an address of its own, `#faq-rain`. */
export function FaqList({ items }: { items: readonly FaqItem[] }) {
  return (
    <div className={styles.list}>
      {items.map(({ id, question, answer }) => (
        <details key={id} id={`faq-${id}`} className={styles.item}>
          <summary>
            <span>{question}</span>
            <ChevronIcon />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  )
}
