import { KIT_CATALOGUE, type KitOrderRefusal } from '@touchline/domain/kit/catalogue.ts'
import type { KitItem } from '@touchline/domain/kit/items.ts'
import familyStyles from '../../family/family.module.css'
import { SizePicker } from '../../family/size-picker.tsx'
import { QuantityField } from './quantity-field.tsx'
import { SizeHelper } from './size-helper.tsx'
import type { OrderDraft } from './use-order-draft.ts'

interface ItemFieldsProps {
  item: KitItem
  draft: OrderDraft
  onChange: (draft: OrderDraft) => void
  problem: KitOrderRefusal | null
}

export function ItemFields({ item, draft, onChange, problem }: ItemFieldsProps) {
  const { sizeChart } = KIT_CATALOGUE[item]
  const helps = sizeChart !== 'SOCKS' && sizeChart !== 'BALL' && sizeChart !== 'ONE_SIZE'
  const socks = draft.size.split('/')[1] ?? ''
  const pick = (size: string) =>
    onChange({ ...draft, size: sizeChart === 'GARMENT_AND_SOCKS' ? `${size}/${socks}` : size })
  return (
    <>
      <SizePicker
        chart={sizeChart}
        size={draft.size}
        onChange={(size) => onChange({ ...draft, size })}
        error={sizeProblem(problem)}
      />
      {helps && (
        <details className={familyStyles.fold}>
          <summary>Not sure? Find the size by height</summary>
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

/** The sizes stand right there: a missing one need not be told in full. One that is not made is. */
function sizeProblem(problem: KitOrderRefusal | null): string | null {
  if (problem?.field !== 'size') return null
  return problem.code === 'SIZE_MISSING' ? 'Please choose a size.' : problem.message
}
