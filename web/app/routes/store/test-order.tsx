import { kitOrderPrice, kitOrderRefusals } from '@touchline/domain/kit/catalogue.ts'
import type { KitItem } from '@touchline/domain/kit/items.ts'
import { kitItems, productOf } from '@touchline/domain/kit/product.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { useState } from 'react'
import { data, Link, type LoaderFunctionArgs, useParams } from 'react-router'
import { loadClub } from '../../club/load-club.ts'
import { pageMeta } from '../../page-meta.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form/form.tsx'
import { FormMessage } from '../../ui/form/form-message.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import ui from '../../ui/ui.module.css'
import { ItemFields } from './item-fields.tsx'
import styles from './order.module.css'
import { productFrom, productSlug } from './product.ts'
import { Total } from './total.tsx'
import type { OrderDraft } from './use-order-draft.ts'
import { useStore } from './use-store.ts'

export const meta = pageMeta({
  title: 'Test order',
  description: 'Try out an item before families see it. Nothing is saved.',
  isPrivate: true,
})

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { kit } = await loadClub(context)
  return data(null, { status: productFrom(kit, params.productId) ? 200 : 404 })
}

/** Shows how an order is checked, without a sign-in: it reads the catalogue and writes nothing. */
export default function TestOrder() {
  const item = productFrom(useStore().kit, useParams().productId)
  return (
    <div className={`${styles.page} ${ui.narrow}`}>
      <p className={styles.test}>TEST. Nothing here is saved, ordered or emailed.</p>
      {item ? <TestForm key={item} item={item} /> : <KnownItems />}
    </div>
  )
}

function KnownItems() {
  return (
    <>
      <h1>No such item</h1>
      <p>You can try these:</p>
      <ul className={ui.bullets}>
        {kitItems(useStore().kit).map((item) => (
          <li key={item}>
            <Link to={`/store/test/${productSlug(item)}`}>{item}</Link>
          </li>
        ))}
      </ul>
    </>
  )
}

const start: OrderDraft = { id: 'test', size: '', quantity: 1, playerId: '', notes: '' }

function TestForm({ item }: { item: KitItem }) {
  const [draft, setDraft] = useState(start)
  const [tested, setTested] = useState<OrderDraft | null>(null)
  return (
    <>
      <h1>Test: {productOf(useStore().kit, item).name}</h1>
      <div className={ui.actions}>
        <Button kind="small" onClick={() => setDraft({ ...draft, size: '4XL' })}>
          Impossible size
        </Button>
        <Button kind="small" onClick={() => setDraft({ ...draft, quantity: 11 })}>
          11 of them
        </Button>
        <Button kind="small" onClick={() => setDraft(start)}>
          Start over
        </Button>
      </div>
      <Form
        aria-label="Test order"
        onSubmit={(event) => {
          event.preventDefault()
          setTested(draft)
        }}
      >
        <ItemFields item={item} draft={draft} onChange={setDraft} problem={null} />
        <Total item={item} quantity={draft.quantity} />
        <SubmitButton busy={null}>Run test order</SubmitButton>
      </Form>
      {tested && <TestResult item={item} draft={tested} />}
    </>
  )
}

function TestResult({ item, draft }: { item: KitItem; draft: OrderDraft }) {
  const { kit } = useStore()
  const input = { itemType: item, size: draft.size, quantity: draft.quantity }
  const refusals = kitOrderRefusals(kit, input)
  const { unitCents, totalCents } = kitOrderPrice(kit, item, draft.quantity)
  return (
    <section className={styles.result} aria-label="Result">
      {refusals.length > 0 ? (
        <FormMessage>
          <ul className="plain-list">
            {refusals.map(({ code, field, message }) => (
              <li key={code}>
                {message} ({code}, {field})
              </li>
            ))}
          </ul>
        </FormMessage>
      ) : (
        <FormMessage kind="done">This order would go through.</FormMessage>
      )}
      <p>
        Price: {draft.quantity} × {formatCents(unitCents)} = {formatCents(totalCents)}
      </p>
      <pre>{JSON.stringify(input, null, 2)}</pre>
    </section>
  )
}
