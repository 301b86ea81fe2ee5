import { basisPointsFromPercent, formatBasisPoints, formatCents } from '@touchline/domain/pricing/cents.ts'
import { DISCOUNT_DEFAULTS } from '@touchline/domain/pricing/discount-types.ts'
import { DISCOUNT_STATES, discountSentence, discountState } from '@touchline/domain/pricing/discount-words.ts'
import { Link } from 'react-router'
import { useData, useLive } from '../../../area/area-data.tsx'
import { clubNow } from '../../../club/club-now.ts'
import { useClubRules } from '../../../club/use-club-rules.ts'
import { LIST_DEFAULTS } from '../../../desk/list-params.ts'
import { ResourceList } from '../../../desk/resource-list.tsx'
import { fewLines, type Resource, useResource } from '../../../desk/use-resource.ts'
import { pageMeta } from '../../../page-meta.ts'
import { Chip } from '../../../ui/chip.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { type DiscountLine, discountOf, loadDiscountLines } from './discount-line.ts'
import { discountStateNames } from './discount-names.ts'
import { SwitchDiscount } from './switch-discount.tsx'

export const meta = pageMeta({ title: 'Discounts', description: 'Discounts on fees.', isPrivate: true })

export default function Discounts() {
  useLive(['Discount', 'AppliableDiscount', 'RegistrationDiscount'])
  const list = useResource(discounts)
  return (
    <ResourceList
      list={list}
      note="In the order they’re applied."
      rowActions={(line) => <SwitchDiscount line={line} />}
    />
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

const defaults = { ...LIST_DEFAULTS, state: '' }

const discounts: Resource<DiscountLine, typeof defaults> = {
  title: 'Discounts',
  action: { to: '/admin/discounts/create', name: 'Create a discount' },
  defaults,
  useLines: (values) =>
    fewLines(useData(['discount lines'], loadDiscountLines), {
      values,
      wordsOf: ({ name }) => name,
      tabOf: (line) => discountState(line, clubNow().day),
      tab: values.state,
    }),
  tabs: {
    param: 'state',
    label: 'State',
    tabs: [
      { value: '', name: 'All' },
      ...DISCOUNT_STATES.map((value) => ({ value, name: discountStateNames[value].children })),
    ],
  },
  searchLabel: 'Name',
  columns,
  nameOf: ({ name }) => name,
  noMatch: {
    title: 'No matching discounts',
    text: 'Nothing matches your search.',
    clear: 'Show all discounts',
  },
  empty: {
    title: 'No discounts yet',
    text: 'A discount lowers the fees that allow it.',
    action: { to: '/admin/discounts/create', name: 'Create the first discount' },
  },
}
