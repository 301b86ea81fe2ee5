import { orderedName } from '@touchline/domain/kit/ordered-name.ts'
import { inSentence, type Kit } from '@touchline/domain/kit/product.ts'
import { OVERDUE_AGES } from '@touchline/domain/money/overdue-age.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { dayFrom, monthName } from '@touchline/domain/words.ts'
import { useMemo } from 'react'
import { clubNow } from '../../../club/club-now.ts'
import { LIST_DEFAULTS } from '../../../desk/list-params.ts'
import { ResourceList } from '../../../desk/resource-list.tsx'
import { type Resource, useResource } from '../../../desk/use-resource.ts'
import { useKit } from '../../../kit/use-kit.ts'
import { pageMeta } from '../../../page-meta.ts'
import { AGE_NAMES } from './age-names.ts'
import { familyColumn, familyName, referenceColumn } from './family-cell.tsx'
import { type DueLine, dueList, useMoneyLines } from './money-data.ts'

export const meta = pageMeta({
  title: 'Dues',
  description: 'What families owe and have paid.',
  isPrivate: true,
})

export default function Dues() {
  const kit = useKit()
  const list = useResource(useMemo(() => duesOf(kit), [kit]))
  return <ResourceList list={list} />
}

const whatFor = (kit: Kit, { program, itemType, itemName }: DueLine) =>
  program ?? (itemType ? inSentence(orderedName(kit, { itemType, itemName })) : 'Refunded, and owed again')
const monthIn = (month: string) => `${monthName(month)} ${month.slice(0, 4)}`

const defaults = { ...LIST_DEFAULTS, age: '', month: '', program: '', open: '' }

const duesOf = (kit: Kit): Resource<DueLine, typeof defaults> => ({
  title: 'Dues',
  action: { to: '/admin/money', name: 'All money', isQuiet: true },
  defaults,
  useLines: (values) => useMoneyLines(dueList, values),
  tabs: {
    param: 'age',
    label: 'Overdue',
    isUncounted: true,
    alongside: { month: '', program: '' },
    tabs: [{ value: '', name: 'All' }, ...OVERDUE_AGES.map((value) => ({ value, name: AGE_NAMES[value] }))],
  },
  columns: [
    familyColumn,
    referenceColumn,
    { name: 'child', title: 'Child', cell: ({ player }) => player },
    { name: 'for', title: 'For', cell: (line) => whatFor(kit, line) },
    { name: 'month', title: 'Month', cell: ({ month }) => monthIn(month) },
    {
      name: 'due',
      title: 'Due',
      cell: ({ dueOn }) => <span className="whole">{dayFrom(clubNow().day, dueOn)}</span>,
    },
    { name: 'cents', title: 'Charged', isNumber: true, cell: ({ cents }) => formatCents(cents) },
    { name: 'paid', title: 'Paid', isNumber: true, cell: ({ coveredCents }) => formatCents(coveredCents) },
    {
      name: 'open',
      title: 'Open',
      isNumber: true,
      cell: ({ cents, coveredCents }) => formatCents(cents - coveredCents),
    },
  ],
  nameOf: (line) => `${familyName(line)}, ${whatFor(kit, line)}`,
  empty: {
    title: 'Nothing here',
    text: 'No one owes anything here.',
    action: { to: '/admin/money', name: 'All money' },
  },
})
