import type { NewsPost } from '@touchline/domain/club/schemas/news.ts'
import { Link } from 'react-router'
import { CategoryArt } from './category-art.tsx'
import styles from './news.module.css'
import { PostDate } from './post-date.tsx'
import { PostPhoto } from './post-photo.tsx'

export function PostCard({ post, isPinned = false }: { post: NewsPost; isPinned?: boolean }) {
  const { slug, title, summary, category, photo } = post
  const art = <CategoryArt category={category} />
  return (
    <article className={`${styles.post} ${isPinned ? styles.pinned : ''}`}>
      {photo ? <PostPhoto photo={photo} instead={art} /> : art}
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
