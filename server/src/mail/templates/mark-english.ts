import { escapeHtml } from './escape-html.ts'

/** Text as HTML, with its line breaks. */
export const asLines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>')

export type Marked = (html: string) => string

/**
 * Finds these words wherever they stand whole, a longer one before those within it. Before them comes nothing of this class:
 * in HTML nothing of an entity either. Null where there are none to find.
 */
export function wholeWords(words: readonly string[], before = '\\w'): RegExp | null {
  const patterns = words
    .toSorted((a, b) => b.length - a.length)
    .map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return patterns.length === 0 ? null : new RegExp(`(?<![${before}])(?:${patterns.join('|')})(?!\\w)`, 'g')
}

/** Marks these words wherever they stand: a reader's device then says and breaks them as English. */
export function markEnglish(words: readonly string[]): Marked {
  const pattern = wholeWords(words.filter((text) => /[A-Za-z]/.test(text)).map(asLines), '\\w&#')
  return pattern ? (html) => html.replaceAll(pattern, '<span lang="en">$&</span>') : (html) => html
}
