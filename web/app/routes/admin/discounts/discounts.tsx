import { basisPointsFromPercent, formatBasisPoints, formatCents } from '@touchline/domain/pricing/cents.ts'
import { DISCOUNT_DEFAULTS } from '@touchline/domain/pricing/discount-types.ts'
import { DISCOUNT_STATES, discountSentence, discountState } from '@touchline/domain/pricing/discount-words.ts'
import { hasWords } from '@touchline/domain/search-text.ts'
import { Link } from 'react-router'
import { useLive } from '../../../area/area-data.tsx'
import { useClubRules } from '../../../club/use-club-rules.ts'
import { useListParams } from '../../../desk/list-params.ts'
import { Shortcuts } from '../../../desk/shortcuts.tsx'
import { clubNow } from '../../../family/club-now.ts'
import { pageMeta } from '../../../page-meta.ts'
import { Chip } from '../../../ui/chip.tsx'
import { DeskPage } from '../../../ui/desk-page.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FilterBar } from '../../../ui/filter-bar.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { discountStateNames } from './discount-names.ts'
import { SwitchDiscount } from './switch-discount.tsx'
import { type DiscountLine, discountOf, useDiscountLines } from './use-discount-lines.ts'

export const meta = pageMeta({ title: 'Discounts', description: 'What comes off the fees.', isPrivate: true })

export default function Discounts() {
  useLive(['Discount', 'AppliableDiscount', 'RegistrationDiscount'])
  const { values, change, to } = useListParams({ q: '', state: '' })
  const loaded = useDiscountLines()
  const today = clubNow().day
  const found = (loaded.data ?? []).filter(({ name }) => hasWords(name, values.q))
  const inState = (state: string) => found.filter((line) => !state || discountState(line, today) === state)
  const rows = inState(values.state)
  return (
    <DeskPage
      title="Discounts"
      note="In the order in which they come off."
      action={
        <Link className="button" to="/admin/discounts/create">
          Create a discount
        </Link>
      }
    >
      <Tabs
        label="State"
        value={values.state}
        to={(state) => to({ state })}
        tabs={[
          { value: '', name: 'All', count: loaded.data && found.length },
          ...DISCOUNT_STATES.map((state) => ({
            value: state,
            name: discountStateNames[state].children,
            count: loaded.data && inState(state).length,
          })),
        ]}
      />
      <FilterBar>
        <SearchBox label="Name" value={values.q} onChange={(q) => change({ q })} />
        <Shortcuts />
      </FilterBar>
      <ListStates loaded={loaded}>
        {() =>
          rows.length === 0 ? (
            <NoDiscounts isFiltered={values.q !== '' || values.state !== ''} />
          ) : (
            <DataTable
              label="Discounts"
              rows={rows}
              columns={columns}
              nameOf={({ name }) => name}
              actions={(line) => <SwitchDiscount line={line} />}
            />
          )
        }
      </ListStates>
    </DeskPage>
  )
}

const Sentence = ({ line }: { line: DiscountLine }) =>
  discountSentence(discountOf(line, useClubRules().familyMode))

const columns: Column<DiscountLine>[] = [
  {
    name: 'name',
    title: 'Discount',
    cell: (line) => (
      <div>
        <Link to={`/admin/discounts/${line.id}/edit`} data-open>
          {line.name}
        </Link>
        <br />
        <span className="quiet small">
          <Sentence line={line} />
        </span>
      </div>
    ),
  },
  {
    name: 'state',
    title: 'State',
    cell: (line) => (
      <span className="whole">
        <Chip {...discountStateNames[discountState(line, clubNow().day)]} />
      </span>
    ),
  },
  {
    name: 'percentage',
    title: 'Off',
    isNumber: true,
    cell: (line) => formatBasisPoints(basisPointsFromPercent(line.percentage) ?? 0),
  },
  {
    name: 'priority',
    title: 'Order',
    isNumber: true,
    cell: ({ priority, type }) => priority ?? DISCOUNT_DEFAULTS[type].priority,
  },
  { name: 'fees', title: 'Fees', isNumber: true, cell: ({ feeIds }) => feeIds.length },
  { name: 'uses', title: 'Uses', isNumber: true, cell: ({ uses }) => uses },
  { name: 'given', title: 'Given', isNumber: true, cell: ({ givenCents }) => formatCents(givenCents) },
]

const NoDiscounts = ({ isFiltered }: { isFiltered: boolean }) => (
  <EmptyState
    title={isFiltered ? 'No discount matches' : 'No discount yet'}
    action={
      <Link className="button" to={isFiltered ? '/admin/discounts' : '/admin/discounts/create'}>
        {isFiltered ? 'Show all discounts' : 'Create the first discount'}
      </Link>
    }
  >
    {isFiltered
      ? 'Nothing fits the search and the tab.'
      : 'A discount takes a part off the fees that allow it.'}
  </EmptyState>
)
