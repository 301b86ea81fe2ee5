import type { TranslatableText } from '../translations/translations-refusal.ts'
import { type StoredSetting, storedSettings } from './content.ts'
import { LONGEST_LINE, LONGEST_PARAGRAPH } from './schemas/fields.ts'
import type { NewsPost } from './schemas/news.ts'
import type { ClubSettings } from './settings.ts'

const LINE = { longest: LONGEST_LINE }
const PARAGRAPH = { longest: LONGEST_PARAGRAPH }
const LINE_WITH_FIELDS = { longest: LONGEST_LINE, hasFields: true }
const PARAGRAPH_WITH_FIELDS = { longest: LONGEST_PARAGRAPH, hasFields: true }

type Limits = Pick<TranslatableText, 'longest' | 'hasFields'>
type Change = (field: string, english: string, limits: Limits) => string

/** The settings whose texts the club can translate at the desk (Y-20). */
export const TRANSLATED_SETTINGS = ['statusStrip', 'faq', 'news', 'newsDrafts', 'events'] as const

export type TranslatedSetting = (typeof TRANSLATED_SETTINGS)[number]

type Changed = {
  [Key in TranslatedSetting]: (value: ClubSettings[Key], change: Change) => ClubSettings[Key]
}

/** Which texts of a setting can be translated: each is named by its item and its field, and may be changed into another. */
const CHANGED: Changed = {
  faq: (items, change) =>
    items.map((item) => ({
      ...item,
      question: change(`${item.id}.question`, item.question, LINE_WITH_FIELDS),
      answer: change(`${item.id}.answer`, item.answer, PARAGRAPH_WITH_FIELDS),
    })),
  news: (posts, change) => posts.map((post) => changedPost(post, change)),
  newsDrafts: (drafts, change) => drafts.map((draft) => changedPost(draft, change)),
  events: (items, change) =>
    items.map((event) => ({
      ...event,
      title: change(`${event.id}.title`, event.title, LINE),
      who: change(`${event.id}.who`, event.who, LINE),
      place: change(`${event.id}.place`, event.place, LINE),
      description: change(`${event.id}.description`, event.description, PARAGRAPH),
    })),
  statusStrip: (strip, change) => strip && { ...strip, message: change('message', strip.message, LINE) },
}

/** The same for a draft as for a post: what is translated before it is out goes out with it. */
function changedPost<Post extends Omit<NewsPost, 'date'>>(post: Post, change: Change): Post {
  const { slug, quote } = post
  return {
    ...post,
    title: change(`${slug}.title`, post.title, LINE_WITH_FIELDS),
    summary: change(`${slug}.summary`, post.summary, PARAGRAPH_WITH_FIELDS),
    body: post.body.map((text, n) => change(`${slug}.body.${n + 1}`, text, PARAGRAPH_WITH_FIELDS)),
    quote: quote && { ...quote, words: change(`${slug}.quote`, quote.words, PARAGRAPH) },
  }
}

export const isTranslatedSetting = (key: string): key is TranslatedSetting => Object.hasOwn(CHANGED, key)

/** The same setting with each of its texts changed. */
export const withTexts = <Key extends TranslatedSetting>(
  key: Key,
  value: ClubSettings[Key],
  change: Change,
): ClubSettings[Key] => CHANGED[key](value, change)

/** Its texts one by one, as they are kept. */
export function ownTexts<Key extends TranslatedSetting>(
  key: Key,
  value: ClubSettings[Key],
): TranslatableText[] {
  const texts: TranslatableText[] = []
  withTexts(key, value, (field, english, limits) => {
    texts.push({ field, english, ...limits })
    return english
  })
  return texts
}

/** The same of a setting as it is stored; none where it has no texts that can be translated. */
export const storedTexts = (row: StoredSetting): TranslatableText[] =>
  isTranslatedSetting(row.key) ? ownTexts(row.key, storedSettings([row])[row.key]) : []
