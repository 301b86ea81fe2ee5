import { clubDay, clubInstant } from '../club-clock.ts'
import type { Translations } from '../translations/translations.ts'
import { dayAndYear } from '../words.ts'
import type { NewsDraft, NewsPost } from './schemas/news.ts'
import type { SettingRefusal } from './settings.ts'

/** The posts that are out now, and the drafts that still wait. */
export interface Published extends AllNews {
  /** The address each draft had, and the one it has as a post. */
  moved: { from: string; to: string }[]
}

export interface AllNews {
  news: NewsPost[]
  newsDrafts: NewsDraft[]
}

/** When a post is to be published; null for a draft without a time. */
export const publishedAt = ({ publishAt }: Pick<NewsDraft, 'publishAt'>): Date | null =>
  publishAt && clubInstant(publishAt.day, publishAt.time)

const isDue = (draft: NewsDraft, now: Date): boolean => {
  const at = publishedAt(draft)
  return Boolean(draft.publishNow) || (at !== null && at <= now)
}

/**
 * Moves every due draft to the front of the news, dated the day it was due (C-14). Null when none is due. If its
 * address is taken by then, a number is added, because nobody is there to choose another.
 */
export function publishDue({ news, newsDrafts }: AllNews, now: Date): Published | null {
  const due = newsDrafts.filter((draft) => isDue(draft, now))
  if (due.length === 0) return null
  const outAt = (draft: NewsDraft) => (draft.publishNow ? now : (publishedAt(draft) ?? now))
  const moved: Published['moved'] = []
  let all = news
  for (const draft of due.toSorted((a, b) => outAt(a).getTime() - outAt(b).getTime())) {
    const { publishAt: _at, publishNow: _now, ...post } = draft
    const taken = all.map(({ slug }) => slug)
    const slug = freeSlug(post.slug, taken)
    moved.push({ from: post.slug, to: slug })
    all = [{ ...post, slug, date: clubDay(outAt(draft)) }, ...all]
  }
  return { news: all, newsDrafts: newsDrafts.filter((draft) => !due.includes(draft)), moved }
}

/**
 * A published post has the day it came out, so one with a future date has to be a draft until then (C-14). Shipped
 * posts, and those that already had that date, are left alone.
 */
export function dayToComeRefusal(
  before: readonly NewsPost[],
  after: readonly NewsPost[],
  today: string,
): SettingRefusal | null {
  const wasThere = ({ slug, date }: NewsPost) =>
    before.some((post) => post.slug === slug && post.date === date)
  const place = after.findIndex((post) => post.date > today && !wasThere(post))
  const post = after[place]
  if (!post) return null
  return {
    code: 'BAD_SETTING',
    field: `news.${place}.date`,
    message: `${dayAndYear(post.date)} is in the future. To publish a post then, move it back to drafts and set the date there.`,
  }
}

/** Adds the translations of moved posts, under their new addresses: they go where the post goes (Y-28). */
export function withMoved(
  translations: Translations,
  from: Translations,
  moved: Published['moved'],
): Translations {
  const taken = moved.flatMap((post) =>
    Object.entries(from)
      .filter(([field]) => field.startsWith(`${post.from}.`))
      .map(([field, made]) => [`${post.to}${field.slice(post.from.length)}`, made] as const),
  )
  return { ...translations, ...Object.fromEntries(taken) }
}

/** When the next draft comes out; null when none is scheduled. */
export function nextPublication(newsDrafts: readonly NewsDraft[]): Date | null {
  const times = newsDrafts.flatMap((draft) => publishedAt(draft)?.getTime() ?? [])
  return times.length > 0 ? new Date(Math.min(...times)) : null
}

/** 'photo-day', or 'photo-day-2' if that is taken. */
export function freeSlug(base: string, taken: readonly string[]): string {
  let slug = base
  for (let n = 2; taken.includes(slug); n += 1) slug = `${base}-${n}`
  return slug
}
