import { itemSizes } from '@touchline/domain/kit/catalogue.ts'
import type { KitItem } from '@touchline/domain/kit/items.ts'
import { chartOf, type Kit, productOf } from '@touchline/domain/kit/product.ts'
import { isSoldOut } from '@touchline/domain/kit/stock.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { Link } from 'react-router'
import { KitDrawing } from './kit-drawing.tsx'
import { productSlug } from './product.ts'
import styles from './store.module.css'
import { useStore } from './use-store.ts'

export function ItemCard({ item }: { item: KitItem }) {
  const { store, kit } = useStore()
  const { name, priceCents } = productOf(kit, item)
  const isOut = isSoldOut(kit, store.soldOut ?? [], item)
  return (
    <article className={`${styles.item} ${isOut ? styles.out : ''}`}>
      <div className={styles.picture}>
        <KitDrawing item={item} />
      </div>
      <h3>
        <Link to={`/store/order/${productSlug(item)}`}>{name}</Link>
      </h3>
      <p className={styles.price}>{formatCents(priceCents)}</p>
      <p className="quiet small">{isOut ? <strong>Out right now</strong> : sizesInShort(kit, item)}</p>
    </article>
  )
}

function sizesInShort(kit: Kit, item: KitItem): string {
  const sizes = itemSizes(kit, item)
  if (chartOf(kit, item) === 'ONE_SIZE') return 'One size'
  if (sizes.length === 1) return `Size ${sizes[0]}`
  return sizes.length > 4 ? `Sizes ${sizes[0]} to ${sizes.at(-1)}` : `Sizes ${sizes.join(', ')}`
}
