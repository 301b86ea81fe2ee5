import { itemSizes, KIT_CATALOGUE } from '@touchline/domain/kit/catalogue.ts'
import type { KitItem } from '@touchline/domain/kit/items.ts'
import { isSoldOut } from '@touchline/domain/kit/stock.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { Link } from 'react-router'
import { KitDrawing } from './kit-drawing.tsx'
import { productSlug } from './product.ts'
import styles from './store.module.css'
import { useStore } from './use-store.ts'

export function ItemCard({ item }: { item: KitItem }) {
  const { label, priceCents } = KIT_CATALOGUE[item]
  const { store } = useStore()
  const isOut = isSoldOut(store.soldOut ?? [], item)
  return (
    <article className={`${styles.item} ${isOut ? styles.out : ''}`}>
      <div className={styles.picture}>
        <KitDrawing item={item} />
      </div>
      <h3>
        <Link to={`/store/order/${productSlug(item)}`}>{label}</Link>
      </h3>
      <p className={styles.price}>{formatCents(priceCents)}</p>
      <p className="quiet small">{isOut ? <strong>Out right now</strong> : sizesInShort(item)}</p>
    </article>
  )
}

function sizesInShort(item: KitItem): string {
  const sizes = itemSizes(item)
  if (KIT_CATALOGUE[item].sizeChart === 'ONE_SIZE') return 'One size'
  return sizes.length > 4 ? `Sizes ${sizes[0]} to ${sizes.at(-1)}` : `Sizes ${sizes.join(', ')}`
}
