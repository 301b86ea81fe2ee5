import { settingNeed } from '@touchline/domain/identity/permission-table.ts'
import { type Kit, productOf } from '@touchline/domain/kit/product.ts'
import { type Pieces, supplierTotals } from '@touchline/domain/kit/supplier-totals.ts'
import type { KitOrderStatus } from '@touchline/domain/status/kit-order.ts'
import { useState } from 'react'
import { useChange } from '../../../area/area-data.tsx'
import { clubNow } from '../../../club/club-now.ts'
import { csvText, saveCsv } from '../../../desk/csv.ts'
import { type ListValues, useWholeList } from '../../../desk/desk-list.ts'
import { useMay } from '../../../desk/own-permissions.ts'
import styles from '../../../desk/paper.module.css'
import { useKit } from '../../../kit/use-kit.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { SelectField } from '../../../ui/form/field.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import { PrintButton } from '../../../ui/print-button.tsx'
import { notify } from '../../../ui/toast.tsx'
import ui from '../../../ui/ui.module.css'
import { kitOrderPieces } from './kit-order-list.ts'
import { keepBooking } from './use-stock.ts'

/** Orders still to be placed with the supplier, and orders still undecided. */
const SCOPES: [value: string, label: string, statuses: readonly KitOrderStatus[]][] = [
  ['paid', 'Paid, not ready yet', ['PAID']],
  ['open', 'Paid or unpaid', ['PENDING', 'PAID']],
  ['all', 'Everything not cancelled', ['PENDING', 'PAID', 'READY', 'DELIVERED']],
]

/** How many of each item and size to order, full kits as their parts (K-11). */
export function SupplierTotals({ values }: { values: ListValues }) {
  const loaded = useWholeList(kitOrderPieces, { ...values, status: '', sort: '' })
  const [scope, setScope] = useState('paid')
  const kit = useKit()
  const statuses = SCOPES.find(([value]) => value === scope)?.[2] ?? []
  return (
    <ListStates loaded={loaded}>
      {({ items }) => {
        const lines = supplierTotals(
          kit,
          items.filter(({ status }) => statuses.includes(status)),
        )
        return (
          <section className={styles.paper} aria-labelledby="totals-title">
            <div className={styles.head}>
              <h2 id="totals-title">For the supplier</h2>
              <div className={`no-print ${ui.actions}`}>
                <SelectField
                  aria-label="Which orders"
                  value={scope}
                  options={SCOPES.map(([value, label]) => ({ value, label }))}
                  onChange={({ currentTarget }) => setScope(currentTarget.value)}
                />
                <BookOrder lines={lines} />
                <Button kind="small" disabled={lines.length === 0} onClick={() => save(kit, lines)}>
                  Save the totals as CSV
                </Button>
                <PrintButton isQuiet>Print</PrintButton>
              </div>
            </div>
            <TotalsTable lines={lines} />
          </section>
        )
      }}
    </ListStates>
  )
}

/** Marks what was ordered from the supplier as coming (K-18). */
function BookOrder({ lines }: { lines: readonly Pieces[] }) {
  const [isAsking, setAsking] = useState(false)
  const book = useChange(keepBooking)
  const mayBook = useMay(settingNeed('kitStock'))
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  if (!mayBook) return null
  return (
    <>
      <Button kind="small" disabled={count === 0} onClick={() => setAsking(true)}>
        Ordered from the supplier
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Have you ordered these from the supplier?"
          confirm={count === 1 ? 'Mark 1 piece as coming' : `Mark ${count} pieces as coming`}
          busy="One moment..."
          keep="Not yet"
          onConfirm={async () => {
            await book.mutateAsync({ booking: 'ORDER', pieces: lines })
            notify('Done. Stock shows them as coming.')
          }}
          onClose={() => setAsking(false)}
        >
          <p>They’ll be added to what’s coming. When they arrive, book the delivery under Stock.</p>
        </ConfirmDialog>
      )}
    </>
  )
}

function TotalsTable({ lines }: { lines: readonly Pieces[] }) {
  const kit = useKit()
  if (lines.length === 0) return <p className="quiet">Nothing to order.</p>
  return (
    <table aria-labelledby="totals-title">
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Size</th>
          <th scope="col" className={styles.number}>
            Pieces
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ itemType, size, quantity }) => (
          <tr key={`${itemType} ${size}`}>
            <th scope="row">{productOf(kit, itemType).name}</th>
            <td>{size ?? 'One size'}</td>
            <td className={styles.number}>{quantity}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">All pieces</th>
          <td />
          <td className={styles.number}>{lines.reduce((sum, { quantity }) => sum + quantity, 0)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

const save = (kit: Kit, lines: readonly Pieces[]) =>
  saveCsv(
    `Kit for the supplier ${clubNow().day}`,
    csvText<Pieces>(
      [
        ['Item', ({ itemType }) => productOf(kit, itemType).name],
        ['Size', ({ size }) => size ?? 'One size'],
        ['Pieces', ({ quantity }) => quantity],
      ],
      lines,
    ),
  )
