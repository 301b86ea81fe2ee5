import { dayFrom } from '@touchline/domain/words.ts'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useData, useLive } from '../../../area/area-data.tsx'
import { clubNow } from '../../../club/club-now.ts'
import { datedMoment } from '../../../club/day-words.ts'
import { loadClub } from '../../../club/load-club.ts'
import { LIST_DEFAULTS } from '../../../desk/list-params.ts'
import { ResourceList } from '../../../desk/resource-list.tsx'
import { fewLines, type Resource, useResource } from '../../../desk/use-resource.ts'
import { pageMeta } from '../../../page-meta.ts'
import { siteContext } from '../../../site.ts'
import { Chip, type ChipWords } from '../../../ui/chip.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { SettingHistory } from '../settings/setting-history.tsx'
import { loadNews } from './keep-post.ts'
import { type NewsLine, newsLines } from './news-lines.ts'

export const meta = pageMeta({ title: 'News', description: 'What the club tells families.', isPrivate: true })

/** What the titles can quote. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { seasons } = await loadClub(context)
  return { seasons, today: context.get(siteContext).today }
}

export default function News() {
  useLive(['ClubSetting'])
  const list = useResource(posts)
  const { data } = useData(['news'], loadNews)
  const kept = data?.rows.find(({ key }) => key === 'news')
  return (
    <ResourceList list={list} note="Drafts are only for the desk. Families see the newest post first.">
      {data && kept && <SettingHistory settingKey="news" kept={kept} content={data.settings} />}
    </ResourceList>
  )
}

const STATES: Record<NewsLine['state'], ChipWords> = {
  DRAFT: { tone: 'act', children: 'Draft' },
  SCHEDULED: { tone: 'wait', children: 'Scheduled' },
  PUBLISHED: { tone: 'good', children: 'Published' },
}

const columns: Column<NewsLine>[] = [
  {
    name: 'title',
    title: 'Post',
    cell: ({ title, to }) => (
      <Link to={to} data-open>
        {title}
      </Link>
    ),
  },
  {
    name: 'state',
    title: 'Status',
    cell: ({ state }) => (
      <span className="whole">
        <Chip {...STATES[state]} />
      </span>
    ),
  },
  { name: 'when', title: 'When', cell: ({ state, when }) => whenWords(state, when) },
]

function whenWords(state: NewsLine['state'], when: string | null): string {
  if (when === null) return 'Not set'
  return state === 'SCHEDULED' ? datedMoment(when) : dayFrom(clubNow().day, when)
}

const TABS: Record<NewsLine['state'], string> = {
  DRAFT: 'drafts',
  SCHEDULED: 'scheduled',
  PUBLISHED: 'published',
}

function useListed() {
  const { data, ...loaded } = useData(['news'], loadNews)
  const year = useLoaderData<typeof loader>()
  return { ...loaded, data: data && newsLines(data.settings, year) }
}

const defaults = { ...LIST_DEFAULTS, tab: '' }

const posts: Resource<NewsLine, typeof defaults> = {
  title: 'News',
  label: 'Posts',
  action: { to: '/admin/news/new', name: 'Write a post' },
  defaults,
  useLines: (values) =>
    fewLines(useListed(), {
      values,
      wordsOf: ({ title, summary }) => `${title} ${summary}`,
      tabOf: ({ state }) => TABS[state],
      tab: values.tab,
    }),
  tabs: {
    param: 'tab',
    label: 'Posts',
    tabs: [
      { value: '', name: 'All' },
      { value: 'drafts', name: 'Drafts' },
      { value: 'scheduled', name: 'Scheduled' },
      { value: 'published', name: 'Published' },
    ],
  },
  searchLabel: 'Title or summary',
  columns,
  nameOf: ({ title }) => title,
  noMatch: { title: 'No matching posts', text: 'Nothing matches your search.', clear: 'Show all posts' },
  empty: {
    title: 'No news yet',
    text: 'Write a post, preview it as families will see it, and publish it now or at a time you choose.',
    action: { to: '/admin/news/new', name: 'Write the first post' },
  },
}
