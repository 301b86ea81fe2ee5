import type { NewsPost } from '@touchline/domain/club/schemas/news.ts'
import { written } from '../../../languages/written.tsx'
import styles from './article.module.css'
import * as texts from './news.texts.ts'
import { PostDate } from './post-date.tsx'
import { PostPhoto } from './post-photo.tsx'

/** The body of a post, on its own page and in the desk's preview. */
export function PostArticle({ post }: { post: NewsPost }) {
  return (
    <>
      <PostDate post={post} />
      {post.photo && <PostPhoto photo={post.photo} />}
      {post.body.map((paragraph) => (
        <p key={paragraph}>{written(paragraph)}</p>
      ))}
      {post.quote && (
        <figure className={styles.reporter}>
          <blockquote>{written(post.quote.words)}</blockquote>
          <figcaption>
            {written(post.quote.who)}
            {texts.ourReporter}
          </figcaption>
        </figure>
      )}
    </>
  )
}
