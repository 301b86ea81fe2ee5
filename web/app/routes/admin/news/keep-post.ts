import { storedSettings } from '@touchline/domain/club/content.ts'
import { freeSlug, withMoved } from '@touchline/domain/club/news-drafts.ts'
import type { ClubSettings } from '@touchline/domain/club/settings.ts'
import { readTranslations, type Translations } from '@touchline/domain/translations/translations.ts'
import type { Request } from '../../../data/request.ts'
import { type KeptSetting, keepSetting, keptSettings } from '../../../desk/club-setting.ts'
import { slugOf } from '../settings/fill-slugs.ts'

export type NewsKey = 'news' | 'newsDrafts'
export type Written<Key extends NewsKey> = ClubSettings[Key][number]

export interface LoadedNews {
  rows: KeptSetting[]
  settings: ClubSettings
}

/** The published news and the drafts, with the settings that their texts quote. */
export async function loadNews(request: Request): Promise<LoadedNews> {
  const rows = await keptSettings(request)
  const counted = rows.filter(({ key, published }) => published || key === 'newsDrafts')
  return { rows, settings: storedSettings(counted) }
}

/** Somebody else has changed or removed the same post; changes to other posts in the list do not matter. */
export class PostChanged<Key extends NewsKey = NewsKey> extends Error {
  readonly rowId: string
  readonly theirs: Written<Key> | null

  constructor(rowId: string, theirs: Written<Key> | null) {
    super('This post was changed in the meantime.')
    this.rowId = rowId
    this.theirs = theirs
  }
}

interface ToKeep<Key extends NewsKey> {
  key: Key
  /** The post when it was opened; null for a new one. */
  before: Written<Key> | null
  /** Null: remove it. */
  after: Written<Key> | null
  /** Updates the translations of the list, as others have left them. */
  translated?: (translations: Translations) => Translations
}

/** Changes one post of the list and keeps the others as they are now. Returns the post, whose address may be new. */
export async function keepPost<Key extends NewsKey>(
  request: Request,
  { key, before, after, translated }: ToKeep<Key>,
): Promise<Written<Key> | null> {
  const { rows, settings } = await loadNews(request)
  const over = rows.find((row) => row.key === key) ?? null
  const list: readonly Written<NewsKey>[] = settings[key]
  const theirs = list.find(({ slug }) => slug === before?.slug) ?? null
  if (before && JSON.stringify(theirs) !== JSON.stringify(before))
    throw new PostChanged(over?.id ?? '', theirs as Written<Key> | null)
  const others = list.filter((post) => post !== theirs).map(({ slug }) => slug)
  const kept = after && {
    ...after,
    slug: after.slug || freeSlug(slugOf(after.title) || 'post', others),
  }
  const next = theirs
    ? list.flatMap((post) => (post === theirs ? (kept ?? []) : post))
    : [...(kept ? [kept] : []), ...list]
  await keepSetting(request, {
    key,
    value: next,
    over,
    published: key === 'news',
    ...(translated && { translations: JSON.stringify(translated(readTranslations(over?.translations))) }),
  })
  return kept
}

/** Creates the draft before removing the post: whatever happens in between, nothing that was written is lost. */
export async function moveToDrafts(request: Request, post: Written<'news'>): Promise<string> {
  const { date: _date, ...draft } = post
  const { rows, settings } = await loadNews(request)
  const taken = settings.newsDrafts.map((one) => one.slug)
  const slug = freeSlug(draft.slug, taken)
  const made = readTranslations(rows.find(({ key }) => key === 'news')?.translations)
  await keepPost(request, {
    key: 'newsDrafts',
    before: null,
    after: { ...draft, slug, publishAt: null },
    translated: (translations) => withMoved(translations, made, [{ from: draft.slug, to: slug }]),
  })
  await keepPost(request, { key: 'news', before: post, after: null })
  return slug
}
