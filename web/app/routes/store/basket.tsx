import { basketCents } from '@touchline/domain/kit/basket.ts'
import { kitOrderRefusal } from '@touchline/domain/kit/catalogue.ts'
import { productOf } from '@touchline/domain/kit/product.ts'
import { stockRefusal } from '@touchline/domain/kit/stock.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { useNavigate, useRevalidator } from 'react-router'
import { useChange } from '../../area/area-data.tsx'
import { refusalWords } from '../../data/refusal-words.ts'
import type { Family } from '../../family/family.ts'
import { WithFamily } from '../../family/with-family.tsx'
import * as kitTexts from '../../kit/kit.texts.ts'
import { sizeName } from '../../kit/kit-words.ts'
import { SiteLink } from '../../languages/site-link.tsx'
import { langOf, mixed, written } from '../../languages/written.tsx'
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
import * as texts from './store.texts.ts'
import { type BasketLine, useBasket } from './use-basket.ts'
import { useStore } from './use-store.ts'

export const meta = pageMeta({
  title: texts.basket,
  description: texts.basketDescription,
  isPrivate: true,
})

export default function BasketPage() {
  const { userRole, loading } = useSession()
  return (
    <div className={`${orderStyles.page} ${ui.narrow}`}>
      <h1>{texts.basket}</h1>
      {loading && (
        <>
          <noscript>
            <p>{texts.basketNeedsScripts}</p>
          </noscript>
          <Loading />
        </>
      )}
      {!loading && !userRole && (
        <p>
          <SiteLink to={loginPath('/store/basket')}>{texts.signIn}</SiteLink>
          {texts.toSeeBasket}
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
      // The price may have changed: load it before the family tries again.
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
        <span>{texts.total}</span>
        <strong>{formatCents(totalCents)}</strong>
      </p>
      {order.error && <FormMessage>{mixed(refusalWords(order.error))}</FormMessage>}
      <div className={ui.actions}>
        <Button disabled={order.isPending || order.isSuccess} onClick={place}>
          {order.isPending ? texts.placing : texts.placeOrderFor(formatCents(totalCents))}
        </Button>
        <SiteLink className="button quiet-button" to="/store#items">
          {texts.addElse}
        </SiteLink>
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
        <strong>{written(name)}</strong>
        <p className="quiet">
          {mixed(
            [kitTexts.forPlayer(line.quantity, firstName), sizeName(line.itemType, line.size)]
              .filter(Boolean)
              .join(' · '),
          )}
        </p>
        {problem && <FormMessage>{mixed(problem)}</FormMessage>}
      </div>
      <div className={ui.actions}>
        <span>{formatCents(basketCents(kit, [line]))}</span>
        <Button
          kind="small"
          aria-label={texts.removeOf(name, firstName)}
          lang={langOf(name)}
          onClick={onRemove}
        >
          {texts.remove}
        </Button>
      </div>
    </li>
  )
}

const NothingYet = () => (
  <EmptyState
    title={texts.basketIsEmpty}
    action={
      <SiteLink className="button" to="/store#items">
        {texts.seeItems}
      </SiteLink>
    }
  >
    {texts.basketEmptyLead}
  </EmptyState>
)
