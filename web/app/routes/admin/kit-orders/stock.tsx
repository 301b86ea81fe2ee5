import { storedSettings } from '@touchline/domain/club/content.ts'
import { settingNeed } from '@touchline/domain/identity/permission-table.ts'
import { type Kit, productOf } from '@touchline/domain/kit/product.ts'
import { ONE_SIZE } from '@touchline/domain/kit/sizes.ts'
import type { StockLevel } from '@touchline/domain/kit/stock-levels.ts'
import { byCatalogue } from '@touchline/domain/kit/supplier-totals.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { useLive } from '../../../area/area-data.tsx'
import { useMay } from '../../../desk/own-permissions.ts'
import { useKit } from '../../../kit/use-kit.ts'
import { pageMeta } from '../../../page-meta.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { DeskPage } from '../../../ui/desk-page.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { SettingHistory } from '../settings/setting-history.tsx'
import { BookStockDialog } from './book-stock-dialog.tsx'
import { stockName } from './stock-words.ts'
import { type Stock, useStock } from './use-stock.ts'

export const meta = pageMeta({
  title: 'Kit stock',
  description: 'What’s on the shelf, by item and size.',
  isPrivate: true,
})

/** What is on the shelf, promised to families and coming from the supplier (K-16). */
export default function KitStock() {
  useLive(['ClubSetting', 'KitOrder'])
  const loaded = useStock()
  const [isBooking, setBooking] = useState(false)
  const mayBook = useMay(settingNeed('kitStock'))
  return (
    <DeskPage
      title="Kit stock"
      note={<Link to="/admin/kit-orders">All kit orders</Link>}
      action={mayBook && <Button onClick={() => setBooking(true)}>Count, order or receive</Button>}
    >
      <ListStates loaded={loaded}>
        {(stock) => (
          <>
            <Levels stock={stock} />
            {isBooking && <BookStockDialog stock={stock} onClose={() => setBooking(false)} />}
          </>
        )}
      </ListStates>
    </DeskPage>
  )
}

function Levels({ stock: { kept, lines, levels } }: { stock: Stock }) {
  const kit = useKit()
  if (levels.length === 0)
    return (
      <p className="quiet">
        Nothing counted yet. Count an item once, and orders and hand-outs are taken off automatically.
      </p>
    )
  const rows = levels.toSorted(inOrder(kit)).map((level) => ({ ...level, id: `${level.item} ${level.size}` }))
  const content = { ...storedSettings([]), kitStock: lines }
  return (
    <>
      <DataTable
        label="Stock"
        rows={rows}
        columns={columnsOf(kit)}
        nameOf={(level) => stockName(kit, level)}
      />
      {kept && <SettingHistory settingKey="kitStock" kept={kept} content={content} />}
    </>
  )
}

function inOrder(kit: Kit): (a: StockLevel, b: StockLevel) => number {
  const compare = byCatalogue(kit)
  const pieces = ({ item, size }: StockLevel) => ({ itemType: item, size })
  return (a, b) => compare(pieces(a), pieces(b))
}

const columnsOf = (kit: Kit): Column<StockLevel & { id: string }>[] => [
  { name: 'item', title: 'Item', cell: ({ item }) => productOf(kit, item).name },
  { name: 'size', title: 'Size', cell: ({ size }) => (size === ONE_SIZE ? null : size) },
  { name: 'shelf', title: 'On the shelf', isNumber: true, cell: ({ shelf }) => shelf },
  { name: 'promised', title: 'Ordered by families', isNumber: true, cell: ({ promised }) => promised },
  { name: 'coming', title: 'Coming', isNumber: true, cell: ({ coming }) => coming },
  {
    name: 'free',
    title: 'Free',
    isNumber: true,
    cell: ({ free }) => (free < 0 ? <Chip tone="stop">{`${-free} short`}</Chip> : free),
  },
]
