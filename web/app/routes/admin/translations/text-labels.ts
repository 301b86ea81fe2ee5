import type { TranslatedKind } from '@touchline/domain/translations/translation-work.ts'

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
  if (kind === 'news') return `/admin/news/posts/${id}`
  return kind === 'newsDrafts' ? `/admin/news/drafts/${id}` : `/admin/settings/${kind}`
}
