import type { EventMonth } from './event-list.ts'
import { EventTicket } from './event-ticket.tsx'
import styles from './events.module.css'

export function EventMonths({ months, arePast }: { months: EventMonth[]; arePast: boolean }) {
  return months.map(({ month, label, items }) => (
    <section key={month} className={styles.month} aria-label={label}>
      <h3 className={styles.label}>{label}</h3>
      <ul className={`plain-list ${styles.tickets}`}>
        {items.map((item) => (
          <li key={item.uid}>
            <EventTicket item={item} isPast={arePast} />
          </li>
        ))}
      </ul>
    </section>
  ))
}
