import { kitOrderPrice } from '@touchline/domain/kit/catalogue.ts'
import type { KitItem } from '@touchline/domain/kit/items.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { Link, useRevalidator } from 'react-router'
import { useChange } from '../../area/area-data.tsx'
import { plainProblem } from '../../data/plain-problem.ts'
import type { Family } from '../../family/family.ts'
import { WithFamily } from '../../family/with-family.tsx'
import { currentPlayers } from '../../players/current-players.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/form/field.tsx'
import { FormMessage } from '../../ui/form/form-message.tsx'
import ui from '../../ui/ui.module.css'
import { playerOf } from './for-whom.tsx'
import type { OrderProblem } from './item-fields.tsx'
import { orderLines } from './order-lines.ts'
import { productSlug } from './product.ts'
import { Total } from './total.tsx'
import type { BasketLine } from './use-basket.ts'
import type { OrderDraft } from './use-order-draft.ts'
import { useStore } from './use-store.ts'

interface FamilyPartProps {
  item: KitItem
  draft: OrderDraft
  onChange: (draft: OrderDraft) => void
  /** What is wrong with item, size or number; null when nothing is. */
  refusal: OrderProblem | null
  onTry: () => void
  onDone: () => void
  /** It is to be ordered together with other things. */
  onAdd: (line: BasketLine) => void
}

/** For somebody signed in: a note, the sum, and the button that orders. */
export function FamilyPart(props: FamilyPartProps) {
  return <WithFamily>{(family) => <Ordering {...props} family={family} />}</WithFamily>
}

function Ordering({
  item,
  draft,
  onChange,
  refusal,
  onTry,
  onDone,
  onAdd,
  family,
}: FamilyPartProps & { family: Family }) {
  const player = playerOf(family, draft)
  const { kit } = useStore()
  const { revalidate } = useRevalidator()
  const { totalCents } = kitOrderPrice(kit, item, draft.quantity)
  const order = useChange((request, line: BasketLine) => orderLines(request, [line], totalCents))
  const line = player && { ...draft, playerId: player.id, itemType: item }
  const place = () => {
    onTry()
    if (refusal || !line || order.isPending) return
    // Another price, perhaps: it is to be seen before it is asked for again.
    order.mutate(line, { onSuccess: onDone, onError: () => revalidate() })
  }
  const add = () => {
    onTry()
    if (!refusal && line) onAdd(line)
  }
  if (currentPlayers(family).length === 0) return <AddPlayerFirst item={item} />
  return (
    <>
      <details className={ui.fold} open={draft.notes !== '' || undefined}>
        <summary>Add a note (optional)</summary>
        <TextArea
          label="Notes"
          rows={2}
          maxLength={500}
          hint="Anything we should know about this order."
          value={draft.notes}
          onChange={(event) => onChange({ ...draft, notes: event.currentTarget.value })}
        />
      </details>
      <Total item={item} quantity={draft.quantity} />
      {order.error && <FormMessage>{plainProblem(order.error)}</FormMessage>}
      <div className={ui.actions}>
        <Button type="submit" disabled={order.isPending || order.isSuccess} onClick={place}>
          {order.isPending || order.isSuccess ? 'Placing your order...' : placeLabel(totalCents)}
        </Button>
        <Button kind="quiet" disabled={order.isPending || order.isSuccess} onClick={add}>
          Add to basket
        </Button>
      </div>
      <p className="quiet small">
        For several items or children: add each to the basket, and order all at once.
      </p>
    </>
  )
}

const placeLabel = (cents: number): string =>
  Number.isNaN(cents) ? 'Place order' : `Place order · ${formatCents(cents)}`

function AddPlayerFirst({ item }: { item: KitItem }) {
  const back = new URLSearchParams({ returnTo: `/store/order/${productSlug(item)}` })
  return (
    <>
      <p className="quiet">
        An order is for one of your players. Add the first one, and you come straight back here.
      </p>
      <Link className="button" to={`/guardian/add-player?${back}`}>
        Add your first player
      </Link>
    </>
  )
}
