import type { NewsPost } from '@touchline/domain/club/schemas/news.ts'
import styles from './article.module.css'
import { PostDate } from './post-date.tsx'
import { PostPhoto } from './post-photo.tsx'

/** What a post says below its title: on its own page, and before it is out at the desk. */
export function PostArticle({ post }: { post: NewsPost }) {
  return (
    <>
      <PostDate post={post} />
      {post.photo && <PostPhoto photo={post.photo} />}
      {post.body.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {post.quote && (
        <figure className={styles.reporter}>
          <blockquote>{post.quote.words}</blockquote>
          <figcaption>{post.quote.who}, our reporter on the field</figcaption>
        </figure>
      )}
    </>
  )
}
