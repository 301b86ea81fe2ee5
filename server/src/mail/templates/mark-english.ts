import { escapeHtml } from './escape-html.ts'

/** Text as HTML, with its line breaks. */
export const asLines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>')

export type Marked = (html: string) => string

/** Marks these words wherever they stand: a reader's device then says and breaks them as English. */
export function markEnglish(words: readonly string[]): Marked {
  const patterns = words
    .filter((text) => /[A-Za-z]/.test(text))
    .toSorted((a, b) => b.length - a.length)
    .map((text) => asLines(text).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  if (patterns.length === 0) return (html) => html
  // Whole words, and none of an entity.
  const pattern = new RegExp(`(?<![\\w&#])(?:${patterns.join('|')})(?!\\w)`, 'g')
  return (html) => html.replaceAll(pattern, '<span lang="en">$&</span>')
}
