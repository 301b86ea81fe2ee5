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

/** Visits the translatable texts of a setting. Each is named by its item and field, and `change` may replace it. */
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

/** Works for drafts as well as posts, so that a draft's translations are published with it. */
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

/** The setting with each of its texts passed through `change`. */
export const withTexts = <Key extends TranslatedSetting>(
  key: Key,
  value: ClubSettings[Key],
  change: Change,
): ClubSettings[Key] => CHANGED[key](value, change)

/** The texts of a setting one by one, in English. */
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

/** The same for a stored setting; empty if it has no translatable texts. */
export const storedTexts = (row: StoredSetting): TranslatableText[] =>
  isTranslatedSetting(row.key) ? ownTexts(row.key, storedSettings([row])[row.key]) : []
