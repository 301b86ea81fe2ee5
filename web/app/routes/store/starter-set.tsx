import { FULL_KIT_PARTS, type ShippedItem } from '@touchline/domain/kit/items.ts'
import { inSentence } from '@touchline/domain/kit/product.ts'
import { isSoldOut } from '@touchline/domain/kit/stock.ts'
import { formatCents, formatCentsShort } from '@touchline/domain/pricing/cents.ts'
import { Link } from 'react-router'
import { KitDrawing } from './kit-drawing.tsx'
import { productSlug } from './product.ts'
import styles from './store.module.css'
import { useStore } from './use-store.ts'

/** The full kit, with what it saves, and the shin guards that nobody trains without. */
export function StarterSet() {
  const { store, kit } = useStore()
  const price = (item: ShippedItem) => kit[item].priceCents
  const savedCents = FULL_KIT_PARTS.reduce((sum, item) => sum + price(item), 0) - price('FULL_KIT')
  const isOut = isSoldOut(kit, store.soldOut ?? [], 'FULL_KIT')
  return (
    <div className={styles.starter}>
      <div className={styles.starterPicture}>
        <KitDrawing item="FULL_KIT" />
      </div>
      <div className={styles.starterWords}>
        <h3>{kit.FULL_KIT.name}: jersey, shorts and socks</h3>
        <p>
          <span className={styles.price}>{formatCents(price('FULL_KIT'))}</span>{' '}
          {savedCents > 0 && <span className="quiet">you save {formatCentsShort(savedCents)}</span>}
        </p>
        {isOut ? (
          <p>
            <strong>Out right now.</strong>{' '}
            <Link to="/contact?topic=kit#write">Ask us when they come in again</Link>
          </p>
        ) : (
          <Link className="button" to={`/store/order/${productSlug('FULL_KIT')}`}>
            Order a {inSentence(kit.FULL_KIT.name)}
          </Link>
        )}
        {kit.SHIN_GUARDS.isSold && (
          <p>
            Shin guards are a must at every session:{' '}
            <Link to={`/store/order/${productSlug('SHIN_GUARDS')}`}>
              {inSentence(kit.SHIN_GUARDS.name)}, {formatCents(price('SHIN_GUARDS'))}
            </Link>
            .
          </p>
        )}
      </div>
    </div>
  )
}
