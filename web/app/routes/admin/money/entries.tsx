import { orderedName } from '@touchline/domain/kit/ordered-name.ts'
import { inSentence, type Kit } from '@touchline/domain/kit/product.ts'
import { ENTRY_KINDS } from '@touchline/domain/money/entry.ts'
import { KIND_NAMES, METHOD_NAMES } from '@touchline/domain/money/entry-words.ts'
import { dollarsFromCents, formatCents } from '@touchline/domain/pricing/cents.ts'
import { useMemo } from 'react'
import type { CsvColumn } from '../../../desk/csv.ts'
import { LIST_DEFAULTS } from '../../../desk/list-params.ts'
import { ResourceList } from '../../../desk/resource-list.tsx'
import { useExport } from '../../../desk/save-button.tsx'
import { type Resource, useResource } from '../../../desk/use-resource.ts'
import { useKit } from '../../../kit/use-kit.ts'
import { pageMeta } from '../../../page-meta.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import ui from '../../../ui/ui.module.css'
import { familyColumn, familyCsv, familyName, referenceColumn } from './family-cell.tsx'
import { type EntryLine, entryList, useMoneyLines } from './money-data.ts'

export const meta = pageMeta({ title: 'Entries', description: 'Every entry in the books.', isPrivate: true })

/** The books, entry by entry, as the accountant gets them in a file. */
export default function Entries() {
  const kit = useKit()
  const list = useResource(useMemo(() => entriesOf(kit), [kit]))
  const { values, change } = list
  const file = useExport('Entries', csvOf(kit))
  const day = (name: 'first' | 'last', label: string) => (
    <Field
      label={label}
      type="date"
      isShort
      value={values[name]}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
    />
  )
  return (
    <ResourceList
      list={list}
      top={
        <div className={ui.actions}>
          {day('first', 'From')}
          {day('last', 'To')}
          <Button isBusy={file.isBusy} onClick={() => list.every && file.save(list.every)}>
            Save for the accountant (CSV)
          </Button>
        </div>
      }
    />
  )
}

const goodsOf = (kit: Kit, { program, itemType, itemName }: EntryLine) =>
  program ?? (itemType && inSentence(orderedName(kit, { itemType, itemName })))

const whatFor = (kit: Kit, entry: EntryLine) => [entry.player, goodsOf(kit, entry)].filter(Boolean).join(', ')
const kindOf = ({ kind, undoneKind }: EntryLine) =>
  undoneKind ? `${KIND_NAMES.REVERSAL}: ${KIND_NAMES[undoneKind].toLowerCase()}` : KIND_NAMES[kind]

const csvOf = (kit: Kit): CsvColumn<EntryLine>[] => [
  ['Number', ({ number }) => number],
  ['Day', ({ day }) => day],
  ['Kind', kindOf],
  ['Amount', ({ cents }) => dollarsFromCents(cents)],
  ...familyCsv,
  ['Child', ({ player }) => player],
  ['For', (entry) => goodsOf(kit, entry)],
  ['Month', ({ month }) => month],
  ['How', ({ method }) => method && METHOD_NAMES[method]],
  ['Payer', ({ payer }) => payer],
  ['Bank reference', ({ bankReference }) => bankReference],
  ['Note', ({ note }) => note],
  ['Booked by', ({ bookedBy, isAutomatic }) => (isAutomatic ? 'Automatically' : bookedBy)],
]

const defaults = { ...LIST_DEFAULTS, kind: '', first: '', last: '' }

const entriesOf = (kit: Kit): Resource<EntryLine, typeof defaults> => ({
  title: 'Entries',
  action: { to: '/admin/money', name: 'All money', isQuiet: true },
  defaults,
  useLines: (values) => useMoneyLines(entryList, values),
  tabs: {
    param: 'kind',
    label: 'Kind',
    isUncounted: true,
    tabs: [
      { value: '', name: 'All' },
      ...ENTRY_KINDS.filter((kind) => kind !== 'REVERSAL').map((value) => ({
        value,
        name: KIND_NAMES[value],
      })),
    ],
  },
  columns: [
    familyColumn,
    referenceColumn,
    { name: 'day', title: 'Day', cell: ({ day }) => <span className="whole">{day}</span> },
    { name: 'kind', title: 'Kind', cell: kindOf },
    { name: 'amount', title: 'Amount', isNumber: true, cell: ({ cents }) => formatCents(cents) },
    { name: 'for', title: 'For', cell: (line) => whatFor(kit, line) },
    { name: 'how', title: 'How', cell: ({ method }) => method && METHOD_NAMES[method] },
    { name: 'bank', title: 'Bank reference', cell: ({ bankReference }) => bankReference },
    { name: 'note', title: 'Note', cell: ({ note }) => note },
  ],
  nameOf: (line) => `${familyName(line)}, ${kindOf(line)}`,
  empty: {
    title: 'No entries',
    text: 'Nothing was booked on these days.',
    action: { to: '/admin/money/entries', name: 'Show all entries' },
  },
})
