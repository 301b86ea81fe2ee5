import { itemSizes } from '@touchline/domain/kit/catalogue.ts'
import type { KitItem } from '@touchline/domain/kit/items.ts'
import { chartOf, type Kit, productOf } from '@touchline/domain/kit/product.ts'
import { isSoldOut } from '@touchline/domain/kit/stock.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { SiteLink } from '../../languages/site-link.tsx'
import { written } from '../../languages/written.tsx'
import { KitDrawing } from './kit-drawing.tsx'
import { productSlug } from './product.ts'
import styles from './store.module.css'
import * as texts from './store.texts.ts'
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
        <SiteLink to={`/store/order/${productSlug(item)}`}>{written(name)}</SiteLink>
      </h3>
      <p className={styles.price}>{formatCents(priceCents)}</p>
      <p className="quiet small">{isOut ? <strong>{texts.outRightNow}</strong> : sizesInShort(kit, item)}</p>
    </article>
  )
}

function sizesInShort(kit: Kit, item: KitItem): string {
  const sizes = itemSizes(kit, item)
  if (chartOf(kit, item) === 'ONE_SIZE') return texts.oneSize
  if (sizes.length === 1) return texts.size(sizes[0] ?? '')
  return sizes.length > 4 ? texts.sizes(sizes[0] ?? '', sizes.at(-1) ?? '') : texts.sizeList(sizes)
}
