import type { NewsPost } from '@touchline/domain/club/schemas/news.ts'
import { SiteLink } from '../../../languages/site-link.tsx'
import { written } from '../../../languages/written.tsx'
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
          <SiteLink to={`/news/${slug}`}>{written(title)}</SiteLink>
        </h3>
        <p>{written(summary)}</p>
      </div>
    </article>
  )
}

const DRAWINGS: Record<NewsPost['category'], string> = {
  TRAINING: 'M20 100L34 64H46L60 100ZM28 80H52M80 100L94 64H106L120 100ZM88 80H112M46 46C70 20 110 20 134 44',
  MATCH: 'M80 0V120M80 30a30 30 0 0 1 0 60a30 30 0 0 1 0-60M0 36H26V84H0M160 36H134V84H160',
  EVENT:
    'M50 24H110V54A30 30 0 0 1 50 54ZM50 34H32c0 20 8 28 22 28M110 34H128c0 20-8 28-22 28M80 84V100M58 104H102',
  CLUB: 'M44 16H116V64c0 22-18 34-36 42c-18-8-36-20-36-42ZM44 44H116M80 44V58a14 14 0 0 1 0 28a14 14 0 0 1 0-28',
}

/** No photo without consent: each kind of news has a drawing instead. */
function CategoryArt({ category }: { category: NewsPost['category'] }) {
  return (
    <svg
      className={`${styles.art} ${styles[category]}`}
      viewBox="0 0 160 120"
      aria-hidden="true"
      focusable="false"
    >
      <path d={DRAWINGS[category]} />
    </svg>
  )
}
