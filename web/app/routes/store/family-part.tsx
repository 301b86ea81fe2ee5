import { kitOrderPrice } from '@touchline/domain/kit/catalogue.ts'
import type { KitItem } from '@touchline/domain/kit/items.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { useRevalidator } from 'react-router'
import { useChange } from '../../area/area-data.tsx'
import { refusalWords } from '../../data/refusal-words.ts'
import type { Family } from '../../family/family.ts'
import { WithFamily } from '../../family/with-family.tsx'
import { SiteLink } from '../../languages/site-link.tsx'
import { mixed } from '../../languages/written.tsx'
import { currentPlayers } from '../../players/current-players.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/form/field.tsx'
import { FormMessage } from '../../ui/form/form-message.tsx'
import ui from '../../ui/ui.module.css'
import { playerOf } from './for-whom.tsx'
import type { OrderProblem } from './item-fields.tsx'
import { orderLines } from './order-lines.ts'
import { productSlug } from './product.ts'
import * as texts from './store.texts.ts'
import { Total } from './total.tsx'
import type { BasketLine } from './use-basket.ts'
import type { OrderDraft } from './use-order-draft.ts'
import { useStore } from './use-store.ts'

interface FamilyPartProps {
  item: KitItem
  draft: OrderDraft
  onChange: (draft: OrderDraft) => void
  /** What is wrong with item, size or quantity; null if nothing is. */
  refusal: OrderProblem | null
  onTry: () => void
  onDone: () => void
  /** Adds it to the basket, to be ordered with other items. */
  onAdd: (line: BasketLine) => void
}

/** For signed-in families: a note, the total, and the order button. */
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
    // The price may have changed: load it before the family tries again.
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
        <summary>{texts.addNote}</summary>
        <TextArea
          label={texts.notes}
          rows={2}
          maxLength={500}
          hint={texts.notesHint}
          value={draft.notes}
          onChange={(event) => onChange({ ...draft, notes: event.currentTarget.value })}
        />
      </details>
      <Total item={item} quantity={draft.quantity} />
      {order.error && <FormMessage>{mixed(refusalWords(order.error))}</FormMessage>}
      <div className={ui.actions}>
        <Button type="submit" disabled={order.isPending || order.isSuccess} onClick={place}>
          {order.isPending || order.isSuccess ? texts.placing : placeLabel(totalCents)}
        </Button>
        <Button kind="quiet" disabled={order.isPending || order.isSuccess} onClick={add}>
          {texts.addToBasket}
        </Button>
      </div>
      <p className="quiet small">{texts.forSeveral}</p>
    </>
  )
}

const placeLabel = (cents: number): string =>
  Number.isNaN(cents) ? texts.placeOrder : texts.placeOrderFor(formatCents(cents))

function AddPlayerFirst({ item }: { item: KitItem }) {
  const back = new URLSearchParams({ returnTo: `/store/order/${productSlug(item)}` })
  return (
    <>
      <p className="quiet">{texts.playerFirst}</p>
      <SiteLink className="button" to={`/guardian/add-player?${back}`}>
        {texts.addPlayer}
      </SiteLink>
    </>
  )
}
