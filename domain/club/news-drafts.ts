import { clubDay, clubInstant } from '../club-clock.ts'
import type { Translations } from '../translations/translations.ts'
import { dayAndYear } from '../words.ts'
import type { NewsDraft, NewsPost } from './schemas/news.ts'
import type { SettingRefusal } from './settings.ts'

/** What is out now, and what still waits. */
export interface Published extends AllNews {
  /** Under which address each draft was known, and is known from now on. */
  moved: { from: string; to: string }[]
}

export interface AllNews {
  news: NewsPost[]
  newsDrafts: NewsDraft[]
}

/** When a post is to come out; null for a mere draft. */
export const publishedAt = ({ publishAt }: Pick<NewsDraft, 'publishAt'>): Date | null =>
  publishAt && clubInstant(publishAt.day, publishAt.time)

const isDue = (draft: NewsDraft, now: Date): boolean => {
  const at = publishedAt(draft)
  return Boolean(draft.publishNow) || (at !== null && at <= now)
}

/**
 * Puts every post whose time has come in front of the news, under the day on which it was to come out (C-14). Null when
 * there is none. An address that is taken by then gets a number: nobody is there to choose another.
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
 * A post that is out bears the day on which it came out: one with a day to come is a draft until then (C-14). Those that
 * come with the site, or were there with that day, stay as they are.
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
    message: `${dayAndYear(post.date)} is still to come. To publish a post then, move it back to drafts and give it that day there.`,
  }
}

/** The translations of one list of posts with those of posts that come from another: they go where the post goes (Y-28). */
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

/** When the next one comes out; null when none is to. */
export function nextPublication(newsDrafts: readonly NewsDraft[]): Date | null {
  const times = newsDrafts.flatMap((draft) => publishedAt(draft)?.getTime() ?? [])
  return times.length > 0 ? new Date(Math.min(...times)) : null
}

/** 'photo-day', or 'photo-day-2' where that is taken. */
export function freeSlug(base: string, taken: readonly string[]): string {
  let slug = base
  for (let n = 2; taken.includes(slug); n += 1) slug = `${base}-${n}`
  return slug
}
