import { itemsSold, offeredSizes } from '@touchline/domain/kit/catalogue.ts'
import { type Kit, kitItems, productOf } from '@touchline/domain/kit/product.ts'
import { ONE_SIZE } from '@touchline/domain/kit/sizes.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import styles from './settings.module.css'

/** The store in short: what it has, for how much, in which sizes, and what it no longer has. */
export function KitPreview({ kit }: { kit: Kit }) {
  const gone = kitItems(kit).filter((item) => !productOf(kit, item).isSold)
  return (
    <>
      <ul className={`plain-list ${styles.kit}`}>
        {itemsSold(kit).map((item) => (
          <li key={item}>
            <span>
              <strong>{productOf(kit, item).name}</strong>{' '}
              <span className="quiet small">
                {offeredSizes(kit, item)
                  .filter((size) => size !== ONE_SIZE)
                  .join(', ') || 'One size'}
              </span>
            </span>
            <span className="whole">{formatCents(productOf(kit, item).priceCents)}</span>
          </li>
        ))}
      </ul>
      {gone.length > 0 && (
        <p className="quiet small">
          Not in the store: {gone.map((item) => productOf(kit, item).name).join(', ')}
        </p>
      )}
      {gone.length === kitItems(kit).length && <p>Nothing is for sale.</p>}
    </>
  )
}
