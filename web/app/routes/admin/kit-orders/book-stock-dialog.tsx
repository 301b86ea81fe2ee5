import type { StockLine } from '@touchline/domain/club/schemas/kit-stock.ts'
import { offeredSizes } from '@touchline/domain/kit/catalogue.ts'
import { type Kit, kitItems, productOf } from '@touchline/domain/kit/product.ts'
import { ONE_SIZE } from '@touchline/domain/kit/sizes.ts'
import { singleSizes } from '@touchline/domain/kit/stock.ts'
import type { StockBooking, StockLevel } from '@touchline/domain/kit/stock-levels.ts'
import { useState } from 'react'
import { useChange } from '../../../area/area-data.tsx'
import { useKit } from '../../../kit/use-kit.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Field, SelectField } from '../../../ui/form/field.tsx'
import { notify } from '../../../ui/toast.tsx'
import styles from '../programs/form/program-form.module.css'
import { keepBooking, type Stock } from './use-stock.ts'

const BOOKINGS: Record<StockBooking, { label: string; done: string; hint: string }> = {
  COUNT: { label: 'Counted on the shelf', done: 'Counted.', hint: 'How many are there now.' },
  ORDER: { label: 'Ordered from the supplier', done: 'Marked as coming.', hint: 'Added to what’s coming.' },
  DELIVERY: {
    label: 'Delivered by the supplier',
    done: 'On the shelf now.',
    hint: 'Moved from what’s coming to the shelf.',
  },
}

const isPieces = (text: string) => /^\d{1,4}$/.test(text.trim())

/** Books pieces of one item, size by size. An empty field leaves its size unchanged. */
export function BookStockDialog({ stock, onClose }: { stock: Stock; onClose: () => void }) {
  const [booking, setBooking] = useState<StockBooking>('COUNT')
  const [item, setItem] = useState<StockLine['item']>('SOCKS')
  const [typed, setTyped] = useState<Record<string, string>>({})
  const book = useChange(keepBooking)
  const kit = useKit()
  const items = kitItems(kit).filter((one) => one !== 'FULL_KIT')
  const filled = Object.entries(typed).filter(([, text]) => text.trim() !== '')
  const isSound = filled.every(([, text]) => isPieces(text))
  const save = async () => {
    const pieces = filled.map(([size, text]) => ({ itemType: item, size, quantity: Number(text) }))
    await book.mutateAsync({ booking, pieces })
    notify(`${productOf(kit, item).name}: ${BOOKINGS[booking].done}`)
  }
  return (
    <ConfirmDialog
      title="Book stock"
      confirm="Book"
      busy="Booking..."
      keep="Cancel"
      isReady={filled.length > 0 && isSound}
      onConfirm={save}
      onClose={onClose}
    >
      <SelectField
        label="What happened?"
        value={booking}
        hint={BOOKINGS[booking].hint}
        options={Object.entries(BOOKINGS).map(([value, { label }]) => ({ value, label }))}
        onChange={({ currentTarget }) => setBooking(currentTarget.value as StockBooking)}
      />
      <SelectField
        label="Item"
        value={item}
        options={items.map((one) => ({ value: one, label: productOf(kit, one).name }))}
        onChange={({ currentTarget }) => {
          setItem(items.find((one) => one === currentTarget.value) ?? item)
          setTyped({})
        }}
      />
      <div className={styles.pair}>
        {sizesToBook(kit, stock, item).map((size) => (
          <Field
            key={size}
            label={size === ONE_SIZE ? 'Pieces' : `Size ${size}`}
            inputMode="numeric"
            autoComplete="off"
            isOptional={false}
            hint={standing(stock.levels.find((one) => one.item === item && one.size === size))}
            value={typed[size] ?? ''}
            error={typed[size] && !isPieces(typed[size]) ? 'Please enter a whole number.' : undefined}
            onChange={({ currentTarget }) => setTyped({ ...typed, [size]: currentTarget.value })}
          />
        ))}
      </div>
    </ConfirmDialog>
  )
}

/** The sizes on offer, and those still in stock that no longer are. */
const sizesToBook = (kit: Kit, { levels }: Stock, item: StockLine['item']) => {
  const offered = offeredSizes(kit, item)
  const counted = levels.flatMap((one) => (one.item === item ? one.size : []))
  return [...new Set([...singleSizes(kit, item), ...counted])].filter(
    (size) => offered.includes(size) || counted.includes(size),
  )
}

const standing = (level: StockLevel | undefined): string =>
  level ? `${level.shelf} on the shelf, ${level.coming} coming` : 'Not counted yet'
