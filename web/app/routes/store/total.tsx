import { kitOrderPrice } from '@touchline/domain/kit/catalogue.ts'
import type { KitItem } from '@touchline/domain/kit/items.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { useKit } from '../../kit/use-kit.ts'
import styles from './order.module.css'

/** Announced again whenever it changes. */
export function Total({ item, quantity }: { item: KitItem; quantity: number }) {
  const { unitCents, totalCents } = kitOrderPrice(useKit(), item, Number.isNaN(quantity) ? 0 : quantity)
  return (
    <p className={styles.total} aria-live="polite">
      <span className="quiet">
        {quantity || 0} × {formatCents(unitCents)}
      </span>
      <strong>{formatCents(totalCents)}</strong>
    </p>
  )
}
