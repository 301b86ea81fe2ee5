import { withNamedFields } from '@touchline/domain/club/text-fields.ts'
import { permits } from '@touchline/domain/identity/permissions.ts'
import { translationNeed } from '@touchline/domain/translations/translation-need.ts'
import { isUnfinished, type WrittenItem } from '@touchline/domain/translations/translation-work.ts'
import { type OtherLanguage, translationCounts } from '@touchline/domain/translations/translations.ts'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useLive } from '../../../area/area-data.tsx'
import { LIST_DEFAULTS } from '../../../desk/list-params.ts'
import { useOwnPermissions } from '../../../desk/own-permissions.ts'
import { ResourceList } from '../../../desk/resource-list.tsx'
import { ALL, fewLines, type Resource, useResource } from '../../../desk/use-resource.ts'
import { pageMeta } from '../../../page-meta.ts'
import { siteContext } from '../../../site.ts'
import { Chip, type ChipWords } from '../../../ui/chip.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { KIND_NAMES, KINDS, useWork } from './load-work.ts'
import { QuotedFields } from './quoted-fields.tsx'

export const meta = pageMeta({
  title: 'Translations',
  description: 'What the club has written, in other languages.',
  isPrivate: true,
})

export const loader = ({ context }: LoaderFunctionArgs) => context.get(siteContext).today

/** Everything that the club has written and families still read, and what is missing in Chinese (Y-22). */
export default function Translations() {
  useLive(['Program', 'ClubSetting'])
  const list = useResource(written)
  return (
    <ResourceList list={list} note="Until a text is translated, families who read Chinese see the English." />
  )
}

interface Line extends WrittenItem {
  id: string
  itemId: string
}

const columns: Column<Line>[] = [
  {
    name: 'title',
    title: 'What the club wrote',
    cell: ({ kind, itemId, title }) => (
      <Link to={`/admin/translations/${kind}/${itemId}`} data-open>
        <QuotedFields text={title} />
      </Link>
    ),
  },
  { name: 'kind', title: 'Where', cell: ({ kind }) => KIND_NAMES[kind] },
  { name: 'hans', title: '简体中文', cell: (line) => <Standing line={line} language="zh-Hans" /> },
  { name: 'hant', title: '繁體中文', cell: (line) => <Standing line={line} language="zh-Hant" /> },
]

const Standing = ({ line, language }: { line: WrittenItem; language: OtherLanguage }) => (
  <span className="whole">
    <Chip {...standingOf(line, language)} />
  </span>
)

/** Outdated translations come first, since families used to see them in their language. */
function standingOf({ texts, translations }: WrittenItem, language: OtherLanguage): ChipWords {
  const { missing, changed } = translationCounts(translations, texts, language)
  if (changed > 0) return { tone: 'act', children: `${changed} changed since` }
  if (missing === texts.length) return { tone: 'quiet', children: 'Not translated' }
  if (missing > 0) return { tone: 'wait', children: `${missing} of ${texts.length} missing` }
  return { tone: 'good', children: 'Translated' }
}

/** The kinds that the user may translate. */
function useListed() {
  const { data, ...loaded } = useWork(useLoaderData<typeof loader>())
  const own = useOwnPermissions()
  const isOpen = ({ kind }: WrittenItem) => !own || permits(own.permissions, translationNeed(kind))
  const lines = data
    ?.filter(isOpen)
    .map((item): Line => ({ ...item, itemId: item.id, id: `${item.kind} ${item.id}` }))
  return { ...loaded, data: lines }
}

const TO_DO = 'todo'

const defaults = { ...LIST_DEFAULTS, tab: TO_DO, kind: '' }

const written: Resource<Line, typeof defaults> = {
  title: 'Translations',
  label: 'Texts',
  action: { to: '/admin/translations/file', name: 'Files for translators' },
  defaults,
  useLines: (values) => {
    const { data, ...loaded } = useListed()
    return fewLines(
      { ...loaded, data: data?.filter(({ kind }) => !values.kind || kind === values.kind) },
      {
        values,
        wordsOf: ({ title, texts }) => [title, ...texts.map(({ english }) => english)].join(' '),
        tabOf: (line) => (isUnfinished(line) ? TO_DO : 'done'),
        tab: values.tab === ALL ? '' : values.tab,
      },
    )
  },
  tabs: {
    param: 'tab',
    label: 'Texts',
    tabs: [
      { value: TO_DO, name: 'To do' },
      { value: 'done', name: 'Translated' },
      { value: ALL, name: 'All' },
    ],
  },
  searchLabel: 'Words in a text',
  filters: [
    {
      param: 'kind',
      label: 'Where',
      useOptions: () => [
        { value: '', label: 'Everywhere' },
        ...KINDS.map((kind) => ({ value: kind, label: KIND_NAMES[kind] })),
      ],
    },
  ],
  columns,
  nameOf: ({ title }) => withNamedFields(title),
  noMatch: { title: 'No matching texts', text: 'Nothing matches your search.', clear: 'Show all texts' },
  empty: {
    title: 'Nothing to translate',
    text: 'Everything the club has written is in every language.',
    action: { to: '/admin/programs', name: 'Programs' },
  },
}
