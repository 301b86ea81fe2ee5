import { basketCents } from '@touchline/domain/kit/basket.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { SiteLink } from '../../languages/site-link.tsx'
import * as texts from './store.texts.ts'
import { useBasket } from './use-basket.ts'
import { useStore } from './use-store.ts'

/** The way to what is waiting to be ordered; nothing while the basket is empty. */
export function BasketLink() {
  const { lines } = useBasket()
  const { kit } = useStore()
  if (lines.length === 0) return null
  return (
    <SiteLink className="button quiet-button" to="/store/basket">
      {texts.basketOf(lines.length, formatCents(basketCents(kit, lines)))}
    </SiteLink>
  )
}
