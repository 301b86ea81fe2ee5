import type { NewsPost } from '@touchline/domain/club/schemas/news.ts'
import { dayInYear } from '@touchline/domain/words.ts'
import styles from './news.module.css'
import * as texts from './news.texts.ts'

const NAMES: Record<NewsPost['category'], string> = {
  TRAINING: texts.training,
  MATCH: texts.match,
  EVENT: texts.event,
  CLUB: texts.club,
}

export const categoryName = (category: NewsPost['category']) => NAMES[category]

export function PostDate({ post: { date, category } }: { post: NewsPost }) {
  return (
    <p className={styles.date}>
      <span className={styles.category}>{categoryName(category)}</span>{' '}
      <time dateTime={date}>{texts.date(dayInYear(date), date.slice(0, 4))}</time>
    </p>
  )
}
