import type { KitItem } from '@touchline/domain/kit/items.ts'
import { inSentence, productOf } from '@touchline/domain/kit/product.ts'
import { isSoldOut } from '@touchline/domain/kit/stock.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { data, type LoaderFunctionArgs, useParams } from 'react-router'
import { loadClub } from '../../club/load-club.ts'
import { SiteLink } from '../../languages/site-link.tsx'
import { mixed, written } from '../../languages/written.tsx'
import { pageMeta } from '../../page-meta.ts'
import { ErrorScreen } from '../../ui/error-screen.tsx'
import ui from '../../ui/ui.module.css'
import { KitDrawing } from './kit-drawing.tsx'
import styles from './order.module.css'
import { OrderForm } from './order-form.tsx'
import { productFrom, productSlug } from './product.ts'
import * as texts from './store.texts.ts'
import { kitFrom, useStore } from './use-store.ts'

export const meta = pageMeta(({ location, matches }) => {
  const kit = kitFrom(matches)
  const item = kit && productFrom(kit, location.pathname.split('/').at(-1))
  if (!item || !productOf(kit, item).isSold)
    return { title: texts.notFound, description: texts.notCarriedDescription, isPrivate: true }
  const { name: title } = productOf(kit, item)
  const name = inSentence(title)
  return {
    title,
    description: texts.itemDescription(name),
    path: `/store/order/${productSlug(item)}`,
    keywords: texts.itemKeywords(name),
  }
})

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { kit } = await loadClub(context)
  const item = productFrom(kit, params.productId)
  return data(null, { status: item && productOf(kit, item).isSold ? 200 : 404 })
}

export default function Order() {
  const { productId } = useParams()
  const { store, kit } = useStore()
  const item = productFrom(kit, productId)
  if (!item || !productOf(kit, item).isSold) return <NoSuchItem />
  const { name, priceCents } = productOf(kit, item)
  return (
    <div className={styles.page}>
      <p>
        <SiteLink className={styles.back} to="/store">
          {texts.allItems}
        </SiteLink>
      </p>
      <div className={styles.columns}>
        <div className={styles.product}>
          <div className={`${styles.picture} ${item === 'FULL_KIT' ? styles.set : ''}`}>
            <KitDrawing item={item} />
          </div>
          <h1>{written(name)}</h1>
          <p className={ui.amount}>{formatCents(priceCents)}</p>
        </div>
        <OrderPart key={item} item={item} />
      </div>
      <div className={styles.words}>
        <p>
          <strong>{texts.pickUpPoint}</strong>
          {texts.space}
          {mixed(store.pickUp)}
        </p>
        <p>
          <strong>{texts.returnsPoint}</strong>
          {texts.space}
          {mixed(store.returns)}
        </p>
      </div>
    </div>
  )
}

/** The form, unless there is nothing to order. */
function OrderPart({ item }: { item: KitItem }) {
  const { store, kit } = useStore()
  if (!store.isOpen)
    return (
      <p className={ui.notice}>
        {mixed(store.closed)}
        {texts.space}
        <SiteLink to="/contact?topic=kit#write">{texts.whenItOpens}</SiteLink>
      </p>
    )
  if (!isSoldOut(kit, store.soldOut ?? [], item)) return <OrderForm item={item} />
  return (
    <p className={ui.notice}>
      {texts.outOfThese}
      <SiteLink to="/contact?topic=kit#write">{texts.whenTheyComeIn}</SiteLink>
      {texts.stop}
    </p>
  )
}

const NoSuchItem = () => (
  <ErrorScreen
    title={texts.notCarried}
    actions={
      <SiteLink className="button" to="/store">
        {texts.seeStore}
      </SiteLink>
    }
  >
    <p>{texts.oldAddress}</p>
  </ErrorScreen>
)
