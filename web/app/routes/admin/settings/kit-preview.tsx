import { itemsSold, type Kit, offeredSizes } from '@touchline/domain/kit/catalogue.ts'
import { KIT_ITEMS } from '@touchline/domain/kit/items.ts'
import { ONE_SIZE } from '@touchline/domain/kit/sizes.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import styles from './settings.module.css'

/** The store in short: what it has, for how much, in which sizes, and what it no longer has. */
export function KitPreview({ kit }: { kit: Kit }) {
  const gone = KIT_ITEMS.filter((item) => !kit[item].isSold)
  return (
    <>
      <ul className={`plain-list ${styles.kit}`}>
        {itemsSold(kit).map((item) => (
          <li key={item}>
            <span>
              <strong>{kit[item].name}</strong>{' '}
              <span className="quiet small">
                {offeredSizes(kit, item)
                  .filter((size) => size !== ONE_SIZE)
                  .join(', ') || 'One size'}
              </span>
            </span>
            <span className="whole">{formatCents(kit[item].priceCents)}</span>
          </li>
        ))}
      </ul>
      {gone.length > 0 && (
        <p className="quiet small">Not in the store: {gone.map((item) => kit[item].name).join(', ')}</p>
      )}
      {gone.length === KIT_ITEMS.length && <p>Nothing is for sale.</p>}
    </>
  )
}
