import { clubDay } from '@touchline/domain/club-clock.ts'
import { itemSizes, KIT_CATALOGUE } from '@touchline/domain/kit/catalogue.ts'
import { KIT_ITEMS, type KitItem } from '@touchline/domain/kit/items.ts'
import { ONE_SIZE } from '@touchline/domain/kit/sizes.ts'
import { dollarsFromCents } from '@touchline/domain/pricing/cents.ts'
import type { ComponentProps } from 'react'
import type { CsvColumn } from '../../../desk/csv.ts'
import { useEveryLine } from '../../../desk/desk-list.ts'
import { LIST_DEFAULTS, type ListParams } from '../../../desk/list-params.ts'
import { Shortcuts } from '../../../desk/shortcuts.tsx'
import { kitOrderNames } from '../../../desk/status-names.ts'
import { useExport } from '../../../desk/use-export.ts'
import { Button } from '../../../ui/button.tsx'
import { ClearFilters, FilterBar, FilterSelect, FilterToggle, ListTools } from '../../../ui/filter-bar.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { ColumnChoice } from '../../../ui/table/column-choice.tsx'
import { kitOrderColumns } from './kit-order-columns.tsx'
import { type KitOrderLine, kitOrderList } from './kit-order-list.ts'

const day = (instant: string | null) => (instant === null ? null : clubDay(new Date(instant)))

const kitOrderCsv: CsvColumn<KitOrderLine>[] = [
  ['Reference', ({ reference }) => reference],
  ['Status', ({ status }) => kitOrderNames[status].children],
  ['First name', ({ firstName }) => firstName],
  ['Last name', ({ lastName }) => lastName],
  ['Item', ({ itemType }) => KIT_CATALOGUE[itemType].label],
  ['Size', ({ size }) => size],
  ['Pieces', ({ quantity }) => quantity],
  ['Total', ({ totalCents }) => dollarsFromCents(totalCents)],
  ['Guardian', ({ guardian }) => guardian],
  ['E-mail', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Ordered', ({ orderDate }) => day(orderDate)],
  ['Paid', ({ paidDate }) => day(paidDate)],
  ['Handed over', ({ deliveredDate }) => day(deliveredDate)],
  ['Notes', ({ notes }) => notes],
]

export const kitOrderDefaults = {
  ...LIST_DEFAULTS,
  sort: 'ordered',
  // The status tells it; the day is there for who asks.
  hide: 'paid',
  status: '',
  itemType: '',
  kitSize: '',
  stale: '',
  open: '',
  view: '',
}

export type KitOrderParams = ListParams<keyof typeof kitOrderDefaults>

const itemOptions = [
  { value: '', label: 'All items' },
  ...KIT_ITEMS.map((item) => ({ value: item, label: KIT_CATALOGUE[item].label })),
]

function sizeOptions(item: string): { value: string; label: string }[] {
  const items = item ? [item as KitItem] : KIT_ITEMS
  const sizes = [...new Set(items.flatMap(itemSizes))].filter((size) => size !== ONE_SIZE)
  return [{ value: '', label: 'All sizes' }, ...sizes.map((size) => ({ value: size, label: size }))]
}

interface FiltersProps {
  params: KitOrderParams
  own: ComponentProps<typeof Shortcuts>['own']
  hasColumns: boolean
}

export function KitOrderFilters({ params, own, hasColumns }: FiltersProps) {
  const { values, change, filterCount, clear } = params
  const csv = useExport('Kit orders', kitOrderCsv)
  const everyOrder = useEveryLine(kitOrderList, values)
  return (
    <FilterBar>
      <SearchBox label="Player, guardian or reference" value={values.q} onChange={(q) => change({ q })} />
      <FilterSelect
        label="Item"
        value={values.itemType}
        options={itemOptions}
        onChange={(itemType) => change({ itemType, kitSize: '' })}
      />
      <FilterSelect
        label="Size"
        value={values.kitSize}
        options={sizeOptions(values.itemType)}
        onChange={(kitSize) => change({ kitSize })}
      />
      <FilterToggle isOn={values.stale === '1'} onChange={(isOn) => change({ stale: isOn ? '1' : '' })}>
        Unpaid for two weeks
      </FilterToggle>
      <ClearFilters count={filterCount} onClear={clear} />
      <ListTools>
        {hasColumns && (
          <ColumnChoice
            columns={kitOrderColumns}
            hidden={values.hide}
            onChange={(hide) => change({ hide })}
          />
        )}
        <Button kind="small" isBusy={csv.isBusy} onClick={() => csv.save(everyOrder)}>
          Save as CSV
        </Button>
        <Shortcuts own={own} />
      </ListTools>
    </FilterBar>
  )
}
