import type { NewsPost } from '@touchline/domain/club/schemas/news.ts'
import { Link } from 'react-router'
import { CategoryArt } from './category-art.tsx'
import styles from './news.module.css'
import { PostDate } from './post-date.tsx'

export function PostCard({ post, isPinned = false }: { post: NewsPost; isPinned?: boolean }) {
  const { slug, title, summary, category } = post
  return (
    <article className={`${styles.post} ${isPinned ? styles.pinned : ''}`}>
      <CategoryArt category={category} />
      <div className={styles.words}>
        <PostDate post={post} />
        <h3 className={styles.title}>
          <Link to={`/news/${slug}`}>{title}</Link>
        </h3>
        <p>{summary}</p>
      </div>
    </article>
  )
}
