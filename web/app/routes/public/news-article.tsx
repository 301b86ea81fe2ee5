import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadClub } from '../../club/load-club.ts'
import { RouteError } from '../../components/route-error.tsx'
import * as frame from '../../frame/frame.texts.ts'
import { SiteLink } from '../../languages/site-link.tsx'
import { written } from '../../languages/written.tsx'
import { pageMeta } from '../../page-meta.ts'
import { CopyLink } from '../../ui/copy-link.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import styles from './news/article.module.css'
import * as texts from './news/news.texts.ts'
import { newsList } from './news/news-list.ts'
import { PostArticle } from './news/post-article.tsx'
import { categoryName } from './news/post-date.tsx'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { news } = await loadClub(context)
  const post = news.find(({ slug }) => slug === params.slug)
  if (!post) throw new Response(null, { status: 404 })
  const { pinned, posts } = newsList(news, null)
  const inOrder = [...posts, ...(pinned ? [pinned] : [])]
  const next = inOrder[(inOrder.indexOf(post) + 1) % inOrder.length]
  return { post, next: next === post || !next ? null : { slug: next.slug, title: next.title } }
}

type ArticleData = Awaited<ReturnType<typeof loader>>

export const meta = pageMeta(({ loaderData }) => {
  const { post } = (loaderData ?? {}) as Partial<ArticleData>
  if (!post) return { title: frame.notFoundPage, description: texts.noArticle, isPrivate: true }
  return {
    title: post.title,
    description: post.summary,
    path: `/news/${post.slug}`,
    keywords: texts.articleKeywords(categoryName(post.category)),
    structured: [
      { '@type': 'NewsArticle', headline: post.title, datePublished: post.date, description: post.summary },
    ],
  }
})

export default function NewsArticle() {
  const { post, next } = useLoaderData<typeof loader>()
  return (
    <article>
      <PageHead
        title={written(post.title)}
        lead={written(post.summary)}
        eyebrow={<SiteLink to="/news">{texts.title}</SiteLink>}
      />
      <div className={styles.article}>
        <PostArticle post={post} />
        <p className={`no-print ${styles.actions}`}>
          <CopyLink>{texts.copyLink}</CopyLink>
        </p>
        <p className={`no-print ${styles.actions}`}>
          {next && (
            <SiteLink to={`/news/${next.slug}`}>
              {texts.readNext}
              {written(next.title)}
            </SiteLink>
          )}
          <SiteLink to="/news">{texts.allNews}</SiteLink>
        </p>
      </div>
    </article>
  )
}

export const ErrorBoundary = RouteError
