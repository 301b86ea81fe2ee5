import { monthOf } from '@touchline/domain/calendar-day.ts'
import type { NewsPost } from '@touchline/domain/club/schemas/news.ts'
import { compareText, monthAndYear } from '@touchline/domain/words.ts'

interface NewsMonth {
  month: string
  /** 'October 2025' */
  label: string
}

export interface NewsList {
  /** The newest pinned post, on the whole list only. */
  pinned: NewsPost | null
  /** Newest first. */
  posts: NewsPost[]
  months: NewsMonth[]
  /** The requested month, if it has news. */
  month: NewsMonth | null
}

export function newsList(news: readonly NewsPost[], wanted: string | null): NewsList {
  const sorted = newestFirst(news)
  const months = [...new Set(sorted.map(({ date }) => monthOf(date)))].map(nameMonth)
  const month = months.find((one) => one.month === wanted) ?? null
  const pinned = month ? null : (sorted.find((post) => post.pinned) ?? null)
  const posts = sorted.filter((post) => post !== pinned && (!month || monthOf(post.date) === month.month))
  return { pinned, posts, months, month }
}

/** Posts of the same day are stored with the latest first. */
export const newestFirst = (news: readonly NewsPost[]): NewsPost[] =>
  news.toSorted((a, b) => compareText(b.date, a.date))

const nameMonth = (month: string): NewsMonth => ({ month, label: monthAndYear(month) })
