import { kitOrderRefusal } from '@touchline/domain/kit/catalogue.ts'
import type { KitItem } from '@touchline/domain/kit/items.ts'
import { stockRefusal } from '@touchline/domain/kit/stock.ts'
import { useNavigate } from 'react-router'
import { SiteLink } from '../../languages/site-link.tsx'
import { useAttempts } from '../../registrations/use-attempts.ts'
import { loginPath } from '../../session/return-to.ts'
import { useSession } from '../../session/use-session.ts'
import { Form } from '../../ui/form/form.tsx'
import { FamilyPart } from './family-part.tsx'
import { ForWhom, WhomPlace } from './for-whom.tsx'
import { ItemFields } from './item-fields.tsx'
import styles from './order.module.css'
import { productSlug } from './product.ts'
import * as texts from './store.texts.ts'
import { Total } from './total.tsx'
import { type BasketLine, useBasket } from './use-basket.ts'
import { type OrderDraft, useOrderDraft } from './use-order-draft.ts'
import { useStore } from './use-store.ts'

/** For whom, size, quantity: a visitor fills in what does not need a name, signs in, and finds it unchanged. */
export function OrderForm({ item }: { item: KitItem }) {
  const { draft, setDraft, drop } = useOrderDraft(item)
  const { userRole } = useSession()
  const { form, attempts, tryAgain } = useAttempts<HTMLDivElement>()
  const navigate = useNavigate()
  const { store, kit } = useStore()
  const basket = useBasket()
  const refusal =
    kitOrderRefusal(kit, { itemType: item, size: draft.size, quantity: draft.quantity }) ??
    stockRefusal(kit, store.soldOut ?? [], item, draft.size)
  const done = () => {
    drop()
    navigate(`/store/order/confirmation?${new URLSearchParams({ order: draft.id })}`, { replace: true })
  }
  const addToBasket = (line: BasketLine) => {
    basket.add(line)
    drop()
    navigate('/store/basket')
  }
  return (
    <div ref={form}>
      <Form onSubmit={(event) => event.preventDefault()} aria-label={texts.order}>
        {userRole ? (
          <ForWhom item={item} draft={draft} onChange={setDraft} hasTried={attempts > 0} />
        ) : (
          <WhomPlace />
        )}
        <ItemFields item={item} draft={draft} onChange={setDraft} problem={attempts > 0 ? refusal : null} />
        {userRole ? (
          <FamilyPart
            item={item}
            draft={draft}
            onChange={setDraft}
            onTry={tryAgain}
            refusal={refusal}
            onDone={done}
            onAdd={addToBasket}
          />
        ) : (
          <SignInFirst item={item} draft={draft} />
        )}
      </Form>
    </div>
  )
}

/** Hidden from somebody who was signed in here, until it is known whether they still are. */
function SignInFirst({ item, draft }: { item: KitItem; draft: OrderDraft }) {
  const back = `/store/order/${productSlug(item)}`
  return (
    <>
      <Total item={item} quantity={draft.quantity} />
      <p className="quiet visitors-only">{texts.signInFirst}</p>
      <div className={`visitors-only ${styles.ways}`}>
        <SiteLink className="button" to={loginPath(back)}>
          {texts.signInAndOrder}
        </SiteLink>
        <noscript>
          <p>{texts.turnOnScripts}</p>
        </noscript>
        <SiteLink className="button quiet-button" to={`/signup?${new URLSearchParams({ returnTo: back })}`}>
          {texts.newHere}
        </SiteLink>
      </div>
    </>
  )
}
