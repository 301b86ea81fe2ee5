import { itemsSold, MAX_KIT_QUANTITY, offeredSizes } from '@touchline/domain/kit/catalogue.ts'
import { chartOf, productOf } from '@touchline/domain/kit/product.ts'
import { type SoldOut, stockRefusal } from '@touchline/domain/kit/stock.ts'
import { shortAfter } from '@touchline/domain/kit/stock-levels.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { Link } from 'react-router'
import { plainProblem } from '../../../data/plain-problem.ts'
import { SizePicker } from '../../../kit/size-picker.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field, SelectField, TextArea } from '../../../ui/form/field.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { UnsavedGuard } from '../../../ui/form/unsaved-guard.tsx'
import ui from '../../../ui/ui.module.css'
import { shortWords } from './stock-words.ts'
import { type PlayerToOrderFor, useDeskOrder } from './use-desk-order.ts'
import { useStock } from './use-stock.ts'

interface DeskOrderFormProps {
  player: PlayerToOrderFor
  /** What families cannot order right now. */
  soldOut: readonly SoldOut[]
}

const LONGEST_NOTE = 500

/** Orders one item for one child. Afterwards the form is empty again for the next one. */
export function DeskOrderForm({ player, soldOut }: DeskOrderFormProps) {
  const order = useDeskOrder(player)
  const { kit, draft, totalCents, error } = order
  return (
    <form
      className={`${ui.section} ${ui.narrow}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        order.submit()
      }}
    >
      <UnsavedGuard isDirty={order.isTyped} />
      <OrderFields {...order} />
      {stockRefusal(kit, soldOut, draft.itemType, draft.size) && (
        <p className={ui.notice} role="status">
          You’re out of this, so families can’t order it right now. You can still place the order.
        </p>
      )}
      <Short kit={kit} draft={draft} />
      {error && <FormMessage>{plainProblem(error)}</FormMessage>}
      <p aria-live="polite">
        Total <strong>{formatCents(totalCents)}</strong>
      </p>
      <div className={ui.actions}>
        <Button type="submit" isBusy={order.isBusy}>
          Place the order
        </Button>
        <Link className="small-button" to="/admin/kit-orders">
          All kit orders
        </Link>
      </div>
      <p className="quiet small">The family gets an email with what to pay and how.</p>
    </form>
  )
}

/** The order is accepted all the same (K-17). */
function Short({ kit, draft }: Pick<ReturnType<typeof useDeskOrder>, 'kit' | 'draft'>) {
  const { data } = useStock()
  const quantity = Number(draft.quantity) || 0
  const short = shortAfter(data?.levels ?? [], { ...draft, size: draft.size || null, quantity })
  if (short.length === 0) return null
  return (
    <p className={ui.notice} role="status">
      With this order you don’t have enough. {short.map((level) => shortWords(kit, level)).join('; ')}. You
      can still place it.
    </p>
  )
}

function OrderFields({ kit, draft, change, choose, problemOf }: ReturnType<typeof useDeskOrder>) {
  const items = itemsSold(kit)
  return (
    <>
      <SelectField
        label="Item"
        value={draft.itemType}
        error={problemOf('itemType')}
        options={items.map((item) => ({
          value: item,
          label: `${productOf(kit, item).name}, ${formatCents(productOf(kit, item).priceCents)}`,
        }))}
        onChange={({ currentTarget }) =>
          choose(items.find((item) => item === currentTarget.value) ?? draft.itemType)
        }
      />
      <SizePicker
        chart={chartOf(kit, draft.itemType)}
        offered={offeredSizes(kit, draft.itemType)}
        size={draft.size}
        error={problemOf('size')}
        onChange={(size) => change({ size })}
      />
      <Field
        label="How many?"
        isShort
        inputMode="numeric"
        autoComplete="off"
        value={draft.quantity}
        error={problemOf('quantity')}
        hint={`1 to ${MAX_KIT_QUANTITY}`}
        onChange={({ currentTarget }) => change({ quantity: currentTarget.value })}
      />
      <TextArea
        label="Note"
        hint="The family can read it."
        rows={2}
        maxLength={LONGEST_NOTE}
        value={draft.notes}
        onChange={({ currentTarget }) => change({ notes: currentTarget.value })}
      />
    </>
  )
}
