import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { LIST_DEFAULTS } from '../../../desk/list-params.ts'
import { ResourceList } from '../../../desk/resource-list.tsx'
import { type Resource, useResource } from '../../../desk/use-resource.ts'
import { pageMeta } from '../../../page-meta.ts'
import { familyColumn, familyName, referenceColumn } from './family-cell.tsx'
import { type CreditLine, creditList, useMoneyLines } from './money-data.ts'

export const meta = pageMeta({
  title: 'Credit',
  description: 'Families who have paid ahead.',
  isPrivate: true,
})

export default function Credits() {
  return <ResourceList list={useResource(credits)} note="It covers what’s due next, or gets refunded." />
}

const credits: Resource<CreditLine> = {
  title: 'Credit',
  action: { to: '/admin/money', name: 'All money', isQuiet: true },
  defaults: LIST_DEFAULTS,
  useLines: (values) => useMoneyLines(creditList, values),
  columns: [
    familyColumn,
    referenceColumn,
    { name: 'credit', title: 'Credit', isNumber: true, cell: ({ cents }) => formatCents(cents) },
  ],
  nameOf: familyName,
  empty: {
    title: 'No credit',
    text: 'No family has paid more than it was charged.',
    action: { to: '/admin/money', name: 'All money' },
  },
}
