import type { NewsPost } from '@touchline/domain/club/schemas/news.ts'
import { PostArticle } from '../../public/news/post-article.tsx'
import { PostCard } from '../../public/news/post-card.tsx'
import styles from './post-editor.module.css'

/** The card on the news page and the page behind it, made of the site's own pieces. */
export function PostPreview({ post }: { post: NewsPost }) {
  return (
    <aside className={styles.preview} aria-label="Preview">
      <h2>As families will see it</h2>
      <div inert className={styles.shown}>
        <PostCard post={post} />
      </div>
      <div inert className={styles.shown}>
        <h3 className={styles.title}>{post.title || 'Title'}</h3>
        <p className="quiet">{post.summary}</p>
        <PostArticle post={post} />
      </div>
    </aside>
  )
}
