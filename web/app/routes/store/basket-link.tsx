import { basketCents } from '@touchline/domain/kit/basket.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { Link } from 'react-router'
import { useBasket } from './use-basket.ts'
import { useStore } from './use-store.ts'

/** The way to what is waiting to be ordered; nothing while the basket is empty. */
export function BasketLink() {
  const { lines } = useBasket()
  const { kit } = useStore()
  if (lines.length === 0) return null
  const count = lines.length === 1 ? '1 item' : `${lines.length} items`
  return (
    <Link className="button quiet-button" to="/store/basket">
      Basket: {count} · {formatCents(basketCents(kit, lines))}
    </Link>
  )
}
