import { basketCents } from '@touchline/domain/kit/basket.ts'
import { kitOrderRefusal } from '@touchline/domain/kit/catalogue.ts'
import { productOf } from '@touchline/domain/kit/product.ts'
import { stockRefusal } from '@touchline/domain/kit/stock.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { Link, useNavigate, useRevalidator } from 'react-router'
import { useChange } from '../../area/area-data.tsx'
import { plainProblem } from '../../data/plain-problem.ts'
import type { Family } from '../../family/family.ts'
import { WithFamily } from '../../family/with-family.tsx'
import { sizeName } from '../../kit/kit-words.ts'
import { pageMeta } from '../../page-meta.ts'
import { loginPath } from '../../session/return-to.ts'
import { useSession } from '../../session/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FormMessage } from '../../ui/form/form-message.tsx'
import { Loading } from '../../ui/loading.tsx'
import ui from '../../ui/ui.module.css'
import orderStyles from './order.module.css'
import { orderLines } from './order-lines.ts'
import { type BasketLine, useBasket } from './use-basket.ts'
import { useStore } from './use-store.ts'

export const meta = pageMeta({
  title: 'Your basket',
  description: 'Kit for all your children, ordered in one go.',
  isPrivate: true,
})

export default function BasketPage() {
  const { userRole, loading } = useSession()
  return (
    <div className={`${orderStyles.page} ${ui.narrow}`}>
      <h1>Your basket</h1>
      {loading && (
        <>
          <noscript>
            <p>To order, this page needs JavaScript. You can also order at the club table.</p>
          </noscript>
          <Loading />
        </>
      )}
      {!loading && !userRole && (
        <p>
          <Link to={loginPath('/store/basket')}>Sign in</Link> to see what you have put together.
        </p>
      )}
      {userRole && <WithFamily>{(family) => <Basket family={family} />}</WithFamily>}
    </div>
  )
}

function Basket({ family }: { family: Family }) {
  const { lines, remove, empty } = useBasket()
  const { store, kit } = useStore()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const nameOf = (line: BasketLine) => family.players.find(({ id }) => id === line.playerId)?.firstName
  const shown = lines.filter(nameOf)
  const totalCents = basketCents(kit, shown)
  const order = useChange((request) => orderLines(request, shown, totalCents))
  const place = () =>
    order.mutate(undefined, {
      onSuccess() {
        empty()
        navigate(`/store/order/confirmation?${new URLSearchParams(shown.map(({ id }) => ['order', id]))}`, {
          replace: true,
        })
      },
      // Another price, perhaps: it is to be seen before it is asked for again.
      onError: () => revalidate(),
    })
  if (shown.length === 0) return <NothingYet />
  return (
    <>
      <ul className={`plain-list ${ui.cards}`}>
        {shown.map((line) => (
          <LineRow
            key={line.id}
            line={line}
            firstName={nameOf(line) ?? ''}
            problem={
              (kitOrderRefusal(kit, line) ?? stockRefusal(kit, store.soldOut ?? [], line.itemType, line.size))
                ?.message
            }
            onRemove={() => remove(line.id)}
          />
        ))}
      </ul>
      <p className={orderStyles.total} aria-live="polite">
        <span>Total</span>
        <strong>{formatCents(totalCents)}</strong>
      </p>
      {order.error && <FormMessage>{plainProblem(order.error)}</FormMessage>}
      <div className={ui.actions}>
        <Button disabled={order.isPending || order.isSuccess} onClick={place}>
          {order.isPending ? 'Placing your order...' : `Place order · ${formatCents(totalCents)}`}
        </Button>
        <Link className="button quiet-button" to="/store#items">
          Add something else
        </Link>
      </div>
    </>
  )
}

interface LineRowProps {
  line: BasketLine
  firstName: string
  problem?: string | undefined
  onRemove: () => void
}

function LineRow({ line, firstName, problem, onRemove }: LineRowProps) {
  const { kit } = useStore()
  const { name } = productOf(kit, line.itemType)
  return (
    <li className={`${ui.card} ${ui.between}`}>
      <div>
        <strong>{name}</strong>
        <p className="quiet">
          {[`${line.quantity} for ${firstName}`, sizeName(line.itemType, line.size)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {problem && <FormMessage>{problem}</FormMessage>}
      </div>
      <div className={ui.actions}>
        <span>{formatCents(basketCents(kit, [line]))}</span>
        <Button kind="small" aria-label={`Remove ${name} for ${firstName}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </li>
  )
}

const NothingYet = () => (
  <EmptyState
    title="Nothing in it yet"
    action={
      <Link className="button" to="/store#items">
        See the items
      </Link>
    }
  >
    Choose an item, a child and a size, and add it here. You order everything at once.
  </EmptyState>
)
