import type { TranslatedKind } from '@touchline/domain/translation-work.ts'
import type { OtherLanguage } from '@touchline/domain/translations.ts'

export const LANGUAGE_NAMES: Record<OtherLanguage, string> = { 'zh-Hans': '简体中文', 'zh-Hant': '繁體中文' }

const LABELS: Record<string, string> = {
  name: 'Name',
  description: 'Description',
  location: 'Where',
  message: 'Message',
  question: 'Question',
  answer: 'Answer',
  title: 'Title',
  summary: 'Summary',
  quote: 'Quote',
  who: 'For whom',
  place: 'Where',
}

/** 'photo-day.body.2' → 'Paragraph 2' */
export function textLabel(field: string): string {
  const [last = '', before] = field.split('.').toReversed()
  return before === 'body' ? `Paragraph ${last}` : (LABELS[last] ?? last)
}

/** Where the English is written. */
export function englishPage(kind: TranslatedKind, id: string): string {
  if (kind === 'program') return `/admin/programs/${id}/edit`
  return kind === 'news' ? `/admin/news/posts/${id}` : `/admin/settings/${kind}`
}
