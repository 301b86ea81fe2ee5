import type { ClubYear } from '@touchline/domain/club/content.ts'
import { publishedAt } from '@touchline/domain/club/news-drafts.ts'
import type { NewsDraft, NewsPost } from '@touchline/domain/club/schemas/news.ts'
import type { ClubSettings } from '@touchline/domain/club/settings.ts'
import { newestFirst } from '../../public/news/news-list.ts'
import { asShown } from './as-shown.ts'

export interface NewsLine {
  id: string
  title: string
  summary: string
  state: 'DRAFT' | 'SCHEDULED' | 'PUBLISHED'
  /** The instant when a scheduled post comes out, or the day of a published one. */
  when: string | null
  to: string
}

/** Drafts, then scheduled posts with the next one first, then published posts with the newest first. */
export function newsLines(settings: ClubSettings, year: ClubYear): NewsLine[] {
  const { news, newsDrafts } = settings
  const drafts = newsDrafts.map((draft) => draftLine(draft, year.today))
  const isWaiting = ({ state }: Line) => state === 'SCHEDULED'
  const lines = [
    ...drafts.filter((line) => !isWaiting(line)),
    ...drafts.filter(isWaiting).toSorted((a, b) => Date.parse(a.when ?? '') - Date.parse(b.when ?? '')),
    ...newestFirst(news).map(postLine),
  ]
  return lines.map(({ post, ...line }) => {
    const { title, summary } = asShown(post, settings, year)
    return { ...line, title, summary }
  })
}

type Line = Omit<NewsLine, 'title' | 'summary'> & { post: NewsPost }

function draftLine(draft: NewsDraft, today: string): Line {
  const { publishAt, publishNow: _now, ...written } = draft
  return {
    id: `draft ${draft.slug}`,
    post: { ...written, date: publishAt?.day ?? today },
    state: publishAt ? 'SCHEDULED' : 'DRAFT',
    when: publishedAt(draft)?.toISOString() ?? null,
    to: `/admin/news/drafts/${draft.slug}`,
  }
}

const postLine = (post: NewsPost): Line => ({
  id: post.slug,
  post,
  state: 'PUBLISHED',
  when: post.date,
  to: `/admin/news/posts/${post.slug}`,
})
