import type { NewsDraft } from '@touchline/domain/club/schemas/news.ts'
import { emptyValue, settingShape } from '@touchline/domain/club/setting-shape.ts'
import { useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router'
import { useData, useLive } from '../../../area/area-data.tsx'
import { loadClub } from '../../../club/load-club.ts'
import { pageMeta } from '../../../page-meta.ts'
import { siteContext } from '../../../site.ts'
import { DeskPage } from '../../../ui/desk-page.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import { DraftEditor } from './draft-editor.tsx'
import { type LoadedNews, loadNews } from './keep-post.ts'
import { PublishedEditor } from './published-editor.tsx'

export const meta = pageMeta({ title: 'Post', description: 'One post of the news.', isPrivate: true })

/** What the texts of a post can quote. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { seasons } = await loadClub(context)
  return { seasons, today: context.get(siteContext).today }
}

export default function Post() {
  useLive(['ClubSetting'])
  const { kind = '', slug = '' } = useParams()
  const loaded = useData(['news'], loadNews)
  return (
    <ListStates loaded={loaded}>
      {(news) => <Found key={`${kind} ${slug}`} news={news} kind={kind} slug={slug} />}
    </ListStates>
  )
}

/** The post as it was when opened, so that input stays on the screen whatever happens to the post meanwhile. */
function Found({ news, kind, slug }: { news: LoadedNews; kind: string; slug: string }) {
  const year = useLoaderData<typeof loader>()
  const { settings } = news
  const [draft] = useState(() => settings.newsDrafts.find((one) => one.slug === slug))
  const [post] = useState(() => settings.news.find((one) => one.slug === slug))
  const back = <Link to="/admin/news">All news</Link>
  if (kind === 'posts' && post)
    return (
      <DeskPage
        title="Published post"
        note={back}
        action={<Link to={`/news/${slug}`}>See it on the site</Link>}
      >
        <PublishedEditor start={post} settings={settings} year={year} />
      </DeskPage>
    )
  const isNew = kind === 'new'
  if (isNew || (kind === 'drafts' && draft))
    return (
      <DeskPage title={isNew ? 'New post' : 'Draft'} note={back}>
        <DraftEditor start={draft ?? emptyDraft()} isNew={isNew} settings={settings} year={year} />
      </DeskPage>
    )
  return (
    <DeskPage title="Post" note={back}>
      <p>We can’t find this post. It may have been published, moved or deleted.</p>
    </DeskPage>
  )
}

function emptyDraft(): NewsDraft {
  const list = settingShape('newsDrafts')
  return emptyValue(list.kind === 'list' ? list.item : list) as NewsDraft
}
