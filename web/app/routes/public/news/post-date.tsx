import type { NewsPost } from '@touchline/domain/club/schemas/news.ts'
import { dayInYear } from '@touchline/domain/words.ts'
import styles from './news.module.css'

const NAMES: Record<NewsPost['category'], string> = {
  TRAINING: 'Training',
  MATCH: 'Match',
  EVENT: 'Event',
  CLUB: 'Club',
}

export function PostDate({ post: { date, category } }: { post: NewsPost }) {
  return (
    <p className={styles.date}>
      <span className={styles.category}>{NAMES[category]}</span>{' '}
      <time dateTime={date}>
        {dayInYear(date)}, {date.slice(0, 4)}
      </time>
    </p>
  )
}
