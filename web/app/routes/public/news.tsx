import { agoWords } from '@touchline/domain/ago-words.ts'
import { useEffect } from 'react'
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadClub } from '../../club/load-club.ts'
import { pageMeta } from '../../page-meta.ts'
import { ChipLinks } from '../../ui/chip-links.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Section } from '../../ui/section.tsx'
import { keepNews, keptNews } from './news/kept-news.ts'
import styles from './news/news.module.css'
import * as texts from './news/news.texts.ts'
import { newsList } from './news/news-list.ts'
import { PostCard } from './news/post-card.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { news, contact } = await loadClub(context)
  return { ...newsList(news, monthOf(request)), photos: contact.socialPhotoLink, keptAt: null }
}

/** Without a connection, shows the list that this device saw last. */
export async function clientLoader({ serverLoader, request }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader<typeof loader>()
  } catch (error) {
    const kept = keptNews(monthOf(request))
    if (!kept) throw error
    return kept
  }
}

const monthOf = ({ url }: Request) => new URL(url).searchParams.get('month')

export const meta = pageMeta({
  title: texts.title,
  description: texts.description,
  path: '/news',
  keywords: texts.keywords,
})

export default function News() {
  const list = useLoaderData<typeof clientLoader>()
  const { pinned, posts, months, month, photos, keptAt } = list
  useEffect(() => {
    if (list.keptAt === null) keepNews(list)
  }, [list])
  return (
    <>
      <PageHead title={texts.headline} lead={texts.lead} />
      <div>
        {keptAt && (
          <p className={styles.kept} role="status">
            {texts.kept(agoWords(keptAt, new Date()))}
          </p>
        )}
        {pinned && (
          <Section id="pinned" title={texts.pinned}>
            <PostCard post={pinned} isPinned />
          </Section>
        )}
        <Section id="posts" title={month ? month.label : texts.allNews}>
          {months.length > 0 && (
            <ChipLinks
              label={texts.byMonth}
              chips={[
                { to: '/news', name: texts.all, isCurrent: month === null },
                ...months.map(({ month: key, label }) => ({
                  to: `/news?month=${key}`,
                  name: label,
                  isCurrent: key === month?.month,
                })),
              ]}
            />
          )}
          {posts.length === 0 ? (
            <EmptyState
              title={texts.nothing}
              action={
                <a className="button" href={photos}>
                  {texts.photos}
                </a>
              }
            >
              {texts.nothingLead}
            </EmptyState>
          ) : (
            <ul className={`plain-list ${styles.posts}`}>
              {posts.map((post) => (
                <li key={post.slug}>
                  <PostCard post={post} />
                </li>
              ))}
            </ul>
          )}
        </Section>
      </div>
    </>
  )
}
