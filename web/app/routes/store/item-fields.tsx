import { type KitOrderRefusal, offeredSizes } from '@touchline/domain/kit/catalogue.ts'
import type { KitItem } from '@touchline/domain/kit/items.ts'
import { chartOf } from '@touchline/domain/kit/product.ts'
import { sizesOut, type stockRefusal } from '@touchline/domain/kit/stock.ts'
import { SizePicker } from '../../kit/size-picker.tsx'
import { SiteLink } from '../../languages/site-link.tsx'
import ui from '../../ui/ui.module.css'
import { QuantityField } from './quantity-field.tsx'
import { SizeHelper } from './size-helper.tsx'
import * as texts from './store.texts.ts'
import type { OrderDraft } from './use-order-draft.ts'
import { useStore } from './use-store.ts'

interface ItemFieldsProps {
  item: KitItem
  draft: OrderDraft
  onChange: (draft: OrderDraft) => void
  problem: OrderProblem | null
}

/** Why an order would be refused: for its own content, or for lack of stock. */
export type OrderProblem = KitOrderRefusal | NonNullable<ReturnType<typeof stockRefusal>>

export function ItemFields({ item, draft, onChange, problem }: ItemFieldsProps) {
  const { kit, store } = useStore()
  const sizeChart = chartOf(kit, item)
  const offered = offeredSizes(kit, item)
  const out = sizesOut(kit, store.soldOut ?? [], item).filter((size) => offered.includes(size))
  const helps =
    sizeChart !== 'SOCKS' && sizeChart !== 'BALL' && sizeChart !== 'ONE_SIZE' && sizeChart !== 'OWN'
  const socks = draft.size.split('/')[1] ?? ''
  const pick = (size: string) =>
    onChange({ ...draft, size: sizeChart === 'GARMENT_AND_SOCKS' ? `${size}/${socks}` : size })
  return (
    <>
      <SizePicker
        chart={sizeChart}
        offered={offered}
        size={draft.size}
        out={out}
        onChange={(size) => onChange({ ...draft, size })}
        error={sizeProblem(problem)}
      />
      {out.length > 0 && (
        <p className="quiet">
          {texts.isYoursOut}
          <SiteLink to="/contact?topic=kit#write">{texts.whenItComesIn}</SiteLink>
          {texts.stop}
        </p>
      )}
      {helps && (
        <details className={ui.fold}>
          <summary>{texts.findByHeight}</summary>
          <SizeHelper kind={sizeChart === 'SHIN_GUARDS' ? sizeChart : 'GARMENT'} onPick={pick} />
        </details>
      )}
      <QuantityField
        quantity={draft.quantity}
        onChange={(quantity) => onChange({ ...draft, quantity })}
        error={problem?.field === 'quantity' ? problem.message : null}
      />
    </>
  )
}

/** The sizes are right there, so a missing one needs no sentence. A size that does not exist does. */
function sizeProblem(problem: OrderProblem | null): string | null {
  if (problem?.field !== 'size') return null
  return problem.code === 'SIZE_MISSING' ? texts.chooseSize : problem.message
}
