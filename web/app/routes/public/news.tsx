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
import { newsList } from './news/news-list.ts'
import { PostCard } from './news/post-card.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { news, contact } = await loadClub(context)
  return { ...newsList(news, monthOf(request)), photos: contact.socialPhotoLink, keptAt: null }
}

/** Without a connection the list is the one that this device saw last. */
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
  title: 'News',
  description: 'What happens at the club: training, matches, events, and what our young reporters saw.',
  path: '/news',
  keywords: 'club news, match moments, training notices',
})

export default function News() {
  const list = useLoaderData<typeof clientLoader>()
  const { pinned, posts, months, month, photos, keptAt } = list
  useEffect(() => {
    if (list.keptAt === null) keepNews(list)
  }, [list])
  return (
    <>
      <PageHead title="News from the field" lead="Training, matches, events. Moments rather than scores." />
      <div>
        {keptAt && (
          <p className={styles.kept} role="status">
            The news could not be fetched just now. This is the list as this device saw it{' '}
            {agoWords(keptAt, new Date())}.
          </p>
        )}
        {pinned && (
          <Section id="pinned" title="Pinned">
            <PostCard post={pinned} isPinned />
          </Section>
        )}
        <Section id="posts" title={month ? month.label : 'All news'}>
          {months.length > 0 && (
            <ChipLinks
              label="News by month"
              chips={[
                { to: '/news', name: 'All', isCurrent: month === null },
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
              title="No news is good news"
              action={
                <a className="button" href={photos}>
                  See our photos
                </a>
              }
            >
              As soon as there is something to tell, it stands here.
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
